import type { Ctx } from '../../lib/context.ts'

/** Minutes that some of these hear earlier of a time that is offered to everyone at once; of whom nothing is said, none. */
type LeadsOf = (ctx: Ctx, accountIds: readonly string[]) => Promise<ReadonlyMap<string, number>>

let read: LeadsOf = async () => new Map()

/** Who gives a lead knows the waitlist, not it them. */
export function whoLeads(leadsOf: LeadsOf): void {
  read = leadsOf
}

export const leadsOf: LeadsOf = (ctx, accountIds) => read(ctx, accountIds)
