import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { categoriesOf } from '../categories/rules.ts'
import type { OwnShop } from '../providers/own-contract.ts'
import { refreshSearchText, updateProvider } from '../providers/write-provider.server.ts'
import { changeOwn, readOwn, requireOwn } from '../staff/edit-provider.server.ts'
import { refuse } from '../staff/keep-bookings.server.ts'
import type { shop } from './contract.ts'
import { addressColumns, checkProfession, placeOf } from './create-shop.server.ts'

/** No actor without a provider gets here. */
export function getOwn(ctx: Ctx): Promise<OwnShop> {
  return readOwn(ctx, requireOwn(ctx, ctx.actor?.providerId ?? ''))
}

export function updateShop(ctx: Ctx, input: z.output<typeof shop.update.input>): Promise<OwnShop> {
  const { id, placeSlug, position, profession, ...fields } = input
  if (profession !== undefined) checkProfession(profession)
  return changeOwn(ctx, id, async (tx, providerId) => {
    const categories = profession === undefined ? null : categoriesOf(profession)
    await updateProvider(tx, providerId, {
      business_name: fields.businessName,
      show_last_name: fields.showLastName,
      description: fields.description,
      bio: fields.bio,
      greeting: fields.greeting,
      qualifications: fields.qualifications,
      street: fields.street,
      postal_code: fields.postalCode,
      phone: fields.phone,
      email: fields.email,
      website: fields.website,
      ...(categories && {
        profession,
        category_slug: categories.categorySlug,
        subcategory_slug: categories.subcategorySlug,
      }),
      ...(await newAddress(tx, providerId, placeSlug, position)),
    })
    await refreshSearchText(tx, providerId)
    return readOwn(tx, providerId)
  })
}

type Position = { lat: number; lng: number } | undefined

/** A shop moves within its country's clock and money only: what is booked has been agreed in them. */
async function newAddress(tx: Ctx, providerId: string, placeSlug: string | undefined, position: Position) {
  if (placeSlug === undefined) {
    return position ? { latitude: position.lat, longitude: position.lng } : {}
  }
  const place = await placeOf(tx, placeSlug)
  const own = await readOwn(tx, providerId)
  if (place.timezone !== own.timezone || place.currency !== own.currency) {
    const message = 'That place has another clock or another currency. Please write to us for a move like that.'
    throw new AppError('unprocessable', 'moves_too_far', message, { fields: { placeSlug: message } })
  }
  return addressColumns(place, position)
}

export function setRules(ctx: Ctx, input: z.output<typeof shop.setRules.input>): Promise<OwnShop> {
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    await updateProvider(tx, providerId, {
      start_grid_minutes: input.startGridMinutes,
      minimum_notice_minutes: input.minimumNoticeMinutes,
      horizon_days: input.horizonDays,
      confirmation_mode: input.confirmationMode,
      cancellation_policy: input.cancellationPolicy && JSON.stringify(input.cancellationPolicy),
    })
    return readOwn(tx, providerId)
  })
}

export function closeShop(ctx: Ctx, { id }: { id: string }): Promise<OwnShop> {
  return changeOwn(ctx, id, async (tx, providerId) => {
    const { rows } = await sql<{ id: string }>`
      select booking_id as id from booking where provider_id = ${providerId}
        and status in ('pending', 'confirmed') and ends_at > ${tx.now} order by starts_at`.execute(tx.db)
    if (rows.length > 0)
      await refuse(
        tx,
        providerId,
        rows.map((row) => row.id),
      )
    await setStatus(tx, providerId, 'inactive')
    return readOwn(tx, providerId)
  })
}

export function reopenShop(ctx: Ctx, { id }: { id: string }): Promise<OwnShop> {
  return changeOwn(ctx, id, async (tx, providerId) => {
    await setStatus(tx, providerId, 'active')
    return readOwn(tx, providerId)
  })
}

/** Whom the administration has suspended does not come back by themselves. */
async function setStatus(tx: Ctx, providerId: string, status: 'active' | 'inactive') {
  const own = await readOwn(tx, providerId)
  if (own.status === 'suspended')
    throw new AppError('forbidden', 'suspended', 'This shop is suspended. Please write to us.')
  await updateProvider(tx, providerId, { status })
}
