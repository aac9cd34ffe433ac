import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf, pickLanguage } from '../../../i18n/languages.ts'
import { hasCode, wasRefused } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { useComeBack } from '../../../ui/use-come-back.ts'
import { call, useSession } from '../../identity/ui/session.ts'
import { SignInHere } from '../../identity/ui/sign-in-here.tsx'
import { benefitsIn, eachPeriod } from '../consent.rules.ts'
import { type Plan, subscriptions } from '../contract.ts'

/** One that is sold; at the end it is paid for on a page of its own. */
export function PlanCard({ plan, back, level: Title = 'h2' }: { plan: Plan; back: string; level?: 'h2' | 'h3' }) {
  const { t, i18n } = useTranslation('subscriptions')
  const session = useSession()
  const locale = localeOf(i18n.language)
  const { name, price: major, priceMinor, currency, uses, months, renews, rollsOver, benefits, services } = plan
  const once = formatMoney(priceMinor, currency, locale)
  const price = renews ? eachPeriod(t, months, once) : once
  const [hasTrial, setTrial] = useState(plan.trialDays > 0)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useComeBack(() => setBusy(false))
  const [problem, setProblem] = useState<string | null>(null)
  const buyText = hasTrial
    ? t('trial.start', { count: plan.trialDays })
    : t(renews ? 'offer.start' : 'offer.buy', { price })
  const language = pickLanguage(i18n.language) ?? undefined
  const key = useRef('')
  const buy = async () => {
    if (session.status !== 'signed-in') return setAsked(true)
    key.current ||= crypto.randomUUID()
    setBusy(true)
    setProblem(null)
    try {
      const made = await call(subscriptions.subscribe, {
        planId: plan.id,
        price: major,
        version: plan.version,
        ...(plan.trialDays > 0 && { trial: hasTrial }),
        language,
        idempotencyKey: key.current,
      })
      // A document of its own: only there the card processor's script may run.
      location.assign(`/pay/${made.id}`)
    } catch (error) {
      // What may have been made is tried again under the same key.
      if (wasRefused(error)) key.current = ''
      if (hasCode(error, 'trial_used')) setTrial(false)
      setProblem(errorText(i18n, error, t('offer.failed'), 'subscriptions'))
      setBusy(false)
    }
  }
  // Asked before it was known who it is, or by whoever has logged in for it: it goes on by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each asking
  useEffect(() => {
    if (!isAsked || session.status !== 'signed-in') return
    setAsked(false)
    void buy()
  }, [isAsked, session.status])
  return (
    <li className="flex flex-col gap-4 rounded-form bg-card p-6 shadow-1">
      <Title className="h3">{name}</Title>
      <p>
        <strong className="big block">{price}</strong>
        {benefits ? (
          <span className="text-ink-2">{t(months === 1 ? 'offer.renewsMonth' : 'offer.renewsYear')}</span>
        ) : (
          <span className="text-ink-2">
            {t('offer.each', { price: formatMoney(Math.round(priceMinor / uses), currency, locale) })}
          </span>
        )}
      </p>
      {benefits ? (
        <ul className="grid gap-3">
          {benefitsIn(t, locale, benefits, currency).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      ) : (
        <>
          <p className="font-bold">
            {t('offer.uses', { count: uses, shown: formatCount(uses, locale) })}
            {renews ? ' ' : ', '}
            {renews ? t(months === 1 ? 'offer.renewsMonth' : 'offer.renewsYear') : t('offer.months', { count: months })}
          </p>
          {renews && <p className="text-ink-2">{t(rollsOver ? 'offer.rollsOver' : 'offer.lapses')}</p>}
          <ul className="text-ink-2">
            {services.map(({ id, name: service }) => (
              <li key={id}>{service}</li>
            ))}
          </ul>
        </>
      )}
      {hasTrial && <p className="font-bold">{t('trial.then', { count: plan.trialDays, price })}</p>}
      {hasTrial && benefits && <p className="text-ink-2">{t('trial.benefits')}</p>}
      {problem && (
        <p role="alert" className="font-bold">
          {problem}
        </p>
      )}
      {isAsked && session.status === 'signed-out' ? (
        <div>
          <p className="mb-5">{t('offer.signIn')}</p>
          <SignInHere back={back} onSignedIn={() => {}} />
        </div>
      ) : (
        <Button
          variant="primary"
          className="mt-auto w-full"
          isBusy={isBusy}
          onClick={buy}
          aria-label={`${name}: ${buyText}`}
        >
          {isBusy ? t('offer.going') : buyText}
        </Button>
      )}
    </li>
  )
}
