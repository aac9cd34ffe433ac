import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { toMajor } from '../../lib/money.ts'
import { findNamed, findProvidersOf } from '../directories/directory.server.ts'
import { networkKey } from '../identity/recovery.server.ts'
import { balancesOfGiftCards } from '../ledger/service.server.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { getProvider } from '../providers/service.server.ts'
import {
  type CardRow,
  cardColumns,
  cardNotFound,
  requireSpendable,
  requireTaken,
  sellsForEveryone,
} from './card-row.server.ts'
import { plainCode, shownCode } from './code.rules.ts'
import { codeOf, hashOf } from './code.server.ts'
import type { EveryoneOffer, GiftCard, GiftCardOffer, ShownGiftCard } from './contract.ts'
import { giftCardLimits } from './limits.ts'
import { amountsOf, giveBackUntil, givenBackRefusal } from './terms.rules.ts'
import { giftCards as en } from './texts/en.ts'

export async function readOffer(ctx: Ctx, { providerId }: { providerId: string }): Promise<GiftCardOffer> {
  const provider = await getProvider(ctx, { id: providerId })
  const { currency } = provider
  const amounts = amountsOf(currency)
  const isForEveryone = await sellsForEveryone(ctx, provider.id)
  return {
    providerId: provider.id,
    providerName: isForEveryone ? provider.businessName : provider.name,
    providerLinkTo: provider.linkTo,
    profession: provider.profession,
    address: provider.address,
    image: provider.image,
    isSold: await takesCharges(ctx, provider.id),
    isForEveryone,
    currency,
    ...amounts,
    services: provider.services
      .filter(({ priceMinor }) => !isForEveryone && priceMinor >= amounts.leastMinor && priceMinor <= amounts.mostMinor)
      .map(({ id, name, priceMinor }) => ({ id, name, priceMinor })),
  }
}

/** Those of the operator's own businesses whose cards are sold now. */
export async function listEveryoneOffers(ctx: Ctx): Promise<EveryoneOffer[]> {
  if (ctx.app.cards === null) return []
  const { rows } =
    await sql<EveryoneOffer>`select p.provider_id as "providerId", p.business_name as "providerName", p.currency
    from provider p join account a on a.account_id = p.account_id
      join card_account c on c.provider_id = p.provider_id and c.takes_charges
    where p.cards_for_everyone and ${isOpen} order by p.currency, p.provider_id limit 20`.execute(ctx.db)
  return rows
}

type OwnRow = CardRow & { providerName: string; slug: string; isOpen: boolean }

const ownColumns = sql`${cardColumns}, p.business_name as "providerName", p.slug, ${isOpen} as "isOpen"`
const ownTables = sql`gift_card g join provider p on p.provider_id = g.provider_id join account a on a.account_id = p.account_id`

/** The last hundred: nobody buys more. */
export const listOwnCards = (ctx: UserCtx): Promise<GiftCard[]> =>
  readOwnCards(ctx, sql`true order by g.created_at desc, g.gift_card_id limit 100`)

/** Those of one's own that are named, however many there are. */
export const findOwnCards = (ctx: UserCtx, ids: readonly string[]): Promise<GiftCard[]> =>
  readOwnCards(ctx, sql`g.gift_card_id = any(${ids}::uuid[]) order by g.created_at desc, g.gift_card_id`)

async function readOwnCards(ctx: UserCtx, which: RawBuilder<unknown>): Promise<GiftCard[]> {
  const providers = await findProvidersOf(ctx.db, ctx.actor.accountId)
  const { rows } = await sql<OwnRow>`select ${ownColumns} from ${ownTables}
    where g.provider_id = any(${providers}::uuid[]) and g.buyer_id = ${ctx.actor.accountId} and g.drawn_from_id is null and ${which}`.execute(
    ctx.db,
  )
  return toGiftCards(ctx, rows)
}

export async function readOwnCard(ctx: UserCtx, id: string): Promise<GiftCard> {
  const { providerId = null } = (await findNamed(ctx.db, id)) ?? {}
  const { rows } = await sql<OwnRow>`select ${ownColumns} from ${ownTables} where g.provider_id = ${providerId}
    and g.buyer_id = ${ctx.actor.accountId} and g.gift_card_id = ${id}`.execute(ctx.db)
  const [card] = await toGiftCards(ctx, rows)
  if (!card) throw cardNotFound()
  return card
}

/** Each with what is left of it, by a statement of its own: the ledger lies beside no provider. */
async function toGiftCards(ctx: Ctx, rows: readonly OwnRow[]): Promise<GiftCard[]> {
  const ids = rows.map(({ giftCardId }) => giftCardId)
  const balances = await balancesOfGiftCards(ctx, ids)
  return rows.map((row) => toGiftCard(ctx, { ...row, balanceMinor: balances.get(row.giftCardId) ?? 0 }))
}

function toGiftCard(ctx: Ctx, row: OwnRow & { balanceMinor: number }): GiftCard {
  const { currency, amountMinor, balanceMinor, status, paidAt } = row
  const isActive = status === 'active' && paidAt !== null
  return {
    id: row.giftCardId,
    providerId: row.providerId,
    providerName: row.providerName,
    providerLinkTo: `/provider/${row.slug}`,
    isForEveryone: row.isForEveryone,
    serviceName: row.serviceName,
    senderName: row.senderName,
    recipientName: row.recipientName,
    recipientEmail: row.recipientEmail,
    message: row.message,
    status,
    code: isActive ? shownCode(codeOf(ctx, row.giftCardId, row.version)) : null,
    currency,
    amount: toMajor(amountMinor, currency),
    amountMinor,
    balanceMinor,
    deliverAt: row.deliverAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    returnableUntil: isActive && !row.isFunded ? giveBackUntil(paidAt).toISOString() : null,
    isForPoints: row.isForPoints,
    canReturn: isActive && givenBackRefusal({ ...row, paidAt }, ctx.now) === null,
  }
}

/** Whoever tries codes comes to an end soon, by account and by address; each code is a guess. */
export async function countGuesses(ctx: Ctx, codes: readonly string[]): Promise<void> {
  for (const _ of new Set(codes)) {
    await ctx.app.limits.take(giftCardLimits.guess, networkKey(ctx))
    if (ctx.actor) await ctx.app.limits.take(giftCardLimits.guess, ctx.actor.accountId)
  }
}

export const codeUnknown = () => new AppError('not_found', 'gift_card_unknown', en.errors.gift_card_unknown)

type ShownRow = Omit<ShownGiftCard, 'code' | 'providerLinkTo' | 'balanceMinor' | 'movements'> & {
  giftCardId: string
  slug: string
  isPaused: boolean
}

type Movement = ShownGiftCard['movements'][number]

/** The first first; what is left is their sum. */
async function readMovements(ctx: Ctx, giftCardId: string): Promise<Movement[]> {
  const { rows } = await sql<Omit<Movement, 'at'> & { at: Date }>`
    select l.kind, l.posted_at as at, -e.amount_minor as "amountMinor"
    from ledger_entry e join ledger_posting l on l.posting_id = e.posting_id
    where e.owner_id = ${giftCardId} and e.account = 'gift_card' order by l.posted_at, l.posting_id`.execute(ctx.db)
  return rows.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() }))
}

type Checked = { code: string; providerId?: string | undefined }

/** `providerId`: with whom it is to be spent; what would be refused there is refused here. */
export async function checkCard(ctx: Ctx, { code, providerId }: Checked): Promise<ShownGiftCard> {
  await countGuesses(ctx, [code])
  const plain = plainCode(code)
  if (plain === null) throw codeUnknown()
  const { rows } =
    await sql<ShownRow>`select g.gift_card_id as "giftCardId", g.provider_id as "providerId", p.business_name as "providerName", p.slug,
      coalesce(p.gallery[1], p.profile_image) as image,
      concat_ws(', ', nullif(p.street, ''), nullif(p.area, ''), concat_ws(' ', p.city, nullif(p.postal_code, ''))) as address,
      g.is_for_everyone as "isForEveryone", g.service_name as "serviceName", g.sender_name as "senderName", g.recipient_name as "recipientName", g.message,
      g.currency, g.amount_minor as "amountMinor",
      g.is_for_everyone or ${isOpen} as "isUsable", y.dispute is not distinct from 'open' as "isPaused"
    from ${ownTables} left join payment y on y.provider_id = g.provider_id and y.gift_card_id = g.gift_card_id
    where g.code_hash = ${hashOf(plain)} and g.status = 'active'`.execute(ctx.db)
  const [row] = rows
  if (!row) throw codeUnknown()
  const { giftCardId, slug, isPaused, ...card } = row
  const movements = await readMovements(ctx, giftCardId)
  const balanceMinor = movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const shown = { ...card, balanceMinor, movements }
  if (providerId !== undefined) {
    if (shown.providerId !== providerId) await requireTaken(ctx, providerId, shown)
    requireSpendable({ ...shown, isPaused })
  }
  return {
    ...shown,
    isUsable: shown.isUsable && !isPaused,
    code: shownCode(plain),
    providerLinkTo: `/provider/${slug}`,
  }
}
