import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Form, Link, redirect, useNavigate } from 'react-router'
import { BookingSummary } from '../../domains/bookings/ui/booking-summary.tsx'
import { PartsOfDay } from '../../domains/bookings/ui/parts-of-day.tsx'
import { ServicePicker } from '../../domains/bookings/ui/service-picker.tsx'
import { holds, type Quote } from '../../domains/holds/contract.ts'
import { signInPath, useSession } from '../../domains/identity/ui/session.ts'
import { type Provider, providers } from '../../domains/providers/contract.ts'
import { type Availability, availability, maxServicesPerBooking } from '../../domains/scheduling/contract.ts'
import { CalendarLegend, MonthTable } from '../../domains/scheduling/ui/month-table.tsx'
import { localeOf } from '../../i18n/languages.ts'
import type { Call } from '../../lib/api/call.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { addMonths, datesOfMonth, isMonth } from '../../lib/months.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { formatDate, formatShortDate, formatTime, zoneName } from '../../ui/date-format.ts'
import { apiContext } from '../api-context.ts'
import { ProviderMissing } from '../layout/provider-missing.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/booking'

const ConfirmBooking = lazy(() => import('../../domains/bookings/ui/confirm-booking.tsx'))

/** What is filled in stays in the address, which reload, Back, sign-in and a page without scripts all keep. */
export const handle = {
  startsAtOnce: true,
  parameters: ['provider', 'book', 'service*', 'person', 'month', 'day', 'at'],
}

type Selection = {
  provider: string
  serviceIds: readonly string[]
  staffMember: string | null
  month: string | null
  day: string | null
  at: string | null
}

function addressOf({ provider, serviceIds, staffMember, month, day, at }: Selection): string {
  const chosen = { book: serviceIds.join(','), staffMember, month, day, at }
  const kept = Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/booking?${new URLSearchParams([['provider', provider], ...kept])}`
}

function selectionIn(params: URLSearchParams, { slug, services }: Provider): Selection {
  const named = (params.get('book') ?? '').split(',')
  const offered = named.filter((id, index) => services.some((one) => one.id === id) && named.indexOf(id) === index)
  const month = params.get('month') ?? ''
  const day = params.get('day') ?? ''
  const at = params.get('at')
  return {
    provider: slug,
    serviceIds: offered.slice(0, maxServicesPerBooking),
    staffMember: params.get('person'),
    month: isMonth(month) ? month : null,
    day: isMonth(day.slice(0, 7)) && datesOfMonth(day.slice(0, 7)).dates.includes(day) ? day : null,
    at: at && isMonth(at.slice(0, 7)) ? at : null,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const id = params.get('provider')
  if (!id) throw redirect('/search')
  // A form without scripts sends each box of its own.
  if (params.has('service')) {
    const [own, kept] = [params.getAll('service'), new URLSearchParams(params)]
    for (const name of ['service', 'at']) kept.delete(name)
    kept.set('book', own.join(','))
    throw redirect(`/booking?${kept}`)
  }
  try {
    const provider = await call(providers.get, { id })
    const selection = selectionIn(params, provider)
    const today = provider.openingTimes.date
    const times = selection.serviceIds.length > 0 ? await timesFor(call, provider, selection, today) : null
    const { quote, isTaken } = await quoteFor(call, provider, selection)
    const headers = { 'X-Cache-Tags': `provider:${provider.id}` }
    return data({ provider, selection, today, times, quote, isTaken }, { headers })
  } catch (error) {
    if (hasCode(error, 'provider_not_found') || hasCode(error, 'invalid_input')) throw data(null, { status: 404 })
    throw error
  }
}

type Times = { month: string; availability: Availability }

/** Of the month that was asked for; else of the first of three that has a free time. */
async function timesFor(call: Call, provider: Provider, selection: Selection, today: string): Promise<Times | null> {
  const { month, day, at, staffMember, serviceIds } = selection
  const thisMonth = today.slice(0, 7)
  const asked = month ?? (at ?? day)?.slice(0, 7) ?? null
  if (asked !== null && (asked < thisMonth || asked > addMonths(thisMonth, 12))) return null
  const months = asked ? [asked] : [thisMonth, addMonths(thisMonth, 1), addMonths(thisMonth, 2)]
  let found: Times | null = null
  for (const one of months) {
    const { dates } = datesOfMonth(one)
    const wanted = { providerId: provider.id, serviceIds: serviceIds.join(), to: dates.at(-1) ?? today }
    const from = one === thisMonth ? today : `${one}-01`
    const list = await call(availability.list, { ...wanted, from, ...(staffMember && { staffId: staffMember }) })
    const times = { month: one, availability: list }
    found ??= times
    if (list.days.some(({ slots }) => slots.length > 0)) return times
  }
  return found
}

async function quoteFor(call: Call, provider: Provider, { serviceIds, staffMember, at }: Selection) {
  const none: { quote: Quote | null; isTaken: boolean } = { quote: null, isTaken: false }
  if (!at || serviceIds.length === 0) return none
  const wanted = { providerId: provider.id, serviceIds: serviceIds.join(), dateTime: at }
  try {
    return { ...none, quote: await call(holds.quote, { ...wanted, ...(staffMember && { staffId: staffMember }) }) }
  } catch {
    // An old link, or somebody was faster: the times beside it say what is free.
    return { ...none, isTaken: true }
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData ? t('booking.title', { name: args.loaderData.provider.name }) : t('provider.notFound'),
    isIndexed: false,
  }))

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { provider, selection, times, quote, isTaken } = loaderData
  const navigate = useNavigate()
  // Ticked at once; the times follow from the server.
  const [chosen, setChosen] = useState(selection.serviceIds)
  const kept = selection.serviceIds.join()
  useEffect(() => setChosen(kept === '' ? [] : kept.split(',')), [kept])
  const services = chosen.flatMap((id) => provider.services.find((one) => one.id === id) ?? [])
  const goTo = (change: Partial<Selection>) =>
    navigate(addressOf({ ...selection, ...change }), { preventScrollReset: true })
  const toggle = (id: string) => {
    const serviceIds = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    setChosen(serviceIds)
    goTo({ serviceIds, day, at: null })
  }
  const day = selection.at?.slice(0, 10) ?? selection.day
  // What a page for everyone says is taken may be kept for this very reader.
  const isSignedIn = useIsSignedIn()
  const [ownQuote, setOwnQuote] = useState<Quote | null>(null)
  const isUnchanged = chosen.join() === kept
  const hasTime = selection.at !== null && services.length > 0 && (isSignedIn || quote !== null)
  const known = isUnchanged && hasTime ? (ownQuote ?? quote) : null
  return (
    <div className="page pt-6 lg:pt-10">
      <p className="mb-4">
        <Link className="link" to={provider.linkTo}>
          {provider.name}
        </Link>
      </p>
      <h1 className="h1 mb-8">{t('booking.title', { name: provider.name })}</h1>
      <div className="booking booking-page">
        <div className="booking-step">
          <section aria-labelledby="booking-services">
            <StepTitle id="booking-services" number={1} isDone={services.length > 0}>
              {t('booking.steps.services')}
            </StepTitle>
            <Form method="get" action="/booking">
              <input type="hidden" name="provider" value={provider.slug} />
              {day && <input type="hidden" name="day" value={day} />}
              <ServicePicker provider={provider} chosen={chosen} onToggle={toggle} />
              <noscript>
                <Button variant="primary" type="submit">
                  {t('booking.showTimes')}
                </Button>
              </noscript>
            </Form>
          </section>
          <section aria-labelledby="booking-time">
            <StepTitle id="booking-time" number={2} isDone={hasTime}>
              {t('booking.steps.time')}
            </StepTitle>
            {services.length === 0 && <p className="text-ink-2">{t('booking.nothingYet')}</p>}
            {services.length > 0 && !times && <p>{t('booking.noTimes')}</p>}
            {times && <DayAndTime {...loaderData} times={times} />}
            {isTaken && !isSignedIn && (
              <p className="booking-error font-bold" role="alert">
                {t('booking.taken')}
              </p>
            )}
          </section>
          <section aria-labelledby="booking-confirm">
            <StepTitle id="booking-confirm" number={3} isDone={false}>
              {t('booking.steps.confirm')}
            </StepTitle>
            {hasTime ? (
              <Confirm
                provider={provider}
                selection={selection}
                isSignedIn={isSignedIn}
                onPick={(at) => goTo({ at, day: null })}
                onQuote={setOwnQuote}
              />
            ) : (
              <p className="text-ink-2">{t('booking.pickFirst')}</p>
            )}
          </section>
        </div>
        <BookingSummary provider={provider} services={services} slot={known && { start: known.start }} quote={known} />
      </div>
    </div>
  )
}

type StepTitleProps = { id: string; number: number; isDone: boolean; children: string }

function StepTitle({ id, number, isDone, children }: StepTitleProps) {
  return (
    <h2 id={id} className="booking-step-title h2">
      <span className="steps-number booking-step-number" aria-hidden="true" data-done={isDone ? '' : undefined}>
        {number}
      </span>
      {children}
    </h2>
  )
}

type DayAndTimeProps = { provider: Provider; selection: Selection; today: string; times: Times }

function DayAndTime({ provider, selection, today, times }: DayAndTimeProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const { days, staff, mode } = times.availability
  const date = selection.at?.slice(0, 10) ?? selection.day
  const day = days.find((one) => one.date === date)
  const [next] = days.flatMap(({ slots }) => slots)
  const able = (staff ?? []).filter(({ performsAll }) => performsAll)
  const href = (change: Partial<Selection>) => addressOf({ ...selection, ...change })
  return (
    <>
      {mode === 'request' && (
        <p className="mb-5 rounded-button bg-green-tint p-4">{t('booking.requestMode', { name: provider.name })}</p>
      )}
      {(able.length > 1 || selection.staffMember !== null) && (
        <nav className="chips mb-6" aria-label={t('booking.person')}>
          {[{ id: null, name: t('booking.anybody') }, ...able].map(({ id, name }) => (
            <Link
              key={id}
              className="chip"
              aria-current={selection.staffMember === id ? 'true' : undefined}
              to={href({ staffMember: id, at: null, month: times.month })}
              rel="nofollow"
              preventScrollReset
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <div className="time-picker">
        <div>
          <MonthTable
            month={times.month}
            today={today}
            days={days}
            selected={date}
            hrefOfDay={(picked) => href({ day: picked, at: null, month: null })}
            hrefOfMonth={(month) => href({ month, day: null, at: null })}
            linksAll
          />
          <CalendarLegend />
        </div>
        <div>
          {!day && <p className="lead">{t('booking.pickDate')}</p>}
          {day && <p className="h3 mb-3 first-letter:uppercase">{formatDate(day.date, locale)}</p>}
          {day && day.slots.length === 0 && <p>{t(`booking.reason.${day.reason ?? 'closed'}`)}.</p>}
          {day && (
            <PartsOfDay
              day={day}
              renderSlot={({ start }, time) => (
                <Link
                  className="slot w-full"
                  aria-current={isSameInstant(start, selection.at) ? 'true' : undefined}
                  to={href({ at: start, day: null, month: null })}
                  rel="nofollow"
                  preventScrollReset
                >
                  {time}
                </Link>
              )}
            />
          )}
          {next && (!day || day.slots.length === 0) && (
            <p className="mt-4">
              <Link
                className="slot px-4"
                to={href({ at: next.start, day: null, month: null })}
                rel="nofollow"
                preventScrollReset
              >
                {t('booking.nextAvailable', {
                  when: `${formatShortDate(next.start, locale)}, ${formatTime(next.start, locale)}`,
                })}
              </Link>
            </p>
          )}
          {!next && <p className="mt-3">{t('booking.monthFull')}</p>}
          <p className="mt-6 text-small text-ink-2">
            {t('booking.zone', { zone: zoneName(provider.timezone, locale), name: provider.name })}
          </p>
        </div>
      </div>
    </>
  )
}

const isSameInstant = (start: string, at: string | null) => at !== null && Date.parse(start) === Date.parse(at)

/** False on the server, which knows nobody, and until the browser has looked. */
function useIsSignedIn(): boolean {
  const session = useSession()
  const [isClient, setClient] = useState(false)
  useEffect(() => setClient(true), [])
  return isClient && session.status === 'signed-in'
}

type ConfirmProps = {
  provider: Provider
  selection: Selection
  isSignedIn: boolean
  onPick: (start: string) => void
  onQuote: (quote: Quote | null) => void
}

/** The only step that needs a person: it is signed in for, and done by a script. */
function Confirm({ provider, selection, isSignedIn, onPick, onQuote }: ConfirmProps) {
  const { t } = useTranslation()
  return (
    <>
      <noscript>
        <p>{t('booking.needsScript')}</p>
      </noscript>
      {isSignedIn ? (
        <Suspense fallback={null}>
          <ConfirmBooking
            provider={provider}
            serviceIds={selection.serviceIds}
            staffId={selection.staffMember}
            start={selection.at ?? ''}
            onPick={onPick}
            onQuote={onQuote}
          />
        </Suspense>
      ) : (
        <>
          <p className="mb-4">{t('booking.signInFirst')}</p>
          <Link className={buttonClass('primary')} to={signInPath(addressOf(selection))}>
            {t('auth.logInLink')}
          </Link>
        </>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <ProviderMissing />
}
