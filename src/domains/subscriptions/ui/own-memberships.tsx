import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatCount, formatDateTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { benefitsIn } from '../consent.rules.ts'
import { type Subscription, subscriptions } from '../contract.ts'
import { ChangePlan } from './change-plan.tsx'
import { Pause } from './pause.tsx'
import { AnotherCard, CancelRenewal, GoodUntil, PayAgain } from './renewal.tsx'
import { membershipsKey, Usage } from './usage.tsx'

/** What is left of each, until when, and what it was used for. `isBelow`: under what is sold, where none is nothing to speak of. */
export function OwnMemberships({ isBelow }: { isBelow: boolean }) {
  const { t, i18n } = useTranslation('subscriptions')
  const { data, error, refetch } = useQuery({
    queryKey: membershipsKey,
    queryFn: ({ signal }) => call(subscriptions.current, {}, { signal }),
    staleTime: 0,
  })
  if (isBelow && (!data || data.length === 0)) return null
  const Title = isBelow ? 'h2' : 'h1'
  const retry = (
    <Button variant="primary" onClick={() => refetch()}>
      {t('own.retry')}
    </Button>
  )
  const find = (
    <Link className={buttonClass('primary')} to="/search">
      {t('own.find')}
    </Link>
  )
  return (
    <section className={isBelow ? 'mt-14' : ''} aria-labelledby="own-memberships">
      <Title id="own-memberships" className={isBelow ? 'h2' : 'name'}>
        {t('own.title')}
      </Title>
      <p className="lead mt-2 mb-8">{t('own.text')}</p>
      {!data && error && (
        <EmptyState title={errorText(i18n, error, t('own.loadFailed'), 'subscriptions')} action={retry} />
      )}
      {!data && !error && <p role="status">{t('own.loading')}</p>}
      {data?.length === 0 && (
        <EmptyState title={t('own.none')} action={find}>
          <p>{t('own.noneText')}</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-6 lg:grid-cols-2">
          {data.map((one) => (
            <Membership key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Membership({ one }: { one: Subscription }) {
  const { t, i18n } = useTranslation('subscriptions')
  const queries = useQueryClient()
  const locale = localeOf(i18n.language)
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { id, name, providerName, providerLinkTo, status, usesLeft, uses, benefits, currency, priceMinor } = one
  const price = formatMoney(priceMinor, currency, locale)
  const back = formatMoney(one.returnableMinor ?? 0, currency, locale)
  const isPaid = one.trialEndsAt === null || (one.endsAt ?? '') > one.trialEndsAt
  // What lapses with its period is not had in the pause either.
  const isResting = one.pause?.isBegun && !one.rollsOver
  const left = one.pause?.isBegun ? Math.min(usesLeft, uses) : usesLeft
  const giveBack = useMutation({
    mutationFn: () => call(subscriptions.cancel, { subscriptionId: id }),
    onSuccess: () => showToast({ type: 'success', message: t('own.givenBack', { price: back }) }),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('own.failed'), 'subscriptions') }),
    onSettled: async () => {
      setAsked(false)
      await queries.invalidateQueries()
    },
  })
  return (
    <li className="grid content-start gap-3 rounded-form bg-card p-6 shadow-1">
      <h3 className="h3 flex flex-wrap items-center justify-between gap-3">
        <span>{name}</span>
        {status !== 'active' && <Badge tone="outline">{t(status === 'unpaid' ? 'own.unpaid' : 'own.ended')}</Badge>}
      </h3>
      {benefits === null && (
        <p>
          <Link className="link" to={providerLinkTo}>
            {providerName}
          </Link>
        </p>
      )}
      {status === 'active' && (
        <>
          {benefits === null && !isResting && (
            <p className="font-bold">
              {t('own.left', {
                count: left,
                shown: formatCount(left, locale),
                total: formatCount(Math.max(uses, left), locale),
              })}
            </p>
          )}
          <GoodUntil one={one} />
        </>
      )}
      {benefits === null ? (
        <p className="text-ink-2">{one.services.map(({ name: service }) => service).join(', ')}</p>
      ) : (
        <ul className="grid gap-2">
          {benefitsIn(t, locale, benefits, currency).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      {one.upgrade && (
        <p className="font-bold">
          {t('own.upgrading', {
            plan: one.upgrade.name,
            price: formatMoney(one.upgrade.amountMinor, currency, locale),
          })}
        </p>
      )}
      {one.isPaused && <p className="font-bold">{t('own.paused')}</p>}
      {one.isProcessing && one.renewal?.state !== 'unpaid' && (
        <p className="font-bold">{t(status === 'unpaid' ? 'own.processingFirst' : 'own.processing')}</p>
      )}
      {one.returnableUntil && (
        <p className="text-ink-2">
          {t('own.until14', { when: formatDateTime(localTime(one.returnableUntil), locale) })}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-3">
        {status === 'unpaid' && !one.isProcessing && (
          // A document of its own.
          <a className={buttonClass('primary', 'small')} href={`/pay/${id}`}>
            {one.trialEndsAt === null ? t('own.pay', { price }) : t('trial.card')}
          </a>
        )}
        {one.upgrade && (
          // A document of its own.
          <a className={buttonClass('primary', 'small')} href={`/pay/${one.upgrade.paymentId}`}>
            {t('own.payUpgrade', { price: formatMoney(one.upgrade.amountMinor, currency, locale) })}
          </a>
        )}
        <PayAgain one={one} />
        {status === 'active' && benefits === null && usesLeft > 0 && !one.pause?.isBegun && !one.isPaused && (
          <Link
            className={buttonClass(one.renewal?.paymentId || one.upgrade ? 'outline' : 'primary', 'small')}
            to={providerLinkTo}
          >
            {t('own.book', { name: providerName })}
          </Link>
        )}
        {status !== 'unpaid' && (
          <>
            <Button variant="outline" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(benefits === null ? 'own.usage' : 'plan.covered')}
            </Button>
            {isPaid && (
              <Link className={buttonClass('outline', 'small')} to={`/profile/payments/${id}`}>
                {t('own.payment')}
              </Link>
            )}
          </>
        )}
        <ChangePlan one={one} />
        <Pause one={one} />
        <AnotherCard one={one} />
        <CancelRenewal one={one} />
        {one.returnableUntil && (
          <Button variant="outline" size="small" onClick={() => setAsked(true)}>
            {t('own.giveBack')}
          </Button>
        )}
      </p>
      {isOpen && <Usage id={id} isOfPlan={benefits !== null} />}
      {isAsked && (
        <ConfirmDialog
          title={t('own.giveBackTitle')}
          text={t('own.giveBackText', { price: back })}
          confirm={t('own.giveBack')}
          cancel={t('own.keep')}
          isBusy={giveBack.isPending}
          onConfirm={() => giveBack.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  )
}
