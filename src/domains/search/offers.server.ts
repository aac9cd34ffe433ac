import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { keepByDatabase } from '../../lib/kept.server.ts'
import { addDays, daysBetween, localDate, localMinute } from '../../lib/time.server.ts'
import { isOpen, type Resolved } from '../providers/listing.server.ts'
import { providerColumn, type ScheduleRow, scheduleColumns, toSchedule } from '../scheduling/read-schedule.server.ts'
import { daySlots, firstFreeSlots, hasHours } from '../scheduling/service.server.ts'
import type { SearchResult } from './contract.ts'
import { type Asked, dayMinutes, lastMinuteToday, minutesAsked, minutesOf, offeredService } from './free-then.server.ts'

export type Offer = Pick<SearchResult, 'service' | 'serviceId' | 'today' | 'slots'>
type Slots = Offer['slots']

export const daysAhead = 7
const slotsPerResult = 3

/**
 * What each has to offer: the service that the words name, and its free starts by the engine, as asked or the first of so
 * many days. Asked for a time, who has none is left out, and so is who only takes requests.
 */
export async function readOffers(
  ctx: Ctx,
  providerIds: readonly string[],
  resolved: Resolved,
  when: Asked | number,
): Promise<Map<string, Offer>> {
  if (providerIds.length === 0) return new Map()
  const offered = await readOffered(ctx, providerIds, resolved, when)
  const slotsOf = new Map<string, Slots>()
  const unknown: Offered[] = []
  for (const one of offered) {
    const slots = recall(ctx, one)
    if (slots) slotsOf.set(one.provider_id, slots)
    else unknown.push(one)
  }
  for (const { providerId, slots } of await askEngine(ctx, unknown, resolved, when)) slotsOf.set(providerId, slots)
  return new Map(
    offered.flatMap(({ provider_id, service, today }): [string, Offer][] => {
      const slots = slotsOf.get(provider_id)
      if (!slots || (slots.length === 0 && typeof when !== 'number')) return []
      return [[provider_id, { service, serviceId: service.id, today, slots }]]
    }),
  )
}

type OfferedRow = {
  provider_id: string
  timezone: string
  minimum_notice_minutes: number
  booking_window_days: number
  /** Another one with every write that can change free times; null: there is none yet. */
  mark: number | null
  service: NonNullable<Offer['service']>
}
/** `date`: the first that counts, in its own zone. */
type Offered = OfferedRow & { today: string; date: string; span: string }

async function readOffered(
  ctx: Ctx,
  providerIds: readonly string[],
  resolved: Resolved,
  when: Asked | number,
): Promise<Offered[]> {
  const { rows } = await sql<OfferedRow>`${prepared('offered', resolved)}
    select p.provider_id, p.timezone, p.minimum_notice_minutes, p.booking_window_days, m.mark,
      json_build_object('id', s.service_id, 'name', s.name, 'durationMinutes', s.duration_minutes, 'priceMinor', s.price_minor,
        'isFrom', exists (select from service_staff x where x.provider_id = p.provider_id and x.service_id = s.service_id
          and x.price_minor > s.price_minor)) as service
    from provider p join account a on a.account_id = p.account_id
      left join free_day_mark m on m.provider_id = p.provider_id
      cross join lateral (${offeredService(resolved)}) s
    where p.provider_id = any(${providerIds}::uuid[]) and ${isOpen}
      and exists (select from working_hours h where h.provider_id = p.provider_id)`.execute(ctx.db)
  return rows.map((row) => {
    const today = localDate(ctx.now, row.timezone)
    const date =
      typeof when === 'number' ? today : (when.date ?? nextDateWith(lastMinuteToday(when), row.timezone, ctx.now))
    return { ...row, today, date, span: typeof when === 'number' ? String(when) : minutesAsked(when).join('-') }
  })
}

/** Its text varies with the number of words alone. */
const prepared = (name: string, { wanted }: Resolved) => sql.raw(`/* prepare: ${name}-${wanted?.length ?? 0} */`)

type Known = { mark: number; slots: Slots; from: Date; until: Date }

/** What the engine has said, for as long as it would say it again: nothing was written that counts, and no start has passed. */
const known = keepByDatabase<Known>('offers', 5000)

const keyOf = ({ provider_id, service, minimum_notice_minutes, booking_window_days, date, span }: Offered) =>
  [provider_id, service.id, minimum_notice_minutes, booking_window_days, date, span].join(' ')

function recall({ db, now }: Ctx, offered: Offered): Slots | null {
  const isTrue = ({ mark, from, until }: Known) => mark === offered.mark && from <= now && now < until
  return known(db).find(keyOf(offered), isTrue)?.slots ?? null
}

type ScheduledRow = ScheduleRow & {
  provider_id: string
  timezone: string
  mark: number | null
  held_until: Date | null
}

async function askEngine(ctx: Ctx, asked: readonly Offered[], resolved: Resolved, when: Asked | number) {
  if (asked.length === 0) return []
  const { now } = ctx
  // Without a date it is another day from zone to zone.
  const [from, days] =
    typeof when === 'number'
      ? [localDate(now, 'UTC'), when]
      : when.date
        ? [when.date, 2]
        : [addDays(localDate(now, 'UTC'), -1), 5]
  const span = [from, addDays(from, days - 1)] as const
  const { rows } = await sql<ScheduledRow>`${prepared('offers', resolved)}
    select p.provider_id, p.timezone, ${scheduleColumns(providerColumn, span, offeredService(resolved), { now })},
      (select mark from free_day_mark m where m.provider_id = p.provider_id) as mark,
      (select min(held_until) from occupation o where o.provider_id = p.provider_id and blocking and held_until > ${now}) as held_until
    from provider p where p.provider_id = any(${asked.map(({ provider_id }) => provider_id)}::uuid[])`.execute(ctx.db)
  const byId = new Map(asked.map((one) => [one.provider_id, one]))
  return rows.flatMap((row) => {
    const one = byId.get(row.provider_id)
    if (!one || row.services?.[0]?.serviceId !== one.service.id) return []
    const slots = typeof when === 'number' ? nextSlots(row, one.date, when, now) : slotsThen(row, one.date, when, now)
    const until = isAsOffered(row, one) ? validUntil(row, slots, one) : null
    if (row.mark !== null && until) known(ctx.db).set(keyOf(one), { mark: row.mark, slots, from: now, until })
    return [{ providerId: row.provider_id, slots }]
  })
}

/** False: changed between the two statements. */
const isAsOffered = (row: ScheduledRow, one: Offered) =>
  row.minimumNoticeMinutes === one.minimum_notice_minutes && row.bookingWindowDays === one.booking_window_days

/** The schedule, and the offered service by whoever is free. */
function askedOf(row: ScheduledRow) {
  const schedule = toSchedule(row)
  return [schedule, { services: schedule.services, staffId: null }] as const
}

const nextSlots = (row: ScheduledRow, today: string, days: number, now: Date) =>
  firstFreeSlots(...askedOf(row), today, days, now, slotsPerResult)

function slotsThen(row: ScheduledRow, date: string, input: Asked, now: Date): Slots {
  const [from, until] = minutesAsked(input)
  const [schedule, query] = askedOf(row)
  if (!hasHours(schedule)) return []
  return daySlots(schedule, query, date, until > dayMinutes ? 2 : 1, now)
    .flatMap((day, index) =>
      day.slots.filter(({ start }) => {
        // The label of a slot carries the provider's wall clock.
        const minute = index * dayMinutes + minutesOf(start.slice(11, 16))
        return minute >= from && minute < until
      }),
    )
    .slice(0, slotsPerResult)
}

/** Today, or tomorrow when the minute has passed there. */
function nextDateWith(lastMinute: number, zone: string, now: Date): string {
  const today = localDate(now, zone)
  return lastMinute < localMinute(now, zone) ? addDays(today, 1) : today
}

const forever = new Date(8.64e15)
const minuteMs = 60_000

/** Until when time alone changes nothing: the first start is out of reach then, or a hold ends. */
function validUntil({ held_until }: ScheduledRow, slots: Slots, offered: Offered): Date | null {
  const { today, date, booking_window_days, minimum_notice_minutes } = offered
  // With every minute the window may let in one more.
  const isAtWindow = daysBetween(today, date) + daysAhead >= booking_window_days
  if (slots.length < slotsPerResult && isAtWindow) return null
  const [first] = slots
  const ends = [
    ...(held_until ? [held_until.getTime()] : []),
    ...(first ? [Date.parse(first.start) - minimum_notice_minutes * minuteMs] : []),
  ]
  return ends.length === 0 ? forever : new Date(Math.min(...ends))
}
