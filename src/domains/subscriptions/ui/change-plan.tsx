import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf, pickLanguage } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { consentOf, eachPeriod, givenBy, noticedOf } from '../consent.rules.ts'
import { type AtOnce, type Plan, type Subscription, subscriptions } from '../contract.ts'
import { announcedNext } from '../paid-next.rules.ts'

type ChangePlanProps = { one: Subscription }

/** Of one that renews: another membership of the same business, from the next period. */
export function ChangePlan({ one }: ChangePlanProps) {
  const { t } = useTranslation('subscriptions')
  const [isAsked, setAsked] = useState(false)
  const { name, renewal, endsAt } = one
  if (renewal?.state !== 'renews' || endsAt === null || one.pause) return null
  return (
    <>
      <Button variant="outline" size="small" aria-label={`${t('own.change')}: ${name}`} onClick={() => setAsked(true)}>
        {t('own.change')}
      </Button>
      {isAsked && (
        <Dialog title={t('own.changeTitle')} isOpen onClose={() => setAsked(false)} isNarrow>
          <Choices one={one} endsAt={endsAt} onDone={() => setAsked(false)} />
        </Dialog>
      )}
    </>
  )
}

type Now = NonNullable<AtOnce['now']>

function nowDetail(t: TFunction<'subscriptions'>, { uses, usesLeft, days }: Now, locale: string, when: string): string {
  if (days !== null) return t('own.nowDays', { count: days, when })
  const left = formatCount(usesLeft, locale)
  return uses === 0
    ? t('own.nowServices', { left })
    : t('own.nowVisits', { count: uses, shown: formatCount(uses, locale) })
}

type ChoicesProps = ChangePlanProps & { endsAt: string; onDone: () => void }

function Choices({ one, endsAt, onDone }: ChoicesProps) {
  const { t, i18n } = useTranslation('subscriptions')
  const queries = useQueryClient()
  const locale = localeOf(i18n.language)
  const { id, planId, name, providerId, providerName, next } = one
  const { data, error, refetch } = useQuery({
    queryKey: ['plans', providerId],
    queryFn: ({ signal }) => call(subscriptions.plans, one.benefits ? {} : { providerId }, { signal }),
    staleTime: 0,
  })
  const [chosen, setChosen] = useState(next?.planId ?? planId)
  // The midnight that begins that day, where the provider is.
  const when = formatDate(endsAt.slice(0, 19), locale)
  const others = data?.isSold
    ? data.plans.filter((plan) => plan.renews && plan.id !== planId && plan.currency === one.currency)
    : []
  const other = others.find((plan) => plan.id === chosen)
  const { price, version } = other ?? {}
  const language = pickLanguage(i18n.language) ?? undefined
  const isDearer = other !== undefined && other.priceMinor > one.priceMinor && other.months === one.months
  const { data: atOnce } = useQuery({
    queryKey: ['at-once', id, chosen, version],
    queryFn: ({ signal }) => call(subscriptions.atOnce, { subscriptionId: id, planId: chosen, language }, { signal }),
    enabled: isDearer,
    staleTime: 0,
  })
  const now = (isDearer && atOnce?.now) || null
  const [isNow, setNow] = useState(false)
  const step = isNow ? now : null
  const change = useMutation({
    mutationFn: () => {
      const terms = { subscriptionId: id, planId: chosen, price, version, language }
      return call(subscriptions.update, step ? { ...terms, when: 'now', amount: step.amount } : terms)
    },
    onSuccess: (made) => {
      // A document of its own: only there the card processor's script may run.
      if (step && made.upgrade) return location.assign(`/pay/${made.upgrade.paymentId}`)
      showToast({ type: 'success', message: made.next ? t('own.changed', { when }) : t('own.stays') })
      onDone()
    },
    // The price may be another by now.
    onError: () => refetch(),
    onSettled: () => queries.invalidateQueries(),
  })
  if (!data)
    return (
      <div className="p-6">
        {error ? (
          <>
            <p role="alert" className="mb-4">
              {errorText(i18n, error, t('own.loadFailed'), 'subscriptions')}
            </p>
            <Button variant="primary" onClick={() => refetch()}>
              {t('own.retry')}
            </Button>
          </>
        ) : (
          <p role="status">{t('own.loading')}</p>
        )}
      </div>
    )
  if (others.length === 0 && next === null)
    return (
      <div className="grid gap-4 p-6">
        <p>{t('own.noOthers', { name: providerName })}</p>
        <p>
          <Button variant="outline" onClick={onDone}>
            {t('own.keep')}
          </Button>
        </p>
      </div>
    )
  const shownOf = ({ priceMinor, uses, benefits }: Pick<Plan, 'priceMinor' | 'uses' | 'benefits'>) => ({
    price: formatMoney(priceMinor, one.currency, locale),
    gives: givenBy(t, locale, { uses, benefits, currency: one.currency }),
  })
  const optionOf = (
    plan: Pick<Plan, 'name' | 'priceMinor' | 'months' | 'uses' | 'benefits' | 'services'>,
    value: string,
    label = plan.name,
  ) => ({
    value,
    label,
    detail: [shownOf(plan).gives, ...plan.services.map((service) => service.name)].join(' · '),
    aside: eachPeriod(t, plan.months, shownOf(plan).price),
  })
  // Whoever chooses nothing else goes on by what was announced.
  const announced = announcedNext(one)
  const stayLabel = announced ? t('own.stayAnnounced', { plan: announced.name }) : t('own.stay', { plan: name })
  const stay = optionOf(announced ? { ...announced, months: one.months } : one, planId, stayLabel)
  const isAnnouncedLater = one.notice !== null && announced === null
  // What was agreed to stands, also where it is sold no more.
  const agreed = next && others.every((plan) => plan.id !== next.planId) ? [optionOf(next, next.planId)] : []
  const agreedTo = next?.planId ?? planId
  const terms = others.find((plan) => plan.id === chosen) ?? (chosen === next?.planId ? next : null)
  return (
    <form
      className="grid gap-5 p-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === agreedTo && !step) onDone()
        else change.mutate()
      }}
    >
      <RadioGroup
        label={t('own.changeTitle')}
        isLabelHidden
        {...(!step && { hint: t('own.changeText', { when }) })}
        name="plan"
        look="card"
        value={chosen}
        onChange={(value) => {
          setChosen(value)
          setNow(false)
        }}
        options={[stay, ...agreed, ...others.map((plan) => optionOf(plan, plan.id))]}
      />
      {isAnnouncedLater && chosen === planId && <p>{noticedOf(t, locale, one, (at) => formatDate(at, locale))}</p>}
      {other && now && (
        <RadioGroup
          label={t('own.whenTitle')}
          name="when"
          look="card"
          value={isNow ? 'now' : 'next'}
          onChange={(value) => setNow(value === 'now')}
          options={[
            { value: 'next', label: t('own.nextOption', { when }), detail: t('own.nextDetail') },
            {
              value: 'now',
              label: t('own.nowOption', { price: formatMoney(now.amountMinor, now.currency, locale) }),
              detail: nowDetail(t, now, locale, when),
            },
          ]}
        />
      )}
      {other && !now && (atOnce || !isDearer) && <p>{t('own.notNow', { when })}</p>}
      {terms && chosen !== planId && (
        <div className="grid gap-2 text-ink-2">
          {(step ? step.consent : consentOf(t, { ...terms, ...shownOf(terms), providerName, when })).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {change.error && (
        <p role="alert" className="font-bold">
          {errorText(i18n, change.error, t('own.failed'), 'subscriptions')}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={change.isPending}>
          {step
            ? t('own.payNow', { price: formatMoney(step.amountMinor, step.currency, locale) })
            : chosen === planId
              ? stayLabel
              : t('own.changeOn', { when })}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t('own.keep')}
        </Button>
      </p>
    </form>
  )
}
