import type { KyselyPlugin } from 'kysely'
import type { Ctx } from '../src/lib/context.ts'

/** As the process that dies before its statement of that number. */
export function dyingAt<C extends Ctx>(ctx: C, statement: number): C {
  let done = 0
  const die: KyselyPlugin = {
    transformQuery: ({ node }) => {
      done += 1
      if (done >= statement) throw new Error(`died before statement ${statement}`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...ctx, db: ctx.db.withPlugin(die) }
}
