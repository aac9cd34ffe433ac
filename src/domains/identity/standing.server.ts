import type { Ctx } from '../../lib/context.ts'

type Follow = (tx: Ctx, accountId: string) => Promise<void>
const follows: Follow[] = []

/** What hangs on whether somebody is proven, suspended or gone changes in the same transaction: whoever keeps it says here how. */
export function whenStandingChanges(follow: Follow): void {
  follows.push(follow)
}

/** After every statement that changes the status of an account or whether its mailbox is proven. */
export async function standingChanged(tx: Ctx, accountId: string): Promise<void> {
  for (const follow of follows) await follow(tx, accountId)
}
