import * as z from 'zod/mini'

/**
 * Of a call that strangers may make as often as they like: how many within the time cost nothing. Each one more has to bring
 * some work, the more the more there are; nobody is refused by it.
 */
export type FreeOfWork = {
  readonly seconds: number
  /** Calls from one address. */
  readonly fromAddress: number
  /** Calls about one mailbox, from wherever they come: the `email` of the input. */
  readonly forMailbox?: number
}

export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** In seconds. */
    expiresAt: z.int(),
    /** `for`: the call, the address and the mailbox it is good for; `below`: the number that is looked for. */
    data: z.object({ for: z.string(), below: z.int() }),
  }),
  signature: z.string(),
})
export type Challenge = z.infer<typeof Challenge>

/** The `data` of `work_needed`. */
export const WorkNeeded = z.object({ challenge: Challenge })
