import { sql } from 'kysely'
import { createElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { isWanted, unsubscribePath } from '../identity/messages.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { nameColumns } from '../providers/name-columns.server.ts'
import { displayName, type Names } from '../providers/rules.ts'
import { shownVoucherCode } from './own-rewards.rules.ts'

type Row = Names & {
  accountId: string
  email: string
  name: string
  language: string
  reward: string
  code: string
  goodUntil: Date
  timezone: string
}

/** Whoever has come for it, or given it back, is told nothing; nor is anybody whose provider is not there. */
export async function mailVoucherEnding(
  ctx: Ctx,
  { providerId, voucherId }: { providerId: string; voucherId: string },
) {
  const { rows } = await sql<Row>`select c.account_id as "accountId", c.email, c.full_name as name, c.language,
      v.name as reward, v.code, v.good_until as "goodUntil", p.timezone, ${nameColumns}
    from reward_voucher v join account c on c.account_id = v.customer_id and c.status = 'active'
      join provider p on p.provider_id = ${providerId} join account a on a.account_id = p.account_id
    where v.provider_id = ${providerId} and v.voucher_id = ${voucherId} and v.handed_at is null and v.ended_at is null
      and ${isOpen}`.execute(ctx.db)
  const [row] = rows
  if (!row || !(await isWanted(ctx.db, row.accountId, 'points', 'mail'))) return
  const { name, reward, timezone } = row
  const [origin, locale] = [ctx.app.origin, localeOf(row.language)]
  const unsubscribeUrl = `${origin}${unsubscribePath(ctx, row.accountId, 'points')}`
  await sendOnce(ctx, `reward-ending-${voucherId}`, async () => {
    const { VoucherMail, voucherSubject } = await import('./ui/voucher-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const [code, until] = [shownVoucherCode(row.code), isoWithOffset(row.goodUntil, timezone)]
    const props = { name, reward, code, until, providerName: displayName(row), origin, locale, unsubscribeUrl }
    return {
      unsubscribeUrl,
      to: { name, address: row.email },
      subject: voucherSubject(props),
      ...(await renderMail(createElement(VoucherMail, props))),
    }
  })
}
