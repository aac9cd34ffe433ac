const ofNewPassword = ['password_common', 'password_personal']
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
  verifyEmail: { refusals: ['email_taken', ...ofMailedLink] },
  changePassword: {
    refusals: [...ofNewPassword, ...ofMailedLink, 'wrong_password', 'unauthenticated', 'session_ended'],
    example: { currentPassword: 'correct horse battery' },
  },
  setAvatar: { refusals: ['upload_not_found'] },
  changeEmail: { refusals: ['wrong_password'] },
  endDevice: { refusals: ['session_not_found'] },
  deleteAccount: { refusals: ['wrong_password', 'money_on_its_way', 'gift_card_on_its_way'] },
}
