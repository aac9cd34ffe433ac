import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { nearestTimes, type Selection } from '../scheduling/check-selection.server.ts'
import type { NearestTimes } from '../scheduling/contract.ts'

/** Thrown to roll back: the provider has taken back what was kept. */
export class HoldReleased extends Error {
  readonly selection: Selection
  constructor(selection: Selection) {
    super('hold_released')
    this.selection = selection
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
  if (!(error instanceof HoldReleased)) return error
  const data: NearestTimes = { nearest: await nearestTimes(ctx, error.selection).catch(() => []) }
  const message = 'The provider has changed their calendar, so we can no longer hold this time for you.'
  return new AppError('conflict', 'hold_released', message, { data })
}
