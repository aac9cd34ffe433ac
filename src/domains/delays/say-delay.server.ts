import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { addDays, localDate, zoneDay } from '../../lib/time.server.ts'
import { windowsOf } from '../providers/hours.rules.ts'
import { readWorkingTimes } from '../scheduling/read-schedule.server.ts'
import { withOwnLock } from '../staff/edit-provider.server.ts'
import type { ProviderDelays, providerDelays } from './contract.ts'
import { freeFrom } from './delay.rules.ts'
import { readProviderDelays } from './read-delays.server.ts'
import { readPieces, reckonDelays } from './reckon-delays.server.ts'

const minuteMs = 60_000

export function sayDelay(
  ctx: ProviderCtx,
  { id, staffId, minutes }: z.output<typeof providerDelays.say.input>,
): Promise<ProviderDelays> {
  return withOwnLock(ctx, id, async (tx, providerId) => {
    const { timezone, opens } = await workOf(tx, providerId, staffId)
    await tx.db.deleteFrom('delay').where('provider_id', '=', providerId).where('staff_id', '=', staffId).execute()
    if (minutes > 0) {
      const saidAt = Math.floor(tx.now.getTime() / minuteMs) * minuteMs
      const pieces = (await readPieces(tx, providerId, timezone)).filter((piece) => piece.staffId === staffId)
      const free = freeFrom(pieces, opens, { saidAt, minutes })
      await tx.db
        .insertInto('delay')
        .values({
          provider_id: providerId,
          staff_id: staffId,
          date: localDate(tx.now, timezone),
          minutes,
          said_at: new Date(saidAt),
          free_from: new Date(free),
        })
        .execute()
    }
    await reckonDelays(tx, providerId, timezone)
    return readProviderDelays(tx, providerId)
  })
}

/** `opens`: when they begin to work, today, if they do not work yet. */
async function workOf(tx: Ctx, providerId: string, staffId: string) {
  // The zone is read with the hours; a day around it holds today wherever that is.
  const around = localDate(tx.now, 'UTC')
  const { timezone, staff, closedDays } = await readWorkingTimes(
    tx.db,
    providerId,
    addDays(around, -1),
    addDays(around, 1),
  )
  const member = staff.find((one) => one.staffId === staffId)
  if (!member) throw new AppError('not_found', 'staff_not_found', 'This staff member does not work here.')
  const today = zoneDay(timezone, localDate(tx.now, timezone))
  const windows = windowsOf(member, closedDays, [today])
  const now = tx.now.getTime()
  return { timezone, opens: windows.find(([, closes]) => closes > now)?.[0] ?? null }
}
