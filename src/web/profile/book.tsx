import { CalendarCheck, CalendarX2, Clock, MapPin } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { dialogPath, journeyPath, readSelection } from '../../domains/bookings/ui/selection.ts'
import { useSession } from '../../domains/identity/ui/session.ts'
import type { Provider } from '../../domains/providers/contract.ts'
import { Directions } from '../../domains/providers/ui/directions.tsx'
import { type FreeTimes, NextFree, Slots } from '../../domains/providers/ui/free-times.tsx'
import { HoursToday } from '../../domains/providers/ui/opening-hours.tsx'
import { PolicyTerms } from '../../domains/providers/ui/policy-terms.tsx'
import { StartingPrice } from '../../domains/providers/ui/prices.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { late } from '../../ui/late.ts'

const BookingDialog = late(() => import('../../domains/bookings/ui/booking-dialog.tsx'))

type NextTimesProps = {
  provider: Provider
  /** null: they could not be looked up. */
  times: FreeTimes | null
}

/** The next free times, beside the page; pressing one begins the booking there. */
export function NextTimes({ provider, times }: NextTimesProps) {
  const { t } = useTranslation()
  return (
    <aside className="next-times" aria-labelledby="next-times-title">
      <h2 id="next-times-title" className="next-times-title">
        {t('provider.nextTimesTitle', { name: provider.name })}
      </h2>
      <div className="next-times-free">
        {provider.hasServices ? <WaysToBook provider={provider} times={times} /> : <p>{t('provider.noServices')}</p>}
      </div>
      <Facts provider={provider} />
    </aside>
  )
}

function WaysToBook({ provider, times }: NextTimesProps) {
  const { t } = useTranslation()
  const takesRequestsOnly = provider.openingTimes.state.code === 'contact'
  const hasTimes = times !== null && times.slots.length > 0
  return (
    <>
      {hasTimes ? (
        <div>
          <p className="text-[1.0625rem]">
            <NextFree times={times} hasServices />
          </p>
          <Slots provider={provider} times={times} />
        </div>
      ) : (
        <p>
          {takesRequestsOnly
            ? t('provider.nextTimesOnRequest', { name: provider.name })
            : t(times ? 'provider.nextTimesNone' : 'provider.nextTimesFailed')}
        </p>
      )}
      {times && !hasTimes && !takesRequestsOnly && (
        <Link className="link font-bold" rel="nofollow" to={`/waitlist?provider=${provider.slug}`}>
          {t('booking.waitlist')}
        </Link>
      )}
      <BookLink
        provider={provider}
        serviceIds={[]}
        label={t(
          takesRequestsOnly ? 'provider.requestTime' : hasTimes || !times ? 'provider.moreTimes' : 'provider.bookNow',
        )}
        variant="primary"
      />
      {!provider.isPaidAhead && (
        <p className="flex gap-3 text-ink-2">
          <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
          {t('provider.payOnDay', { name: provider.name })}
        </p>
      )}
    </>
  )
}

/** What is asked before booking, kept in view beside the long page; below it, hours and address have just been read. */
function Facts({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const facts = [
    {
      Icon: Clock,
      title: t('provider.hoursToday'),
      body: <HoursToday openingTimes={provider.openingTimes} />,
    },
    {
      Icon: MapPin,
      title: t('provider.address'),
      body: (
        <>
          {provider.address}
          <br />
          <Directions provider={provider} />
        </>
      ),
    },
    {
      Icon: CalendarX2,
      title: t('provider.terms.title'),
      body: <PolicyTerms policy={provider.cancellationPolicy} />,
    },
  ]
  return (
    <dl className="next-times-facts">
      {facts.map(({ Icon, title, body }) => (
        <div key={title}>
          <dt>
            <Icon aria-hidden="true" className="size-5 text-green-text" />
            {title}
          </dt>
          <dd>{body}</dd>
        </div>
      ))}
    </dl>
  )
}

/** On a phone the way to book stays under the thumb once the one at the top has gone. */
export function BookBar({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  if (!provider.hasServices) return null
  return (
    <div className="book-bar" data-bottom-bar>
      <p>
        <StartingPrice provider={provider} />
      </p>
      <BookLink provider={provider} serviceIds={[]} label={t('provider.bookNow')} variant="primary" />
    </div>
  )
}

type BookLinkProps = {
  provider: Provider
  serviceIds: readonly string[]
  label: string
  description?: string
  variant: 'primary' | 'outline'
}

/** Leads to the page of the journey; for whoever is signed in a script opens its dialog instead. */
export function BookLink({ provider, serviceIds, label, description, variant }: BookLinkProps) {
  const { status } = useSession()
  const navigate = useNavigate()
  const selection = { serviceIds, staffId: null, start: null }
  const page = journeyPath(provider, selection)
  return (
    <a
      href={page}
      rel="nofollow"
      data-live=""
      aria-label={description ? `${label}: ${description}` : undefined}
      className={buttonClass(variant, variant === 'outline' ? 'small' : 'normal')}
      onClick={(event) => {
        event.preventDefault()
        if (status === 'signed-out' || status === 'unknown') navigate(page)
        else navigate(dialogPath(provider, selection), { preventScrollReset: true })
      }}
    >
      {label}
    </a>
  )
}

/** The dialog is open while the address carries a selection, so that reload, Back and signing in keep it. */
export function BookingFromAddress({ provider }: { provider: Provider }) {
  const session = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isClient, setClient] = useState(false)
  useEffect(() => setClient(true), [])
  const wantsBooking = params.has('book') || params.has('at')
  const isNobody = session.status === 'signed-out' || session.status === 'unknown'
  useEffect(() => {
    if (!wantsBooking || !isNobody) return
    // What has been chosen since stands in the address alone.
    const chosen = readSelection(new URLSearchParams(window.location.search), provider)
    navigate(journeyPath(provider, chosen), { replace: true })
  }, [wantsBooking, isNobody, navigate, provider])
  if (!provider.hasServices || !isClient || !wantsBooking || session.status !== 'signed-in') return null
  const selection = readSelection(params, provider)
  const leave = { replace: true, preventScrollReset: true }
  return (
    <Suspense fallback={null}>
      <BookingDialog
        provider={provider}
        selection={selection}
        onClose={() => navigate(provider.linkTo, leave)}
        onSelect={(selected) => window.history.replaceState(window.history.state, '', dialogPath(provider, selected))}
      />
    </Suspense>
  )
}
