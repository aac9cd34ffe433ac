import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { isUpcoming } from '../holds/booking-caps.server.ts'
import { adviceChanged } from '../providers/events.ts'
import { refreshSearchText } from '../providers/write-provider.server.ts'
import { addToOwn } from './add-to-own.server.ts'
import { refuse } from './affected-bookings.server.ts'
import type { ServiceFields, Setup, setup } from './contract.ts'
import { changeOwn, nextPosition } from './edit-provider.server.ts'
import { readSetup } from './read-setup.server.ts'

type Fields = z.output<typeof ServiceFields>
type Extras = Pick<z.output<typeof setup.updateService.input>, 'performers' | 'roomIds'>

/** Nothing costs nothing: in the table it is a price that has not been said. */
const openPrice = 0

/** The ids in the order given. */
export async function insertServices(tx: Ctx, providerId: string, list: readonly Fields[], position: number) {
  const rows = list.map((service, index) => ({
    provider_id: providerId,
    service_id: randomUUIDv7(),
    name: service.name,
    description: service.description,
    category: service.category,
    duration_minutes: service.durationMinutes,
    price_minor: service.priceMinor ?? openPrice,
    buffer_before_minutes: service.bufferBeforeMinutes,
    buffer_after_minutes: service.bufferAfterMinutes,
    advised_weeks: service.advisedWeeks ?? null,
    deposit: service.deposit ? JSON.stringify(service.deposit) : null,
    position: position + index,
  }))
  await tx.db.insertInto('service').values(rows).execute()
  return rows.map((row) => row.service_id)
}

export function addService(ctx: ProviderCtx, input: z.output<typeof setup.addService.input>): Promise<Setup> {
  const { performers, roomIds, ...fields } = input
  return addToOwn(ctx, 'setup.addService', input, async (tx, providerId) => {
    const position = await nextPosition(tx, 'service', providerId)
    const [serviceId = ''] = await insertServices(tx, providerId, [fields], position)
    await setExtras(tx, providerId, serviceId, { performers, roomIds })
    await refreshSearchText(tx, providerId)
    return serviceId
  })
}

export function updateService(ctx: ProviderCtx, input: z.output<typeof setup.updateService.input>): Promise<Setup> {
  const { id, serviceId, performers, roomIds, ...fields } = input
  return changeOwn(ctx, id, async (tx, providerId) => {
    const changed = await tx.db
      .updateTable('service')
      .set({
        name: fields.name,
        description: fields.description,
        category: fields.category,
        duration_minutes: fields.durationMinutes,
        price_minor: fields.priceMinor === null ? openPrice : fields.priceMinor,
        buffer_before_minutes: fields.bufferBeforeMinutes,
        buffer_after_minutes: fields.bufferAfterMinutes,
        advised_weeks: fields.advisedWeeks,
        deposit: fields.deposit && JSON.stringify(fields.deposit),
        is_active: fields.isActive,
        // What takes effect in between has to fit into a shorter service.
        ...(fields.durationMinutes !== undefined && {
          processing_minutes: sql<number>`case when processing_after_minutes + processing_minutes <= ${fields.durationMinutes}
            then processing_minutes else 0 end`,
        }),
        removed_at: null,
      })
      .where('provider_id', '=', providerId)
      .where('service_id', '=', serviceId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw serviceNotFound()
    if (fields.advisedWeeks !== undefined) await emit(tx, adviceChanged, { providerId })
    await setExtras(tx, providerId, serviceId, { performers, roomIds })
    if (fields.isActive) await requirePerformer(tx, providerId, serviceId)
    await refreshSearchText(tx, providerId)
    return readSetup(tx, providerId)
  })
}

/** What was booked keeps its name and price; the row stays for it. */
export function removeService(ctx: ProviderCtx, input: z.output<typeof setup.removeService.input>): Promise<Setup> {
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    const { rows: ahead } = await sql<{ id: string }>`
      select distinct b.booking_id as id from booking b
      join segment s on s.provider_id = b.provider_id and s.booking_id = b.booking_id
      where b.provider_id = ${providerId} and s.service_id = ${input.serviceId}
        and ${isUpcoming(tx.now)}`.execute(tx.db)
    if (ahead.length > 0)
      await refuse(
        tx,
        providerId,
        ahead.map((row) => row.id),
      )
    const removed = await tx.db
      .updateTable('service')
      .set({ is_active: false, removed_at: tx.now })
      .where('provider_id', '=', providerId)
      .where('service_id', '=', input.serviceId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (removed.numUpdatedRows === 0n) throw serviceNotFound()
    await refreshSearchText(tx, providerId)
    return readSetup(tx, providerId)
  })
}

export function orderServices(ctx: ProviderCtx, input: z.output<typeof setup.orderServices.input>): Promise<Setup> {
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    const rows = await tx.db
      .selectFrom('service')
      .select('service_id')
      .where('provider_id', '=', providerId)
      .where('removed_at', 'is', null)
      .execute()
    const wanted = new Set(input.serviceIds)
    const isWhole =
      wanted.size === input.serviceIds.length &&
      wanted.size === rows.length &&
      rows.every((row) => wanted.has(row.service_id))
    if (!isWhole) throw invalidInput('serviceIds', 'Name every service of yours once')
    await sql`
      update service set position = listed.position - 1
      from unnest(${input.serviceIds}::uuid[]) with ordinality as listed (service_id, position)
      where service.provider_id = ${providerId} and service.service_id = listed.service_id`.execute(tx.db)
    return readSetup(tx, providerId)
  })
}

/** Given lists replace what was there; what is not given stays. */
/** Of services of the provider: those that only staff who have left were to perform. */
const isUnperformed = (providerId: string) => sql<boolean>`
  exists (select from service_staff x where x.provider_id = ${providerId} and x.service_id = service.service_id)
  and not exists (select from service_staff x join staff k on k.provider_id = x.provider_id and k.staff_id = x.staff_id
    where x.provider_id = ${providerId} and x.service_id = service.service_id and k.removed_at is null)`

/** Nobody is shown what nobody performs: neither as a service, nor as the shortest one that search asks about, nor by its price. */
export async function hideUnperformed(tx: Ctx, providerId: string): Promise<void> {
  const { numAffectedRows = 0n } = await sql`update service set is_active = false
    where provider_id = ${providerId} and is_active and ${isUnperformed(providerId)}`.execute(tx.db)
  if (numAffectedRows > 0n) await refreshSearchText(tx, providerId)
}

async function requirePerformer(tx: Ctx, providerId: string, serviceId: string) {
  const { rows } = await sql`select from service where provider_id = ${providerId} and service_id = ${serviceId}
    and is_active and ${isUnperformed(providerId)}`.execute(tx.db)
  if (rows.length > 0) throw invalidInput('performers', 'Choose at least one staff member')
}

async function setExtras(tx: Ctx, providerId: string, serviceId: string, { performers, roomIds }: Extras) {
  const key = { provider_id: providerId, service_id: serviceId }
  if (performers !== undefined) {
    const ids = performers?.map(({ staffId }) => staffId) ?? []
    await requireAll(tx, 'staff', providerId, ids, 'performers')
    await tx.db
      .deleteFrom('service_staff')
      .where('provider_id', '=', providerId)
      .where('service_id', '=', serviceId)
      .execute()
    const rows = (performers ?? []).map(({ staffId, durationMinutes, priceMinor }) => ({
      ...key,
      staff_id: staffId,
      duration_minutes: durationMinutes,
      price_minor: priceMinor,
    }))
    if (rows.length > 0) await tx.db.insertInto('service_staff').values(rows).execute()
  }
  if (roomIds !== undefined) {
    await requireAll(tx, 'room', providerId, roomIds ?? [], 'roomIds')
    await tx.db
      .deleteFrom('service_room')
      .where('provider_id', '=', providerId)
      .where('service_id', '=', serviceId)
      .execute()
    const rows = (roomIds ?? []).map((roomId) => ({ ...key, room_id: roomId }))
    if (rows.length > 0) await tx.db.insertInto('service_room').values(rows).execute()
  }
}

async function requireAll(tx: Ctx, table: 'staff' | 'room', providerId: string, ids: readonly string[], field: string) {
  if (new Set(ids).size !== ids.length) throw invalidInput(field, 'Named twice')
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} t
    where provider_id = ${providerId} and removed_at is null and ${sql.ref(`t.${table}_id`)} = any(${ids}::uuid[])`.execute(
    tx.db,
  )
  if (rows[0]?.count !== ids.length) throw invalidInput(field, 'Not one of yours')
}

const serviceNotFound = () => new AppError('not_found', 'service_not_found', 'This service does not exist.')
