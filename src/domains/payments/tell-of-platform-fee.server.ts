import { sql } from 'kysely'
import { createElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { localDate, operatorsZone } from '../../lib/time.server.ts'
import { platformFeeSet, platformFeeTold } from './events.ts'
import { feeOfEnvironment } from './read-platform-fee.server.ts'

/** `before`: what it was when this was set; `planned`: what it was to become, and does not any more. */
type Told = { to: number; before: number; holdsFrom: Date; setAt: Date; planned: { to: number; from: Date } | null }

/** null: something else was set since, which is told in its place. */
async function readTold(ctx: Ctx, version: number): Promise<Told | null> {
  type Row = { to: number; holdsFrom: Date; setAt: Date; before: number | null; plannedTo: number; plannedFrom: Date }
  const { rows } = await sql<Row>`select f.basis_points as to, f.holds_from as "holdsFrom", f.set_at as "setAt",
      (select b.basis_points from platform_fee b where b.version < f.version and b.withdrawn_at is null
        order by b.version desc limit 1) as before, w.basis_points as "plannedTo", w.holds_from as "plannedFrom"
    from platform_fee f left join platform_fee w on w.version = f.version - 1 and w.withdrawn_at is not null
    where f.version = ${version} and f.version = (select max(version) from platform_fee)`.execute(ctx.db)
  const [row] = rows
  if (!row) return null
  const { to, holdsFrom, setAt, plannedTo, plannedFrom } = row
  const planned = plannedFrom === null ? null : { to: plannedTo, from: plannedFrom }
  return { to, before: row.before ?? feeOfEnvironment(ctx), holdsFrom, setAt, planned }
}

/** Whoever takes cards hears of a rise before it holds, and that it is called off; of less to be paid they read where they look. */
function letterOf({ to, before, holdsFrom, setAt, planned }: Told): 'feeRises' | 'feeStays' | null {
  if (to > before && holdsFrom > setAt) return 'feeRises'
  return planned !== null && planned.to > before ? 'feeStays' : null
}

const batch = 200

/** A part of them at a time, each by a job of their own. */
export async function tellOfPlatformFee(
  ctx: Ctx,
  { version, after }: { version: number; after: string | null },
): Promise<void> {
  const told = await readTold(ctx, version)
  if (told === null || letterOf(told) === null) return
  await transaction(ctx, async (tx) => {
    const { rows } = await sql<{ providerId: string }>`select provider_id as "providerId" from card_account
      where ${after}::uuid is null or provider_id > ${after}::uuid order by provider_id limit ${batch}`.execute(tx.db)
    for (const { providerId } of rows) await emit(tx, platformFeeTold, { version, providerId })
    const last = rows.at(-1)
    if (last && rows.length === batch) await emit(tx, platformFeeSet, { version, after: last.providerId })
  })
}

type Reader = { email: string; name: string; language: string }

/** One of them, in their language. */
export async function tellOneOfPlatformFee(ctx: Ctx, { version, providerId }: { version: number; providerId: string }) {
  const told = await readTold(ctx, version)
  const kind = told && letterOf(told)
  if (!told || !kind || (kind === 'feeRises' && told.holdsFrom <= (await databaseNow(ctx)))) return
  const { rows } = await sql<Reader>`select a.email, a.full_name as name, a.language
    from provider_address p join account a on a.account_id = p.account_id
    where p.provider_id = ${providerId} and a.status <> 'deleted'`.execute(ctx.db)
  const [reader] = rows
  if (!reader) return
  const about = {
    ...{ kind, before: told.before, to: told.to, origin: ctx.app.origin, locale: localeOf(reader.language) },
    from: localDate(kind === 'feeStays' && told.planned ? told.planned.from : told.holdsFrom, operatorsZone),
  }
  await sendOnce(ctx, `payment-platform-fee-${version}-${providerId}`, async () => {
    const [{ renderMail }, { PlatformFeeMail, platformFeeSubject }] = await Promise.all([
      import('../../lib/render-mail.server.ts'),
      import('./ui/platform-fee-mail.tsx'),
    ])
    return {
      to: { name: reader.name, address: reader.email },
      subject: platformFeeSubject(about),
      ...(await renderMail(createElement(PlatformFeeMail, about))),
    }
  })
}
