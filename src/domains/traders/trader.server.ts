import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { requireActive } from '../identity/lock-account.server.ts'
import { providerChanged, verificationDecided } from '../providers/events.ts'
import { isOpen } from '../providers/listing.server.ts'
import { providerNotFound, resolveProviderId } from '../providers/provider-id.server.ts'
import { updateProvider } from '../providers/write-provider.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import type { ShownTrader, Trader, traders } from './contract.ts'
import { countries } from './countries.rules.ts'
import { isTaxNumber } from './numbers.rules.ts'
import { traders as en } from './texts/en.ts'

type Row = Omit<Trader, 'compliedAt'> & { compliedAt: Date }

const columns = sql`t.kind, t.legal_name as "legalName", t.street, t.postal_code as "postalCode", t.city, t.country,
  t.register, t.register_number as "registerNumber", t.tax_number as "taxNumber", t.email, t.phone,
  t.complied_at as "compliedAt"`

export async function readTrader({ db }: Ctx, providerId: string): Promise<Trader | null> {
  const { rows } = await sql<Row>`select ${columns} from trader t where t.provider_id = ${providerId}`.execute(db)
  const [row] = rows
  return row ? { ...row, compliedAt: row.compliedAt.toISOString() } : null
}

/** Of a private person customers read no more than that: their address is nobody’s business. */
export async function showTrader(ctx: Ctx, { id }: { id: string }): Promise<ShownTrader> {
  const providerId = await resolveProviderId(ctx.db, id)
  const { rows } = await sql<Row | { kind: null }>`/* prepare: trader-of-provider */ select ${columns} from provider p
      join account a on a.account_id = p.account_id left join trader t on t.provider_id = p.provider_id
    where p.provider_id = ${providerId} and ${isOpen}`.execute(ctx.db)
  const [found] = rows
  if (!found) throw providerNotFound()
  if (found.kind !== 'trader') return { kind: found.kind, trader: null }
  const { legalName, street, postalCode, city, country, register, registerNumber, taxNumber, email, phone } = found
  const address = [street, [postalCode, city].filter(Boolean).join(' ')]
  return {
    kind: 'trader',
    trader: { legalName, address, country, register, registerNumber, taxNumber, email, phone },
  }
}

export async function getTrader(ctx: ProviderCtx): Promise<{ trader: Trader | null }> {
  return { trader: await readTrader(ctx, ctx.actor.providerId) }
}

export async function declareTrader(
  ctx: ProviderCtx,
  { complies: _complies, ...declared }: z.output<typeof traders.declare.input>,
): Promise<{ trader: Trader | null }> {
  checkNumbers(declared)
  return transaction(ctx, async (tx) => {
    const providerId = await lockProvider(tx, ctx.actor.providerId)
    await requireActive(tx, ctx.actor.accountId)
    const now = await databaseNow(tx)
    const before = await readTrader(tx, providerId)
    const row = {
      kind: declared.kind,
      legal_name: declared.legalName,
      street: declared.street,
      postal_code: declared.postalCode,
      city: declared.city,
      country: declared.country,
      register: declared.register,
      register_number: declared.registerNumber,
      tax_number: declared.taxNumber,
      email: declared.email,
      phone: declared.phone,
      complied_at: now,
    }
    await tx.db
      .insertInto('trader')
      .values({ provider_id: providerId, ...row })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(row))
      .execute()
    if (!before || isSomebodyElse(before, declared)) await checkAgain(tx, providerId, before && now)
    await emit(tx, providerChanged, { providerId })
    return { trader: await readTrader(tx, providerId) }
  })
}

type Declared = Omit<Trader, 'compliedAt'>

const isSomebodyElse = (before: Declared, now: Declared) =>
  (['kind', 'legalName', 'country', 'register', 'registerNumber'] as const).some((name) => before[name] !== now[name])

/**
 * A tick is for who was looked at: of anybody else the documents are looked at once more, and of who had not said who they are.
 * `tickEnds`: when; null: it was given before anybody had to say so, and stays.
 */
async function checkAgain(tx: Ctx, providerId: string, tickEnds: Date | null) {
  await sql`update document set state = 'sent', decided_at = null, expires_on = null, warned_at = null
    where provider_id = ${providerId} and state = 'accepted' and file = 'kept' and kind in ('identity', 'registration')`.execute(
    tx.db,
  )
  if (tickEnds && (await updateProvider(tx, providerId, { is_verified: false })))
    await emit(tx, verificationDecided, { providerId, isVerified: false, decidedAt: tickEnds.toISOString() })
}

function checkNumbers({ country, register, registerNumber, taxNumber }: Declared) {
  if (!countries.some((code) => code === country)) throw countryUnknown()
  if (register === '' && registerNumber !== '') throw registerIncomplete('register')
  if (register !== '' && registerNumber === '') throw registerIncomplete('registerNumber')
  if (taxNumber !== '' && !isTaxNumber(taxNumber, country)) throw taxNumberWrong()
}

function countryUnknown() {
  const message = en.errors.country_unknown
  return new AppError('invalid', 'country_unknown', message, { fields: { country: message } })
}

function registerIncomplete(field: 'register' | 'registerNumber') {
  const message = en.errors.register_incomplete
  return new AppError('invalid', 'register_incomplete', message, { fields: { [field]: message } })
}

function taxNumberWrong() {
  const message = en.errors.tax_number_wrong
  return new AppError('invalid', 'tax_number_wrong', message, { fields: { taxNumber: message } })
}
