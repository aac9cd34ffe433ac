import type * as z from 'zod/mini'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { addDays, isoWithOffset, localDate, zoneDay } from '../../lib/time.server.ts'
import { windowsOf } from '../providers/hours.rules.ts'
import type { Service } from '../scheduling/plan.rules.ts'
import { loadSchedule } from '../scheduling/read-schedule.server.ts'
import type { Schedule } from '../scheduling/rules.ts'
import { daySlots } from '../scheduling/service.server.ts'
import type { Preview, setup } from './contract.ts'
import { badHours, requireOwn } from './edit-provider.server.ts'
import { requireStaffMember } from './hours.server.ts'
import { minuteOf, problemOfWeek, workingHoursOf } from './rules.ts'

const previewDayCount = 14

/** The engine's own answer for the first service of that person, as if the hours were already theirs. */
export async function previewHours(ctx: ProviderCtx, input: z.output<typeof setup.preview.input>): Promise<Preview> {
  const providerId = requireOwn(ctx, input.id)
  const problem = problemOfWeek(input.hours)
  if (problem) throw badHours(problem, true)
  const { staffId } = input
  await requireStaffMember(ctx, providerId, staffId)
  const service = await firstService(ctx, providerId, staffId)
  const timezone = await zoneOf(ctx, providerId)
  const from = localDate(ctx.now, timezone)
  const to = addDays(from, previewDayCount - 1)
  const looking = { now: ctx.now, isOwner: true }
  const loaded = await loadSchedule(ctx.db, providerId, service ? [service.id] : [], from, to, looking)
  const hours = workingHoursOf(input.hours)
  const staff = loaded.staff.map((one) => (one.staffId === staffId ? { ...one, hours } : one))
  return { serviceName: service?.name ?? null, days: previewDays({ ...loaded, staff }, staffId, ctx.now) }
}

type Previewed = Schedule & { timezone: string; services: readonly Service[] }

/** The next two weeks of that person. Without hours or a service there is nothing to start. */
export function previewDays(schedule: Previewed, staffId: string, now: Date): Preview['days'] {
  const { timezone, services, closedDays } = schedule
  const from = localDate(now, timezone)
  const own = schedule.staff.find((one) => one.staffId === staffId)
  const slots =
    own && own.hours.length > 0 && services.length > 0
      ? daySlots(schedule, { services, staffId }, from, previewDayCount, now)
      : []
  return Array.from({ length: previewDayCount }, (_, index) => {
    const date = addDays(from, index)
    const windows = own ? windowsOf(own, closedDays, [zoneDay(timezone, date)]) : []
    return {
      date,
      hours: windows.map(([opens, closes]) => wallSpan(opens, closes, timezone, date)),
      starts: slots.find((one) => one.date === date)?.slots.map(({ start }) => start) ?? [],
      isDateOverride:
        closedDays.includes(date) || (own?.dateOverrides.some((dateOverride) => dateOverride.date === date) ?? false),
    }
  })
}

function wallSpan(opens: number, closes: number, timezone: string, date: string) {
  const wall = (instant: number) => isoWithOffset(instant, timezone)
  const closing = wall(closes)
  const span = { opens: wall(opens).slice(11, 16), closes: closing.slice(11, 16) }
  return { ...span, closesNextDay: closing.slice(0, 10) > date || minuteOf(span.closes) <= minuteOf(span.opens) }
}

async function zoneOf(ctx: Ctx, providerId: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('provider')
    .select('timezone')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  return row.timezone
}

async function firstService(ctx: Ctx, providerId: string, staffId: string) {
  const row = await ctx.db
    .selectFrom('service as s')
    .select(['s.service_id', 's.name'])
    .where('s.provider_id', '=', providerId)
    .where('s.is_active', '=', true)
    .where(({ or, not, exists, selectFrom }) => {
      const performers = selectFrom('service_staff as x')
        .select('x.staff_id')
        .where('x.provider_id', '=', providerId)
        .whereRef('x.service_id', '=', 's.service_id')
      return or([not(exists(performers)), exists(performers.where('x.staff_id', '=', staffId))])
    })
    .orderBy('s.position')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.service_id, name: row.name } : null
}
