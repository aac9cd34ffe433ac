import * as z from 'zod/mini'

/** What is paid ahead of one service, where deposits are: a share of its price, or a sum and never more than its price. */
export const ServiceDeposit = z.union([
  z.strictObject({ percent: z.int().check(z.gte(5), z.lte(100)) }),
  z.strictObject({ minor: z.int().check(z.gte(0), z.lte(100_000_000)) }),
])
export type ServiceDeposit = z.infer<typeof ServiceDeposit>
