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

/** As the statement below has it too. */
const letterId = (version: number, providerId: string) => `payment-platform-fee-${version}-${providerId}`

/**
 * null: something else was set since, which is told in its place. What was planned is what the provider was last written to about,
 * where that is withdrawn; without one, whatever any of them may have been. Letters are known for ninety days: a rise set longer ago
 * was told, and what was withdrawn a month ago was said to be.
 */
async function readTold(ctx: Ctx, version: number, providerId: string | null): Promise<Told | null> {
  const isTold = (of: 'w' | 'l') => sql`exists (select from message m
    where m.key = 'payment-platform-fee-' || ${sql.ref(`${of}.version`)} || '-' || ${providerId}::text)`
  type Row = { to: number; holdsFrom: Date; setAt: Date; before: number | null; plannedTo: number; plannedFrom: Date }
  const { rows } = await sql<Row>`select f.basis_points as to, f.holds_from as "holdsFrom", f.set_at as "setAt",
      (select b.basis_points from platform_fee b where b.version < f.version and b.withdrawn_at is null
        order by b.version desc limit 1) as before, w.basis_points as "plannedTo", w.holds_from as "plannedFrom"
    from platform_fee f left join lateral (
      select w.basis_points, w.holds_from from platform_fee w
      where w.version < f.version and w.withdrawn_at > f.set_at - interval '30 days' and (${providerId}::text is null or (
        (w.set_at < f.set_at - interval '60 days' or ${isTold('w')}) and not exists (select from platform_fee l
          where l.version > w.version and l.version < f.version and ${isTold('l')})))
      -- Where nobody is named: the highest, so that none of those who may have to be told is left out.
      order by case when ${providerId}::text is null then w.basis_points end desc nulls last, w.version desc limit 1) w on true
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
  const told = await readTold(ctx, version, null)
  if (told === null || letterOf(told) === null) return
  await transaction(ctx, async (tx) => {
    const { rows } = await sql<{ providerId: string }>`select provider_id as "providerId" from card_account
      where ${after}::uuid is null or provider_id > ${after}::uuid order by provider_id limit ${batch}`.execute(tx.db)
    for (const { providerId } of rows) await emit(tx, platformFeeTold, { version, providerId })
    const last = rows.at(-1)
    if (last && rows.length === batch) await emit(tx, platformFeeSet, { version, after: last.providerId })
  })
}

/** Of those who took cards when it was set: the mail has not left for them, or was refused. Of what is long ago letters are not known. */
export async function countUntold(ctx: Ctx, version: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with letter as (select 'payment-platform-fee-' || f.version || '-' || c.provider_id as key from platform_fee f
      join card_account c on c.created_at <= f.set_at
      join provider_address p on p.provider_id = c.provider_id join account a on a.account_id = p.account_id
      where f.version = ${version} and f.set_at > now() - interval '60 days' and a.status <> 'deleted')
    select count(*)::int as count from letter
      left join message m on m.key = letter.key and m.state = 'sent' where m.key is null`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

type Reader = { email: string; name: string; language: string }

/** One of them, in their language. */
export async function tellOneOfPlatformFee(ctx: Ctx, { version, providerId }: { version: number; providerId: string }) {
  const told = await readTold(ctx, version, providerId)
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
  await sendOnce(ctx, letterId(version, providerId), async () => {
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
