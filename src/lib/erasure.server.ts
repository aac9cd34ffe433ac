import type { Ctx } from './context.ts'

/** Somebody whose account is being deleted. */
export type Leaver = {
  accountId: string
  /** Null unless the mailbox was proven: what lies under an address that anybody can type in is not theirs to remove. */
  provenEmail: string | null
  providerId: string | null
}

/** What a domain removes of them, in the transaction that deletes the account. */
export type Erase = (tx: Ctx, leaver: Leaver) => Promise<void>

let shares: readonly Erase[] | null = null

/** The one list of them; `domains/index.server.ts` holds it. */
export function registerErasures(all: readonly Erase[]) {
  shares = all
}

export async function eraseTraces(tx: Ctx, leaver: Leaver): Promise<void> {
  if (!shares) throw new Error('Nobody has said what there is to erase')
  for (const erase of shares) await erase(tx, leaver)
}
