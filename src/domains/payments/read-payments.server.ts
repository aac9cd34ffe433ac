import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { toMajor } from '../../lib/money.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { findBooking, findNamed, findProvidersOf } from '../directories/directory.server.ts'
import { lookInto } from '../identity/looking.server.ts'
import type { Account } from '../ledger/rules.ts'
import { balancesOfGiftCards, type PostingKind } from '../ledger/service.server.ts'
import type { MovementKind, Payment, payments } from './contract.ts'
import type { BookingEntries } from './entries-contract.ts'
import { paymentNotFound, type StoredStatus } from './payment-row.server.ts'

/** A gift card that the operator gives has no payment. */
type MovementRow = {
  kind: Exclude<PostingKind, 'gift_funded' | 'gift_unfunded'>
  at: number
  amount: number
  entries: Partial<Record<Account, number>>
}
type RefundRow = {
  id: string
  amount: number
  reason: Payment['refunds'][number]['reason']
  status: Payment['refunds'][number]['status']
  at: number
}
type Row = {
  payment_id: string
  booking_id: string | null
  gift_card_id: string | null
  tip_of: string | null
  subscription_id: string | null
  is_fee: boolean
  is_change: boolean
  provider_id: string
  provider_name: string
  slug: string
  customer_name: string
  services: string[]
  membership: { consent: string | null; language: Payment['consentLanguage'] | null; payUntil: string | null } | null
  starts_at: Date | null
  timezone: string
  status: StoredStatus
  refused: string | null
  currency: string
  amount_minor: number
  total_minor: number
  dispute: string | null
  lost_minor: number
  created_at: Date
  paid_at: Date | null
  pay_by: Date | null
  booking_status: string | null
  refunds: RefundRow[]
  papers: Payment['papers']
  is_first_of_membership: boolean
  total: number
}
/** With what the ledger has of it. */
type Posted = Row & { movements: MovementRow[]; on_card: number }

/**
 * Of what these postings are: by what they are found (`way`, with the id of what is asked for as `key`), the first first. Each way
 * to them has an index of its own; together in one condition they would have none.
 */
async function movementsOf(ctx: Ctx, ways: readonly RawBuilder<unknown>[]): Promise<Map<string, MovementRow[]>> {
  const { rows } = await sql<{ key: string; movements: MovementRow[] }>`
    select g.key, json_agg(json_build_object('kind', g.kind, 'at', extract(epoch from g.posted_at) * 1000,
      'amount', g.amount, 'entries', g.entries) order by g.posted_at, g.kind <> 'charge', g.posting_id) as movements
    from (select found.key, l.posting_id, l.kind, l.posted_at, sum(s.moved) as amount,
        json_object_agg(s.account, s.sum) as entries
      from (${sql.join(ways, sql` union `)}) found join ledger_posting l on l.posting_id = found.posting_id
      join lateral (select e.account, sum(e.amount_minor) as sum, sum(greatest(e.amount_minor, 0)) as moved
        from ledger_entry e where e.posting_id = l.posting_id group by e.account) s on true
      group by found.key, l.posting_id) g group by g.key`.execute(ctx.db)
  return new Map(rows.map(({ key, movements }) => [key, movements]))
}

/** Each with what was posted about it, by statements of their own: the ledger lies beside no provider. */
async function withPosted(ctx: Ctx, rows: readonly Row[]): Promise<Posted[]> {
  if (rows.length === 0) return []
  const column = <K extends keyof Row>(name: K) => rows.map((row) => row[name])
  const of = sql`unnest(${column('payment_id')}::uuid[], ${column('booking_id')}::uuid[], ${column('gift_card_id')}::uuid[],
      ${column('subscription_id')}::uuid[], ${column('is_first_of_membership')}::boolean[])
    as y (payment_id, booking_id, gift_card_id, subscription_id, is_first)`
  const posted = (way: RawBuilder<unknown>) =>
    sql`select y.payment_id as key, p.posting_id from ${of} join ledger_posting p on ${way}`
  const movements = await movementsOf(ctx, [
    posted(sql`p.booking_id = y.booking_id`),
    posted(sql`p.tip_id = y.payment_id`),
    posted(sql`p.subscription_id = y.subscription_id
      and (p.payment_id = y.payment_id or p.payment_id is null and y.is_first)`),
    posted(sql`p.gift_card_id = y.gift_card_id`),
    // Also where it was spent for a booking: by the entries of the card itself.
    sql`select y.payment_id, e.posting_id from ${of}
      join ledger_entry e on e.owner_id = y.gift_card_id and e.account = 'gift_card'`,
  ])
  const onCards = await balancesOfGiftCards(
    ctx,
    column('gift_card_id').filter((id) => id !== null),
  )
  return rows.map((row) => ({
    ...row,
    movements: movements.get(row.payment_id) ?? [],
    on_card: onCards.get(row.gift_card_id ?? '') ?? 0,
  }))
}

const columns = sql`y.payment_id, y.booking_id, y.gift_card_id, y.tip_of, y.subscription_id, y.is_fee, y.is_change, y.provider_id, p.business_name as provider_name, p.slug,
  c.full_name as customer_name, b.starts_at, p.timezone, y.status, y.refused, y.currency, y.amount_minor,
  case when y.booking_id is null or y.is_fee then y.amount_minor else b.total_minor end as total_minor,
  y.dispute, y.lost_minor, y.created_at, y.paid_at, b.pay_by, b.status as booking_status,
  array(select s.service_name from segment s
      where s.provider_id = y.provider_id and s.booking_id = b.booking_id order by s.position)
    || array(select g.service_name from gift_card g where g.provider_id = y.provider_id
      and g.gift_card_id = y.gift_card_id and g.service_name is not null)
    || array(select coalesce((select q.lines->0->>'name' from paper q where q.provider_id = y.provider_id
        and q.payment_id = y.payment_id and q.kind = 'receipt'), g.name, n.name, s.name)
      from subscription s left join subscription_upgrade g
      on y.is_change and g.provider_id = y.provider_id and g.payment_id = y.payment_id
      left join subscription_change n on not y.is_change and y.period > s.periods and n.plan_id = y.plan_id
        and n.provider_id = y.provider_id and n.subscription_id = y.subscription_id
      where s.provider_id = y.provider_id and s.subscription_id = y.subscription_id) as services,
  (select json_build_object('consent', coalesce(g.consent, n.consent, s.consent), 'language', case
        when g.consent is not null then g.consent_language when n.consent is not null then n.consent_language
        else s.consent_language end, 'payUntil', case when y.period > s.periods then s.grace_until end) from subscription s left join subscription_change n
      on y.period > s.periods and n.provider_id = y.provider_id and n.subscription_id = y.subscription_id
      left join subscription_upgrade g on y.is_change and g.provider_id = y.provider_id and g.payment_id = y.payment_id
    where s.provider_id = y.provider_id and s.subscription_id = y.subscription_id and y.status in ('open', 'processing')) as membership,
  y.period = 1 and not y.is_change as is_first_of_membership,
  coalesce((select json_agg(json_build_object('id', r.refund_id, 'amount', r.amount_minor, 'reason', r.reason,
      'status', r.status, 'at', extract(epoch from r.created_at) * 1000) order by r.created_at, r.refund_id)
    from refund r where r.provider_id = y.provider_id and r.payment_id = y.payment_id), '[]') as refunds,
  coalesce((select json_agg(json_build_object('id', q.paper_id, 'kind', q.kind, 'number', q.number) order by q.number)
    from paper q where q.provider_id = y.provider_id and q.payment_id = y.payment_id), '[]') as papers`

const tables = sql`payment y left join booking b on b.provider_id = y.provider_id and b.booking_id = coalesce(y.booking_id, y.tip_of)
  join provider p on p.provider_id = y.provider_id join account c on c.account_id = y.customer_id`

type Of = { customerId: string; providerId: string; bookingId: string | null; paymentId: string | null }

/** The office, which is no side of it, looks into the data of whoever pays: with a reason, and in the audit log. */
function looked<T>(ctx: UserCtx, of: Of | null | undefined, read: (tx: UserCtx) => Promise<T>): Promise<T> {
  const { accountId, providerId: own } = ctx.actor
  if (!of || of.customerId === accountId || of.providerId === own) return read(ctx)
  const { customerId: personId, bookingId, paymentId } = of
  const subject =
    bookingId === null
      ? ({ action: 'payment.opened', subjectType: 'payment', subjectId: paymentId ?? '' } as const)
      : ({ action: 'booking.opened', subjectType: 'booking', subjectId: bookingId } as const)
  return lookInto(ctx, { personId, ...subject }, read)
}

export async function getPayment(ctx: UserCtx, { id }: { id: string }): Promise<Payment> {
  if (!ctx.actor.isAdmin) return readPayment(ctx, { id })
  const { rows } = await sql<Of>`select y.customer_id as "customerId", y.provider_id as "providerId",
      coalesce(y.booking_id, y.tip_of) as "bookingId", y.payment_id as "paymentId" from payment y
    where ${await isNamed(ctx, id)}
    order by y.is_change, y.period desc limit 1`.execute(ctx.db)
  return looked(ctx, rows[0], (tx) => readPayment(tx, { id }))
}

export async function getEntries(ctx: UserCtx, { id }: { id: string }): Promise<BookingEntries> {
  if (!ctx.actor.isAdmin) return readEntries(ctx, { id })
  const booking = await findBooking(ctx.db, id)
  return looked(ctx, booking && { ...booking, bookingId: id, paymentId: null }, (tx) => readEntries(tx, { id }))
}

/** By its own id, or that of what it is for. */
async function isNamed({ db }: Ctx, id: string) {
  const named = await findNamed(db, id)
  if (!named) throw paymentNotFound()
  return sql`y.provider_id = ${named.providerId}
    and (y.payment_id = ${id} or y.booking_id = ${id} or y.gift_card_id = ${id} or y.subscription_id = ${id})`
}

/** Without asking why: for who is told of it, and as the answer of what was just done. */
export async function readPayment(ctx: UserCtx, { id }: { id: string }): Promise<Payment> {
  const { accountId, providerId, isAdmin } = ctx.actor
  const [row] = await select(
    ctx,
    sql`${await isNamed(ctx, id)} and (${isAdmin}::boolean or y.customer_id = ${accountId} or y.provider_id = ${providerId})`,
    sql`order by y.is_change, y.period desc limit 1`,
  )
  if (!row) throw paymentNotFound()
  return toPayment(ctx, row, isAdmin || row.provider_id === providerId)
}

export async function listPayments(ctx: UserCtx, { page, limit }: z.output<typeof payments.history.input>) {
  const { accountId } = ctx.actor
  const providers = await findProvidersOf(ctx.db, accountId)
  const rows = await select(
    ctx,
    sql`y.provider_id = any(${providers}::uuid[]) and y.customer_id = ${accountId}`,
    sql`order by y.created_at desc, y.payment_id limit ${limit} offset ${(page - 1) * limit}`,
  )
  return {
    payments: rows.map((row) => toPayment(ctx, row, false)),
    pagination: pagination(page, limit, rows[0]?.total ?? 0),
  }
}

async function select(ctx: Ctx, which: RawBuilder<unknown>, part: RawBuilder<unknown>): Promise<Posted[]> {
  const { rows } = await sql<Row>`select ${columns}, (count(*) over ())::int as total from ${tables}
    where ${which} ${part}`.execute(ctx.db)
  return withPosted(ctx, rows)
}

/** What the provider and the operator have settled between them is no business of the customer's. */
const betweenOthers: readonly MovementKind[] = [
  ...(['platform_fee', 'platform_fee_returned', 'platform_paid', 'platform_returned'] as const),
]

/** Of a card: off it, and back onto it. */
const spending: readonly MovementKind[] = ['gift_redeemed', 'gift_returned', 'gift_drawn', 'gift_draw_returned']

const sumOf = (movements: readonly MovementRow[], account: Account) =>
  movements.reduce((sum, { entries }) => sum + (entries[account] ?? 0), 0)

/** What it was spent for is the visit's, and told there. */
const earnedOfCard = (movements: readonly MovementRow[]) =>
  positive(
    -sumOf(
      movements.filter(({ kind }) => kind !== 'gift_redeemed' && kind !== 'gift_returned'),
      'owed_to_provider',
    ),
  )

/** What the entries come to. */
function sumsOf(movements: readonly MovementRow[]) {
  const all = (account: Account) => sumOf(movements, account)
  const of = (kind: MovementKind, account: Account) =>
    sumOf(
      movements.filter((one) => one.kind === kind),
      account,
    )
  return {
    giftMinor: positive(spending.reduce((sum, kind) => sum + of(kind, 'gift_card'), 0)),
    paidMinor: of('charge', 'held_by_processor'),
    returnedMinor: of('refund_paid', 'refund_due') - of('refund_failed', 'held_by_processor'),
    returningMinor: positive(-all('refund_due')),
    earnedMinor: positive(-all('owed_to_provider') - all('owed_by_customer')),
    aheadMinor: positive(-all('paid_ahead')),
    owedMinor: positive(all('owed_by_customer')),
  }
}

const shown = (movements: readonly MovementRow[], seesFee: boolean) =>
  movements
    .filter(({ kind }) => seesFee || !betweenOthers.includes(kind))
    .map(({ kind, at, amount }) => ({ kind, at: new Date(at).toISOString(), amountMinor: amount }))

type EntriesRow = Omit<
  BookingEntries,
  keyof ReturnType<typeof sumsOf> | 'dateTime' | 'movements' | 'providerLinkTo'
> & {
  providerId: string
  slug: string
  startsAt: Date
}

/** For its two sides and the office; somebody else's answers as one that does not exist. Without asking why. */
export async function readEntries(ctx: UserCtx, { id }: { id: string }): Promise<BookingEntries> {
  const { accountId, providerId: own, isAdmin } = ctx.actor
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw paymentNotFound()
  const { rows } = await sql<EntriesRow>`select b.booking_id as "bookingId", b.provider_id as "providerId", b.currency,
      b.total_minor as "totalMinor", b.starts_at as "startsAt", b.timezone, p.business_name as "providerName", p.slug,
      b.status in ('pending', 'confirmed') and (b.pay_by is not null or b.keeps_card) as "isWaiting",
      c.full_name as "customerName", array(select s.service_name from segment s
        where s.provider_id = b.provider_id and s.booking_id = b.booking_id order by s.position) as services
    from booking b join provider p on p.provider_id = b.provider_id join account c on c.account_id = b.customer_id
    where b.provider_id = ${booking.providerId} and b.booking_id = ${id} and (${isAdmin}::boolean or b.customer_id = ${accountId} or b.provider_id = ${own})`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw paymentNotFound()
  const { providerId, slug, startsAt, ...shownOf } = row
  const { bookingId } = row
  const found = sql`select p.booking_id as key, p.posting_id from ledger_posting p where p.booking_id = ${bookingId}`
  const movements = (await movementsOf(ctx, [found])).get(bookingId) ?? []
  return {
    ...shownOf,
    ...sumsOf(movements),
    providerLinkTo: `/provider/${slug}`,
    dateTime: isoWithOffset(startsAt, row.timezone),
    movements: shown(movements, isAdmin || providerId === own),
  }
}

/** Of a membership, while it is to be paid. */
function toBePaid({ membership, status, timezone }: Row): Pick<Payment, 'consent' | 'consentLanguage' | 'payUntil'> {
  if (membership === null) return {}
  const { consent, language, payUntil } = membership
  return {
    ...(consent !== null && status === 'open' && { consent: consent.split('\n') }),
    ...(language && status === 'open' && { consentLanguage: language }),
    ...(payUntil !== null && { payUntil: isoWithOffset(new Date(payUntil), timezone) }),
  }
}

function toPayment(ctx: Ctx, row: Posted, seesFee: boolean): Payment {
  const { currency, status } = row
  const platformFeeMinor = seesFee ? sumOf(row.movements, 'platform') : 0
  const sums = sumsOf(row.movements)
  return {
    id: row.payment_id,
    bookingId: row.booking_id,
    giftCardId: row.gift_card_id,
    tipOf: row.tip_of,
    subscriptionId: row.subscription_id,
    ...(row.is_fee && { isFee: true as const }),
    ...(row.is_change && { isChange: true as const }),
    providerId: row.provider_id,
    providerName: row.provider_name,
    providerLinkTo: `/provider/${row.slug}`,
    customerName: row.customer_name,
    services: row.services,
    ...toBePaid(row),
    dateTime: row.starts_at && isoWithOffset(row.starts_at, row.timezone),
    timezone: row.timezone,
    status: status === 'closing' ? 'closed' : status,
    refused: row.refused,
    currency,
    amount: toMajor(row.amount_minor, currency),
    amountMinor: row.amount_minor,
    totalMinor: row.total_minor,
    ...sums,
    ...(row.gift_card_id !== null && { aheadMinor: row.on_card, earnedMinor: earnedOfCard(row.movements) }),
    leftMinor: leftOf(row),
    ...(platformFeeMinor > 0 && { platformFeeMinor }),
    isDisputed: row.dispute === 'open',
    isRequest: row.booking_status === 'pending' && row.pay_by === null,
    isSimulated: ctx.app.cards?.publishableKey === null,
    ...(ctx.app.cards === null && { isOff: true as const }),
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    payBy: row.pay_by && isoWithOffset(row.pay_by, row.timezone),
    refunds: row.refunds.map(({ id, amount, reason, status: state, at }) => ({
      id,
      amount: toMajor(amount, currency),
      amountMinor: amount,
      reason,
      status: state,
      createdAt: new Date(at).toISOString(),
    })),
    papers: row.papers,
    movements: shown(row.movements, seesFee),
  }
}

/** What is on its way back, or a bank has given back, is not there any more; and nothing while one decides. */
function leftOf({ movements, refunds, dispute, lost_minor }: Posted): number {
  if (dispute === 'open') return 0
  const given = refunds.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0)
  return positive(
    movements.reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : 0), 0) - given - lost_minor,
  )
}

/** No minus zero. */
const positive = (amount: number) => (amount > 0 ? amount : 0)
