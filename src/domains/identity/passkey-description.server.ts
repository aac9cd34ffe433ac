const ofAnswers = ['passkey_refused', 'passkey_expired']
const ofKeeping = ['login_again_needed', 'session_ended']

export const passkeyDescriptions = {
  list: { refusals: ['session_ended'] },
  rename: { refusals: ['passkey_not_found', 'session_ended'] },
  remove: {
    detail:
      'By who has logged in within the last five minutes. Their email address stays the way in: a passkey is refused as the last one only where emails come back and there is no password.',
    refusals: ['passkey_not_found', 'last_way_in', ...ofKeeping],
  },
  endOffer: { refusals: ['session_ended'] },
  makeOptions: {
    detail:
      'For `navigator.credentials.create`, by who has logged in within the last five minutes and has confirmed their email address. Sets a cookie: the challenge is good together with it, once, for five minutes.',
    refusals: ['email_unverified', 'too_many_passkeys', 'only_way_in', ...ofKeeping],
  },
  make: {
    detail: 'What the browser has made with those options: these parts of its `toJSON()`.',
    refusals: ['email_unverified', 'passkey_exists', 'too_many_passkeys', 'only_way_in', ...ofAnswers, ...ofKeeping],
  },
  loginOptions: {
    detail:
      'For `navigator.credentials.get`. Sets a cookie: the challenge is good together with it, once, for five minutes.',
  },
  login: {
    detail:
      'What the browser has signed with those options: these parts of its `toJSON()`. Whatever is wrong with it is answered the same. Counts as a log-in a moment ago, also for who has a password.',
    refusals: [...ofAnswers, 'session_ended'],
  },
}
