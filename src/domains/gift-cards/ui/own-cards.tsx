import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type GiftCard, giftCards } from '../contract.ts'
import { GiftCardTexts } from './gift-card-texts.tsx'

const key = ['gift-cards']
type Asked = 'stop' | 'giveBack'

/** The cards one has bought: what is left of each, and what can still be done about it. Nothing for nobody. */
export function OwnCards() {
  return (
    <GiftCardTexts waiting={null}>
      <Cards />
    </GiftCardTexts>
  )
}

function Cards() {
  const { t } = useTranslation('giftCards')
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(giftCards.list, {}, { signal }) })
  if (!data || data.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="own-gift-cards">
      <h2 id="own-gift-cards" className="h2 mb-5">
        {t('own.title')}
      </h2>
      <ul className="grid gap-6 lg:grid-cols-2">
        {data.map((card) => (
          <OwnCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function OwnCard({ card }: { card: GiftCard }) {
  const { t, i18n } = useTranslation('giftCards')
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const locale = localeOf(i18n.language)
  const price = (minor: number) => formatMoney(minor, card.currency, locale)
  const on = (instant: string) => formatDateTime(localTime(instant), locale)
  const { id, status, code, amountMinor, balanceMinor, deliveredAt, isForPoints } = card
  // One that was taken for points is mailed to nobody, unless its owner asks for it.
  const isToCome = Date.parse(card.deliverAt) > Date.now()
  const arrival = deliveredAt
    ? t('own.delivered', { when: on(deliveredAt) })
    : isToCome && t('own.willArrive', { when: on(card.deliverAt) })
  const change = useMutation({
    mutationFn: (what: Asked | 'resend') => call(giftCards[what], { id }),
    onSuccess: (_card, what) => {
      const said = {
        resend: t('own.resent'),
        stop: t('own.stopped'),
        giveBack: t(isForPoints ? 'own.pointsBack' : 'own.givenBack', { price: price(balanceMinor) }),
      }
      showToast({ type: 'success', message: said[what] })
    },
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('own.failed'), 'giftCards') }),
    onSettled: async () => {
      setAsked(null)
      await queries.invalidateQueries()
    },
  })
  return (
    <li className="pay-entry">
      <h3 className="h3 flex flex-wrap items-center justify-between gap-3">
        <span>
          {card.isForEveryone ? t('everyone.title') : card.providerName}: {card.serviceName ?? price(amountMinor)}
        </span>
        {status !== 'active' && <Badge tone="outline">{t(status === 'unpaid' ? 'own.unpaid' : 'own.ended')}</Badge>}
      </h3>
      <p className="text-ink-2">
        {card.recipientName !== '' && t('own.for', { name: card.recipientName })}
        {card.recipientEmail && ` (${card.recipientEmail})`}
      </p>
      {status === 'active' && (
        <>
          {arrival && <p className="text-ink-2">{arrival}</p>}
          <p className="mt-3 font-bold">
            <Link className="link" to={`/profile/payments/${id}`}>
              {t('card.left', { left: price(balanceMinor), amount: price(amountMinor) })}
            </Link>
          </p>
          {card.canReturn && card.returnableUntil && (
            <p className="text-ink-2">{t('own.until', { when: on(card.returnableUntil) })}</p>
          )}
        </>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        {status === 'unpaid' && (
          <a className={buttonClass('primary', 'small')} href={`/pay/${id}`}>
            {t('own.toPay', { price: price(amountMinor) })}
          </a>
        )}
        {code && (
          <>
            <a className={buttonClass('outline', 'small')} href={`/gift-card/${code}`}>
              {t('own.show')}
            </a>
            <Button variant="outline" size="small" isBusy={change.isPending} onClick={() => change.mutate('resend')}>
              {t(deliveredAt ? 'own.resend' : 'own.sendNow')}
            </Button>
            <Button variant="outline" size="small" onClick={() => setAsked('stop')}>
              {t('own.stop')}
            </Button>
          </>
        )}
        {card.canReturn && (
          <Button variant="outline" size="small" onClick={() => setAsked('giveBack')}>
            {t('own.giveBack')}
          </Button>
        )}
      </p>
      {asked && (
        <ConfirmDialog
          title={t(`own.${asked}Title`)}
          text={
            asked === 'stop'
              ? t('own.stopText')
              : t(isForPoints ? 'own.giveBackPointsText' : 'own.giveBackText', { price: price(balanceMinor) })
          }
          confirm={t(`own.${asked}`)}
          cancel={t('own.keep')}
          isBusy={change.isPending}
          onConfirm={() => change.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  )
}
