import { sql } from 'kysely'
import { createElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { isWanted, unsubscribePath } from '../identity/messages.server.ts'
import { enter } from './enter.server.ts'
import { pointsExpiring } from './events.ts'
import { lastUseOf, warnedAt } from './read-tiers.server.ts'
import { expiresAt, expiryStep } from './rules.ts'

/** How many are looked at in one go; the rest has its turn the day after. */
const batch = 1000

/** Who is to be told that their points go, and whose are to go. */
export async function expirePoints(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  const { rows } = await sql<{ accountId: string }>`select e.account_id as "accountId" from loyalty_entry e
    where not exists (select from loyalty_warning w
      where w.account_id = e.account_id and w.warned_at > ${now}::timestamptz - interval '1 month')
    group by e.account_id having sum(e.points) > 0
      and max(e.posted_at) filter (where e.kind = 'redeemed' or e.points > 0) <= ${now}::timestamptz - interval '23 months'
    order by max(e.posted_at) limit ${batch}`.execute(ctx.db)
  for (const { accountId } of rows) await expireOf(ctx, accountId)
}

function expireOf(ctx: Ctx, accountId: string): Promise<void> {
  return transaction(ctx, async (locked) => {
    await lockAccount(locked, accountId)
    const tx = { ...locked, now: await databaseNow(locked) }
    const { points, usedAt } = await lastUseOf(tx, accountId)
    if (points <= 0 || usedAt === null) return
    const step = expiryStep({ usedAt, warnedAt: await warnedAt(tx, accountId, usedAt) }, tx.now)
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
      .execute()
    await emit(tx, pointsExpiring, { accountId, usedAt: usedAt.toISOString() })
  })
}

type Reader = { email: string; name: string; language: string }

/** Who has used them meanwhile is told nothing. */
export async function mailExpiring(
  ctx: Ctx,
  { accountId, usedAt }: { accountId: string; usedAt: string },
): Promise<void> {
  const { points, usedAt: lastUsedAt } = await lastUseOf(ctx, accountId)
  if (points <= 0 || lastUsedAt?.toISOString() !== usedAt) return
  const { rows } = await sql<Reader>`select email, full_name as name, language from account
    where account_id = ${accountId} and status = 'active'`.execute(ctx.db)
  const [reader] = rows
  if (!reader || !(await isWanted(ctx.db, accountId, 'points', 'mail'))) return
  const [origin, locale] = [ctx.app.origin, localeOf(reader.language)]
  const unsubscribeUrl = `${origin}${unsubscribePath(ctx, accountId, 'points')}`
  await sendOnce(ctx, `loyalty-expiring-${accountId}-${lastUsedAt.getTime()}`, async () => {
    const { ExpiryMail, expirySubject } = await import('./ui/expiry-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const until = expiresAt({ usedAt: lastUsedAt, warnedAt: await warnedAt(ctx, accountId, lastUsedAt) }).toISOString()
    const props = { name: reader.name, points, until, origin, locale, unsubscribeUrl }
    return {
      unsubscribeUrl,
      to: { name: reader.name, address: reader.email },
      subject: expirySubject(props),
      ...(await renderMail(createElement(ExpiryMail, props))),
    }
  })
}
