const ofNewPassword = ['password_common', 'password_personal']
/** Of an account with a password, and of one without. */
const askedAgain = ['wrong_password', 'login_again_needed']
const ofMailedLink = ['token_invalid', 'token_used', 'token_expired']

export const identityDescriptions = {
  refresh: {
    detail:
      'Browsers keep a refresh token in a cookie that only the calls below `/auth` see. It is good for one use: the answer brings the next one. Other programs log in again.',
    refusals: ['session_ended'],
  },
}

export const accountDescriptions = {
  register: {
    detail:
      'Makes an account, logs in on this device and sends an email that asks to confirm the address. Until then the account has less: fewer bookings, and no business that is listed.',
    refusals: ['email_taken', 'session_ended', ...ofNewPassword],
  },
  login: {
    detail:
      'Answers with an access token for ten minutes, which goes into the header `Authorization: Bearer ...`, and sets the refresh cookie. A wrong address and a wrong password answer the same.',
    refusals: ['wrong_credentials', 'email_reset_needed', 'session_ended'],
  },
  requestCode: {
    detail:
      'Mails six digits that are good for ten minutes, and sets a cookie: the code works together with it and nowhere else. Asking again ends the one before. Every mailbox is answered the same.',
  },
  loginByCode: {
    detail:
      'Five tries, however many come at once. A right code of a mailbox without an account is answered `name_needed`: send it again with first and last name, and the account is made. The first code that proves a mailbox ends what was there before: its password and all other sessions.',
    refusals: [
      ...['code_wrong', 'code_expired', 'code_used', 'code_exhausted', 'name_needed'],
      ...['wrong_credentials', 'session_ended'],
    ],
    example: { code: '123456' },
  },
  verifyEmail: { refusals: ['email_taken', ...ofMailedLink] },
  changePassword: {
    refusals: [...ofNewPassword, ...ofMailedLink, ...askedAgain, 'unauthenticated', 'session_ended'],
    example: { currentPassword: 'correct horse battery' },
  },
  setAvatar: { refusals: ['upload_not_found'] },
  changeEmail: { refusals: askedAgain },
  endDevice: { refusals: ['session_not_found'] },
  deleteAccount: { refusals: [...askedAgain, 'money_on_its_way', 'gift_card_on_its_way'] },
}
