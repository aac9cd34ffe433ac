import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { wholeNumber } from '../../lib/text.ts'
import { Said } from '../bookings/no-show-contract.ts'
import { AloneTooEarly, appealOutcomes, Decision, decisionWords } from '../decisions/contract.ts'
import { SavedFile } from '../papers/contract.ts'

/** @public */
export const OpenAppeal = z.object({
  decision: Decision,
  /** Whom the decision concerns. */
  account: z.object({ id: z.string(), name: z.string() }),
  /** Of a disputed no-show: what both said to it, in order. */
  said: z.nullable(z.array(Said)),
  /** Null: a command at the machine; '': somebody who has left. */
  decidedBy: z.nullable(z.string()),
  /** Whoever looks has decided it themselves: somebody else answers, or, where there is nobody, they do from then on. */
  own: z.nullable(z.object({ aloneFrom: z.nullable(z.string()) })),
})
export type OpenAppeal = z.infer<typeof OpenAppeal>

export const officeAppeals = endpoints('officeAppeals', {
  list: {
    summary: 'Appeals against decisions that nobody has answered, the oldest first',
    method: 'GET',
    path: '/admin/appeals',
    access: 'admin',
    input: z.object(pageInput),
    output: z.object({ appeals: z.array(OpenAppeal), pagination: Pagination }),
  },
  decide: {
    summary: 'Answer an appeal: the decision stands, or it is taken back',
    method: 'POST',
    path: '/admin/appeals/{id}',
    access: 'admin',
    input: z.strictObject({ id: z.uuid(), outcome: z.enum(appealOutcomes), words: z._default(decisionWords, '') }),
    errors: { alone_too_early: AloneTooEarly },
    output: z.object({ id: z.string(), outcome: z.enum(appealOutcomes) }),
  },
  saveYear: {
    summary: 'What was reported, decided and appealed in a year, for its report',
    method: 'POST',
    path: '/admin/moderation/{year}/file',
    access: 'admin',
    input: z.strictObject({ year: wholeNumber(2020, 2100) }),
    output: SavedFile,
  },
})
