import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { call } from '../../identity/ui/session.ts'
import { PaperLinks } from '../../papers/ui/paper-links.tsx'
import { PaymentPanel } from '../../payments/ui/payment-panel.tsx'
import { type Member, type MemberPayment, providerPlans } from '../../subscriptions/contract.ts'
import { worthOf } from '../../subscriptions/rules.ts'

/** All that a member has paid: each with its papers, and opened to give of it back. */
export function MemberPayments({ member }: { member: Member }) {
  const { t } = useTranslation('subscriptions')
  const { data, isError } = useQuery({
    queryKey: ['own-provider', 'plans', 'members', member.subscriptionId, 'payments'],
    queryFn: ({ signal }) => call(providerPlans.memberPayments, { id: member.subscriptionId }, { signal }),
    staleTime: 0,
  })
  if (isError) return <p role="alert">{t('own.failed')}</p>
  if (!data) return <p role="status">{t('own.loading')}</p>
  if (data.length === 0) return <p className="text-ink-2">{t('provider.paidNothing')}</p>
  const added = data.reduce((sum, { isNow, isChange, uses }) => sum + (isNow && isChange ? uses : 0), 0)
  return (
    <section aria-label={t('provider.paid')}>
      <h3 className="h3 mb-3">{t('provider.paid')}</h3>
      <ul className="divide-y divide-line border-line border-y">
        {data.map((payment) => (
          <Paid
            key={payment.paymentId}
            payment={payment}
            suggested={suggestedFor(member, payment, added)}
            isOnly={data.length === 1}
          />
        ))}
      </ul>
    </section>
  )
}

/** What the visits that are left of this period were worth: those of another plan go first. null: nothing is suggested. */
function suggestedFor({ usesLeft }: Member, { isNow, isChange, uses }: MemberPayment, added: number) {
  if (!isNow || uses <= 0) return () => null
  const left = Math.min(uses, isChange ? usesLeft : Math.max(0, usesLeft - added))
  return ({ amountMinor }: { amountMinor: number }) => worthOf({ priceMinor: amountMinor, uses }, left)
}

type PaidProps = { payment: MemberPayment; suggested: ReturnType<typeof suggestedFor>; isOnly: boolean }

function Paid({ payment, suggested, isOnly }: PaidProps) {
  const { t, i18n } = useTranslation('subscriptions')
  const locale = localeOf(i18n.language)
  const [isOpen, setOpen] = useState(isOnly)
  const { paymentId, planName, isChange, amountMinor, returnedMinor, currency, uses, paidAt, papers } = payment
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const facts = [
    formatDate(paidAt, locale),
    ...(isChange ? [t('provider.paidAtOnce')] : []),
    ...(uses > 0 ? [t('provider.paidUses', { count: uses, shown: formatCount(uses, locale) })] : []),
    ...(returnedMinor > 0 ? [t('provider.paidBack', { price: money(returnedMinor) })] : []),
  ]
  return (
    <li className="grid gap-3 py-4">
      <div className="flex justify-between gap-5">
        <p className="min-w-0">
          <strong className="break-words">{planName}</strong>
          <span className="block text-small text-ink-2">{facts.join(' · ')}</span>
        </p>
        <strong className="flex-none tabular-nums">{money(amountMinor)}</strong>
      </div>
      {isOpen ? (
        <PaymentPanel id={paymentId} agreedMinor={suggested} />
      ) : (
        <p className="flex flex-wrap gap-3">
          <PaperLinks papers={papers} />
          <Button
            variant="outline"
            size="small"
            aria-label={`${t('provider.paidOpen')}: ${planName}, ${money(amountMinor)}`}
            onClick={() => setOpen(true)}
          >
            {t('provider.paidOpen')}
          </Button>
        </p>
      )}
    </li>
  )
}
