import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { lastDay } from '../../subscriptions/ui/last-day.ts'
import type { LoyaltyVoucher } from '../contract.ts'
import { ownVouchers } from '../rewards-contract.ts'
import { loyaltyKey } from './loyalty-key.ts'
import { nameIn } from './name-in.ts'
import { NotLoaded } from './not-loaded.tsx'

/** Where a voucher stands on the page, so that the history leads to it. */
export const voucherAnchor = (id: string) => `voucher-${id}`
export const vouchersKey = [...loyaltyKey, 'vouchers']

/** What providers have given for points; nothing without any. */
export function Vouchers() {
  const { t } = useTranslation('loyalty')
  const { data, error, refetch } = useQuery({
    queryKey: vouchersKey,
    queryFn: ({ signal }) => call(ownVouchers.list, {}, { signal }),
    staleTime: 0,
  })
  if (!data && error)
    return (
      <div className="mt-14">
        <NotLoaded title={t('own.title')} error={error} onRetry={refetch} />
      </div>
    )
  if (!data || data.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="vouchers-title">
      <h2 id="vouchers-title" className="h2 mb-5">
        {t('own.title')}
      </h2>
      <ul className="grid gap-6 lg:grid-cols-2">
        {data.map((voucher) => (
          <Voucher key={voucher.id} voucher={voucher} />
        ))}
      </ul>
    </section>
  )
}

function Voucher({ voucher }: { voucher: LoyaltyVoucher }) {
  const { i18n } = useTranslation('loyalty')
  const { id, names, provider, thing } = voucher
  return (
    <li id={voucherAnchor(id)} className="grid scroll-mt-24 content-start gap-3 rounded-form bg-card p-6 shadow-1">
      <div>
        <h3 className="h3 break-words">{nameIn(names, i18n.language)}</h3>
        {provider && (
          <p>
            <Link className="link" to={provider.linkTo}>
              {provider.name}
            </Link>
          </p>
        )}
      </div>
      {thing ? <Thing voucher={voucher} thing={thing} /> : <Card voucher={voucher} />}
    </li>
  )
}

function Card({ voucher: { card, currency } }: { voucher: LoyaltyVoucher }) {
  const { t, i18n } = useTranslation('loyalty')
  if (!card?.code || card.balanceMinor <= 0) return <p className="text-ink-2">{t('own.spent')}</p>
  const left = formatMoney(card.balanceMinor, currency, localeOf(i18n.language))
  return (
    <p className="rounded-button bg-green-tint p-4">
      <strong className="block">{t('rewards.code', { code: card.code })}</strong>
      <a className="link" href={`/gift-card/${card.code}`}>
        {t('rewards.codeHint', { name: card.providerName, left })}
      </a>
    </p>
  )
}

type ThingProps = { voucher: LoyaltyVoucher; thing: NonNullable<LoyaltyVoucher['thing']> }

function Thing({ voucher, thing }: ThingProps) {
  const { t, i18n } = useTranslation('loyalty')
  const locale = localeOf(i18n.language)
  if (thing.state !== 'open') return <End thing={thing} />
  return (
    <>
      <p className="grid gap-1 rounded-button bg-green-tint p-4">
        <span>{t('own.show', { name: voucher.provider?.name ?? '' })}</span>
        <strong className="name tabular-nums tracking-wider">{thing.code}</strong>
      </p>
      <p className="text-ink-2">{t('own.until', { when: formatDate(lastDay(thing.goodUntil), locale) })}</p>
      <GiveBack voucher={voucher} />
    </>
  )
}

/** What became of one that is over. */
export function End({ thing: { state, endedBy, at } }: { thing: NonNullable<LoyaltyVoucher['thing']> }) {
  const { t, i18n } = useTranslation('loyalty')
  if (state === 'open' || at === null) return null
  const when = formatDate(at, localeOf(i18n.language))
  return (
    <p className="text-ink-2">
      {state === 'handed' ? t('own.handed', { when }) : t(`own.ended.${endedBy ?? 'time'}`, { when })}
    </p>
  )
}

function GiveBack({ voucher: { id, names, points } }: { voucher: LoyaltyVoucher }) {
  const { t, i18n } = useTranslation('loyalty')
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const back = useMutation({
    mutationFn: () => call(ownVouchers.giveBack, { id }),
    onSuccess: () => showToast({ type: 'success', message: t('own.givenBack') }),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('own.failed'), 'loyalty') }),
    onSettled: async () => {
      setAsked(false)
      await queries.invalidateQueries({ queryKey: loyaltyKey })
    },
  })
  return (
    <p>
      <Button
        variant="outline"
        size="small"
        aria-label={`${t('own.giveBack')}: ${nameIn(names, i18n.language)}`}
        onClick={() => setAsked(true)}
      >
        {t('own.giveBack')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('own.giveBackTitle')}
          text={t('own.giveBackText', { count: points, shown: formatCount(points, localeOf(i18n.language)) })}
          confirm={t('own.giveBack')}
          cancel={t('own.keep')}
          isBusy={back.isPending}
          onConfirm={() => back.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </p>
  )
}
