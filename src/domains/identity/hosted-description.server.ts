const ofKeeping = ['login_again_needed', 'second_factor_again', 'session_ended']
const ofOpening = [
  'hosted_refused',
  'hosted_over',
  'hosted_taken',
  'hosted_join_needed',
  'second_factor_needed',
  'session_ended',
]

export const hostedDescriptions = {
  issuers: { detail: 'Those that the operator has configured; usually none.' },
  start: {
    detail:
      'By discovery, with PKCE, state and nonce. Sets a cookie: the answer of the service is good together with it, once, for fifteen minutes. Of whoever is logged in it shows that it is they, or begins to join.',
    refusals: ['issuer_not_found', 'hosted_unavailable'],
  },
  finish: {
    detail:
      'The parameters behind our return address, as the service has written them. `hosted_join_needed`: log in as usual, then join. `name_needed`: complete with a name. Whatever is wrong with what the service has signed is answered the same.',
    refusals: [
      ...['issuer_not_found', 'hosted_unavailable', 'hosted_cancelled', 'hosted_unproven', 'name_needed'],
      ...ofOpening,
    ],
  },
  complete: { refusals: ofOpening },
  join: {
    detail:
      'By who has logged in within the last five minutes, in the browser that has come back from the service, with a mailbox that is confirmed here and there and is the same.',
    refusals: ['hosted_over', 'hosted_taken', 'hosted_other_mailbox', 'email_unverified', ...ofKeeping],
  },
  list: { refusals: ['session_ended'] },
  remove: {
    detail: 'By who has logged in within the last five minutes.',
    refusals: ['hosted_not_found', 'last_way_in', ...ofKeeping],
  },
}
