import type * as z from 'zod/mini'
import type { Ctx } from '../../lib/context.ts'
import { badHours } from '../staff/edit-provider.server.ts'
import { previewDays } from '../staff/preview-hours.server.ts'
import { problemOfWeek, workingHoursOf } from '../staff/rules.ts'
import type { ownProvider } from './contract.ts'
import { placeOf } from './create-provider.server.ts'

const staffId = 'owner'

/** The engine's own answer to what has been filled in, before there is a provider. */
export async function previewProvider(ctx: Ctx, input: z.output<typeof ownProvider.preview.input>) {
  const problem = problemOfWeek(input.hours)
  if (problem) throw badHours(problem, true)
  const { timezone } = await placeOf(ctx, input.placeSlug)
  const { name, durationMinutes } = input.service
  const service = {
    performers: [{ staffId, durationMinutes, priceMinor: 0 }],
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    processingAfterMinutes: 0,
    processingMinutes: 0,
    roomIds: [],
  }
  const schedule = {
    timezone,
    staff: [{ staffId, hours: workingHoursOf(input.hours), dateOverrides: [], blocked: [], busy: [] }],
    rooms: [],
    closedDays: [],
    services: [service],
    startIntervalMinutes: input.startIntervalMinutes,
    // As the table has them for whoever chooses nothing.
    minimumNoticeMinutes: 60,
    bookingWindowDays: 90,
  }
  return { serviceName: name, days: previewDays(schedule, staffId, ctx.now) }
}
