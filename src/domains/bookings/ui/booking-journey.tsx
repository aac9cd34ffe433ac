import { Fragment, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigate } from 'react-router'
import { textByKey } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.ts'
import type { Quote } from '../../holds/contract.ts'
import { useSession } from '../../identity/ui/session.ts'
import type { Provider } from '../../providers/contract.ts'
import type { ShownQuote } from './booking-request.ts'
import { BookingSummary } from './booking-summary.tsx'
import type { Times } from './journey-data.ts'
import { journeyPath, type PageSelection } from './selection.ts'
import { ServicePicker } from './service-picker.tsx'
import { TimeLinks } from './time-links.tsx'

const ConfirmBooking = late(() => import('./confirm-booking.tsx'))

type JourneyProps = {
  provider: Provider
  selection: PageSelection
  /** At the provider's place. */
  today: string
  times: Times | null
  quote: Quote | null
  /** Of the time in the address. */
  refusal: string | null
}

function Head({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="mb-4">
        <Link className="link" to={provider.linkTo}>
          {provider.name}
        </Link>
      </p>
      <h1 className="h1 mb-8">{t('booking.title', { name: provider.name })}</h1>
    </>
  )
}

/** Of a provider without a service. */
export function NothingToBook({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  return (
    <div className="page pt-6 lg:pt-10">
      <Head provider={provider} />
      <p className="lead">{t('provider.noServices')}</p>
    </div>
  )
}

/** The three steps on one page. What is chosen stands in its address, which reload, Back and a page without scripts keep. */
export function BookingJourney(props: JourneyProps) {
  return <JourneyFor {...props} session={useKnownSession()} />
}

type JourneyForProps = JourneyProps & { session: ReturnType<typeof useKnownSession> }

export function JourneyFor({ provider, selection, today, times, quote, refusal, session }: JourneyForProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  // Ticked at once; the times follow from the server.
  const [chosen, setChosen] = useState(selection.serviceIds)
  const kept = selection.serviceIds.join()
  useEffect(() => setChosen(kept === '' ? [] : kept.split(',')), [kept])
  const services = chosen.flatMap((id) => provider.services.find((one) => one.id === id) ?? [])
  const goTo = (change: Partial<PageSelection>) =>
    navigate(journeyPath(provider, { ...selection, ...change }), { preventScrollReset: true })
  const toggle = (id: string) => {
    const serviceIds = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    setChosen(serviceIds)
    goTo({ serviceIds, day, start: null })
  }
  const day = selection.start?.slice(0, 10) ?? selection.day
  const confirmTitle = useRef<HTMLHeadingElement>(null)
  const [ownQuote, setOwnQuote] = useState<ShownQuote | null>(null)
  const isUnchanged = chosen.join() === kept
  // What a page for everyone says is taken may be held for this very reader.
  const mayBeHeld = session === 'signed-in' && refusal !== 'past'
  const Said = refusal && refusal !== 'past' && session === 'loading' ? WithoutScripts : Fragment
  const hasTime = selection.start !== null && services.length > 0 && (mayBeHeld || quote !== null)
  const known = isUnchanged && hasTime ? (ownQuote ?? quote) : null
  return (
    <div className="page pt-6 lg:pt-10">
      <Head provider={provider} />
      <div className="booking booking-page">
        <div className="booking-step">
          <Step id="booking-services" number={1} isDone={services.length > 0} title={t('booking.steps.services')}>
            <Form method="get" action="/booking">
              <input type="hidden" name="provider" value={provider.slug} />
              {selection.staffId && <input type="hidden" name="with" value={selection.staffId} />}
              {day && <input type="hidden" name="day" value={day} />}
              <ServicePicker provider={provider} chosen={chosen} onToggle={toggle} />
              <noscript>
                <Button variant="primary" type="submit">
                  {t('booking.showTimes')}
                </Button>
              </noscript>
            </Form>
          </Step>
          <Step id="booking-time" number={2} isDone={hasTime} title={t('booking.steps.time')}>
            {services.length === 0 && <p className="text-ink-2">{t('booking.nothingYet')}</p>}
            {services.length > 0 && !times && <p>{t('booking.noTimes')}</p>}
            {times && <TimeLinks provider={provider} selection={selection} today={today} times={times} />}
            {refusal && !mayBeHeld && (
              <Said>
                <p className="booking-error font-bold" role="alert">
                  {textByKey(i18n, 'errors', refusal, t('booking.taken'))}
                </p>
              </Said>
            )}
          </Step>
          <Step id="booking-confirm" number={3} isDone={false} title={t('booking.steps.confirm')} ref={confirmTitle}>
            {hasTime ? (
              <>
                <noscript>
                  <p>{t('booking.needsScript')}</p>
                </noscript>
                {session !== 'loading' && (
                  <Suspense fallback={null}>
                    <ConfirmBooking
                      provider={provider}
                      selection={selection}
                      onPick={(start) => goTo({ start, day: null })}
                      onQuote={setOwnQuote}
                      onSignedIn={() => confirmTitle.current?.focus()}
                    />
                  </Suspense>
                )}
              </>
            ) : (
              <Said>
                <p className="text-ink-2">{t('booking.pickFirst')}</p>
              </Said>
            )}
          </Step>
        </div>
        <BookingSummary provider={provider} services={services} slot={known && { start: known.start }} quote={known} />
      </div>
    </div>
  )
}

type StepProps = {
  id: string
  number: number
  isDone: boolean
  title: string
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

function Step({ id, number, isDone, title, ref, children }: StepProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={ref} tabIndex={ref ? -1 : undefined} className="booking-step-title h2 outline-none">
        <span className="steps-number booking-step-number" aria-hidden="true" data-done={isDone ? '' : undefined}>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

const WithoutScripts = ({ children }: { children: ReactNode }) => <noscript>{children}</noscript>

/** 'loading' on the server, which knows nobody, and until the browser has looked. */
function useKnownSession() {
  const { status } = useSession()
  const [isClient, setClient] = useState(false)
  useEffect(() => setClient(true), [])
  return isClient ? status : 'loading'
}
