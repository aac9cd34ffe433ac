import { implement } from '../../lib/api/serve.server.ts'
import { appealDecision } from './appeal.server.ts'
import { decisions } from './contract.ts'
import { getDecision, listOwnDecisions } from './read-decision.server.ts'

export const routes = implement(
  decisions,
  { mine: listOwnDecisions, get: getDecision, appeal: appealDecision },
  {
    get: { refusals: ['decision_not_found'] },
    appeal: {
      detail:
        'Within six months of the decision. Another administrator than the one who has decided answers it; until then the decision holds.',
      refusals: ['decision_not_found', 'decision_unknown', 'already_appealed', 'decision_undone', 'appeal_over'],
      example: { text: 'I was there on 3 May, and every word of it is true.' },
    },
  },
)
