const ofNewPassword = ['password_common', 'password_personal']
/** Of an account with a password, and of one without. */
const askedAgain = ['wrong_password', 'login_again_needed', 'second_factor_again']
/** `login_again_needed`: of who comes by an access token of a sign-in service. */
const ofSession = ['session_ended', 'login_again_needed']
const ofMailedLink = ['token_invalid', 'token_used', 'token_expired']

export const identityDescriptions = {
  refresh: {
    detail:
      'Browsers keep a refresh token in a cookie that only the calls below `/auth` see. It is good for one use: the answer brings the next one. Other programs log in again. `session_ended`: it has run out; `session_closed`: somebody has ended it.',
    refusals: ['session_ended', 'session_closed'],
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
    refusals: ['wrong_credentials', 'email_reset_needed', 'session_ended', 'second_factor_needed'],
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
      ...['wrong_credentials', 'session_ended', 'second_factor_needed'],
    ],
    example: { code: '123456' },
  },
  verifyEmail: { refusals: ['email_taken', ...ofMailedLink] },
  changePassword: {
    refusals: [
      ...ofNewPassword,
      ...ofMailedLink,
      ...askedAgain,
      'unauthenticated',
      'session_ended',
      'second_factor_needed',
    ],
    example: { currentPassword: 'correct horse battery' },
  },
  setAvatar: { refusals: ['upload_not_found'] },
  changeEmail: { refusals: askedAgain },
  endDevice: { refusals: ['session_not_found', 'login_again_needed'] },
  endOtherDevices: { refusals: ['login_again_needed'] },
  exportData: { refusals: ['login_again_needed'] },
  deleteAccount: { refusals: [...askedAgain, 'money_on_its_way', 'gift_card_on_its_way'] },
}

export const signInDescriptions = {
  notMe: {
    detail:
      'Ends every session, every remembered device, the password and whatever was asked for by mail. The link works once, for seven days.',
    refusals: ofMailedLink,
  },
}

export const factorDescriptions = {
  complete: {
    detail:
      'Whoever has given the first half here is answered `second_factor_needed` and gets a cookie that is good for ten minutes and five tries. `remember`: this browser is not asked for thirty days. A code is taken once.',
    refusals: ['factor_code_wrong', 'log_in_over', 'session_ended'],
    example: { code: '123456' },
  },
  begin: {
    detail:
      'A new key each time; the one before is forgotten. The mailbox has to be confirmed first, and shown in this session: by a code or a reset link, else `mailbox_needed`.',
    refusals: ['second_factor_on', 'email_unverified', 'mailbox_needed', 'session_ended', ...askedAgain],
  },
  confirm: {
    detail: 'All other sessions end. The recovery codes are shown this once.',
    refusals: ['second_factor_on', 'set_up_over', 'factor_code_wrong', ...ofSession],
    example: { code: '123456' },
  },
  renewCodes: { refusals: ['second_factor_off', 'second_factor_again', ...ofSession] },
  turnOff: { refusals: ['factor_code_wrong', ...ofSession], example: { code: '123456' } },
  show: { refusals: ['factor_code_wrong', ...ofSession], example: { code: '123456' } },
  forgetDevice: { refusals: ['device_not_found'] },
}
