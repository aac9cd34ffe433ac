import { sql } from 'kysely'
import { createElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { sendOnce, wasSent } from '../../lib/messages.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { isWanted, unsubscribePath } from '../identity/messages.server.ts'
import { enter } from './enter.server.ts'
import { pointsExpiring } from './events.ts'
import { lastUseOf, warningOf } from './read-tiers.server.ts'
import { expiresAt, expiryStep } from './rules.ts'

/** How many are looked at in one go; the rest has its turn the day after. */
const batch = 1000

/** Who is to be told that their points go, and whose are to go. Whoever is suspended is told once they are back. */
export async function expirePoints(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  const { rows } = await sql<{ accountId: string }>`select e.account_id as "accountId" from loyalty_entry e
      join account a on a.account_id = e.account_id and a.status = 'active'
    where not exists (select from loyalty_warning w
      where w.account_id = e.account_id and w.told_at > ${now}::timestamptz - interval '1 month')
    group by e.account_id having sum(e.points) > 0
      and max(e.posted_at) filter (where e.kind = 'redeemed' or e.points > 0) <= ${now}::timestamptz - interval '23 months'
    order by max(e.posted_at) limit ${batch}`.execute(ctx.db)
  // One that fails keeps nobody else waiting.
  for (const { accountId } of rows)
    await expireOf(ctx, accountId).catch((err: unknown) =>
      ctx.log.error({ err, accountId }, 'points that nobody uses could not be looked at'),
    )
}

function expireOf(ctx: Ctx, accountId: string): Promise<void> {
  return transaction(ctx, async (locked) => {
    await lockAccount(locked, accountId)
    const tx = { ...locked, now: await databaseNow(locked) }
    const { points, usedAt } = await lastUseOf(tx, accountId)
    if (points <= 0 || usedAt === null) return
    const warning = await warningOf(tx, accountId, usedAt)
    const step = expiryStep({ usedAt, toldAt: warning?.toldAt ?? null }, tx.now)
    if (step === 'expire')
      await enter(tx, {
        accountId,
        kind: 'expired',
        points: -points,
        source: `expired:${accountId}:${usedAt.getTime()}`,
      })
    if (step !== 'warn') return
    await tx.db
      .insertInto('loyalty_warning')
      .values({ account_id: accountId, used_at: usedAt, warned_at: tx.now })
      .onConflict((known) => known.doNothing())
      .execute()
    // Also of one that was asked for before and has not left: whoever was not told is told each day anew.
    await emit(tx, pointsExpiring, { accountId, usedAt: usedAt.toISOString() })
  })
}

type Reader = { email: string; name: string; language: string }

/** Who has used them meanwhile is told nothing. Whom no mail reaches, or who wants none, sees the day on the page, and has a month from when they were to be told. */
export async function mailExpiring(
  ctx: Ctx,
  { accountId, usedAt }: { accountId: string; usedAt: string },
): Promise<void> {
  const { points, usedAt: lastUsedAt } = await lastUseOf(ctx, accountId)
  if (points <= 0 || lastUsedAt?.toISOString() !== usedAt) return
  const { rows } = await sql<Reader>`select email, full_name as name, language from account
    where account_id = ${accountId} and status = 'active'`.execute(ctx.db)
  const [reader] = rows
  const warning = await warningOf(ctx, accountId, lastUsedAt)
  if (!reader || !warning || warning.toldAt !== null) return
  const key = `loyalty-expiring-${accountId}-${lastUsedAt.getTime()}`
  if (await isWanted(ctx.db, accountId, 'points', 'mail'))
    await send(ctx, key, { accountId, lastUsedAt, points, reader })
  const toldAt = (await wasSent(ctx, key)) ? await databaseNow(ctx) : warning.warnedAt
  await sql`update loyalty_warning set told_at = ${toldAt}
    where account_id = ${accountId} and used_at = ${lastUsedAt} and told_at is null`.execute(ctx.db)
}

type Expiring = { accountId: string; lastUsedAt: Date; points: number; reader: Reader }

function send(ctx: Ctx, key: string, { accountId, lastUsedAt, points, reader }: Expiring): Promise<void> {
  const [origin, locale] = [ctx.app.origin, localeOf(reader.language)]
  const unsubscribeUrl = `${origin}${unsubscribePath(ctx, accountId, 'points')}`
  return sendOnce(ctx, key, async () => {
    const { ExpiryMail, expirySubject } = await import('./ui/expiry-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const until = expiresAt({ usedAt: lastUsedAt, toldAt: null }, await databaseNow(ctx)).toISOString()
    const props = { name: reader.name, points, until, origin, locale, unsubscribeUrl }
    return {
      unsubscribeUrl,
      to: { name: reader.name, address: reader.email },
      subject: expirySubject(props),
      ...(await renderMail(createElement(ExpiryMail, props))),
    }
  })
}
