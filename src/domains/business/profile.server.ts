import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { categoriesOf } from '../categories/rules.ts'
import { isUpcoming } from '../holds/booking-caps.server.ts'
import type { OwnProvider } from '../providers/own-contract.ts'
import { refreshSearchText, updateProvider } from '../providers/write-provider.server.ts'
import { refuse } from '../staff/affected-bookings.server.ts'
import { changeOwn, readOwn, tellChange, withOwnLock } from '../staff/edit-provider.server.ts'
import type { ownProvider } from './contract.ts'
import { addressColumns, checkProfession, placeOf } from './create-provider.server.ts'

export function getOwn(ctx: ProviderCtx): Promise<OwnProvider> {
  return readOwn(ctx, ctx.actor.providerId)
}

export function updateOwnProvider(
  ctx: ProviderCtx,
  input: z.output<typeof ownProvider.update.input>,
): Promise<OwnProvider> {
  const { id, placeSlug, position, profession, ...fields } = input
  if (profession !== undefined) checkProfession(profession)
  return withOwnLock(ctx, id, async (tx, providerId) => {
    const categories = profession === undefined ? null : categoriesOf(profession)
    const isChanged = await updateProvider(tx, providerId, {
      business_name: fields.businessName,
      show_last_name: fields.showLastName,
      description: fields.description,
      bio: fields.bio,
      greeting: fields.greeting,
      qualifications: fields.qualifications,
      specializations: fields.specializations,
      tags: fields.tags,
      languages: fields.languages,
      needs: fields.needs,
      price_range: fields.priceRange,
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
    if (isChanged) {
      await refreshSearchText(tx, providerId)
      await tellChange(tx, providerId)
    }
    return readOwn(tx, providerId)
  })
}

type Position = { lat: number; lng: number } | undefined

/** A provider moves within its country's clock and money only: what is booked has been agreed in them. */
async function newAddress(tx: Ctx, providerId: string, placeSlug: string | undefined, position: Position) {
  if (placeSlug === undefined) {
    return position ? { latitude: position.lat, longitude: position.lng } : {}
  }
  const place = await placeOf(tx, placeSlug)
  const own = await readOwn(tx, providerId)
  if (place.timezone !== own.timezone || place.currency !== own.currency) {
    const message = 'That place has another time zone or currency. Please contact us to move your business there.'
    throw new AppError('unprocessable', 'moves_too_far', message, { fields: { placeSlug: message } })
  }
  return addressColumns(place, position)
}

export function setRules(ctx: ProviderCtx, input: z.output<typeof ownProvider.setRules.input>): Promise<OwnProvider> {
  return withOwnLock(ctx, input.id, async (tx, providerId) => {
    const isChanged = await updateProvider(tx, providerId, {
      start_interval_minutes: input.startIntervalMinutes,
      minimum_notice_minutes: input.minimumNoticeMinutes,
      booking_window_days: input.bookingWindowDays,
      confirmation_mode: input.confirmationMode,
      cancellation_policy: input.cancellationPolicy && JSON.stringify(input.cancellationPolicy),
      payment_mode: input.payment?.mode,
      deposit_percent: input.payment?.depositPercent,
      tax_basis_points: input.tax?.basisPoints,
      tax_name: input.tax?.name,
      tax_number: input.tax?.number,
    })
    if (isChanged) await tellChange(tx, providerId)
    return readOwn(tx, providerId)
  })
}

export function closeProvider(ctx: ProviderCtx, { id }: { id: string }): Promise<OwnProvider> {
  return changeOwn(ctx, id, async (tx, providerId) => {
    const { rows } = await sql<{ id: string }>`
      select booking_id as id from booking b where provider_id = ${providerId}
        and ${isUpcoming(tx.now)} order by starts_at`.execute(tx.db)
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

export function reopenProvider(ctx: ProviderCtx, { id }: { id: string }): Promise<OwnProvider> {
  return changeOwn(ctx, id, async (tx, providerId) => {
    await setStatus(tx, providerId, 'active')
    return readOwn(tx, providerId)
  })
}

/** Whom the administration has suspended does not come back by themselves. */
async function setStatus(tx: Ctx, providerId: string, status: 'active' | 'inactive') {
  const own = await readOwn(tx, providerId)
  if (own.status === 'suspended')
    throw new AppError('forbidden', 'suspended', 'This business is suspended. Please contact us.')
  await updateProvider(tx, providerId, { status })
}
