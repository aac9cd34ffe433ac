import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { nearestTimes, type Wish } from '../scheduling/check-slot.server.ts'
import type { NearestTimes } from '../scheduling/contract.ts'

/** Thrown to roll back: the provider has taken back what was kept. */
export class HoldLost extends Error {
  readonly wish: Wish
  constructor(wish: Wish) {
    super('hold_released')
    this.wish = wish
  }
}

/** Runs `work`; a hold the provider has taken back is refused as `hold_released` with the nearest free times. */
export async function orHoldReleased<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw await holdReleased(ctx, error)
  }
}

/** With the nearest times where the provider still has some; any other error as it is. */
async function holdReleased(ctx: Ctx, error: unknown): Promise<unknown> {
  if (!(error instanceof HoldLost)) return error
  const data: NearestTimes = { nearest: await nearestTimes(ctx, error.wish).catch(() => []) }
  const message = 'The provider has changed the diary, and this time can no longer be kept for you.'
  return new AppError('conflict', 'hold_released', message, { data })
}
