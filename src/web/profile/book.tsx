import { CalendarCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { BookingSelection } from '../../domains/bookings/ui/booking-dialog.tsx'
import { signInPath, useSession } from '../../domains/identity/ui/session.ts'
import type { Provider } from '../../domains/providers/contract.ts'
import { StartingPrice } from '../../domains/providers/ui/prices.tsx'
import { type FreeTimes, NextFree, Slots } from '../../domains/providers/ui/provider-card.tsx'
import { buttonClass } from '../../ui/button.tsx'

const BookingDialog = lazy(() => import('../../domains/bookings/ui/booking-dialog.tsx'))

/** The next free times, beside the page; pressing one begins the booking there. */
export function NextGaps({ provider, times }: { provider: Provider; times: FreeTimes | undefined }) {
  const { t } = useTranslation()
  if (provider.services.length === 0) return null
  const hasTimes = times !== undefined && times.slots.length > 0
  return (
    <aside className="gaps" aria-labelledby="gaps-title">
      <h2 id="gaps-title" className="gaps-title">
        {t('provider.gapsTitle', { name: provider.name })}
      </h2>
      <div className="grid gap-4 p-6">
        {hasTimes ? (
          <div>
            <p className="text-[1.0625rem]">
              <NextFree times={times} />
            </p>
            <Slots provider={provider} times={times} />
          </div>
        ) : (
          <p>{t('provider.gapsNone')}</p>
        )}
        <BookLink
          provider={provider}
          serviceIds={[]}
          label={hasTimes ? t('provider.moreTimes') : t('provider.bookNow')}
          variant="primary"
        />
        <p className="flex gap-3 text-ink-2">
          <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
          {t('provider.payOnDay', { name: provider.name })}
        </p>
      </div>
    </aside>
  )
}

/** On a phone the way to book stays under the thumb once the one at the top has gone. */
export function BookBar({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  if (provider.services.length === 0) return null
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

/** Without a script it leads to the booking page; with one to sign-in and back, or for whoever is signed in to the dialog. */
export function BookLink({ provider, serviceIds, label, description, variant }: BookLinkProps) {
  const session = useSession()
  const navigate = useNavigate()
  const back = bookingAddress(provider, { serviceIds, staffId: null, start: null })
  return (
    <a
      href={`/booking?${new URLSearchParams({ provider: provider.slug, book: serviceIds.join(',') })}`}
      rel="nofollow"
      data-live=""
      aria-label={description ? `${label}: ${description}` : undefined}
      className={buttonClass(variant, variant === 'outline' ? 'small' : 'normal')}
      onClick={(event) => {
        event.preventDefault()
        navigate(session.status === 'signed-in' ? back : signInPath(back), { preventScrollReset: true })
      }}
    >
      {label}
    </a>
  )
}

function bookingAddress(provider: Provider, { serviceIds, staffId, start }: BookingSelection): string {
  const staffMember = staffId ? `&with=${staffId}` : ''
  const at = start ? `&at=${encodeURIComponent(start)}` : ''
  return `${provider.linkTo}?book=${serviceIds.join(',')}${staffMember}${at}`
}

function selectionOf(params: URLSearchParams): BookingSelection {
  const serviceIds = (params.get('book') ?? '').split(',').filter(Boolean)
  return { serviceIds, staffId: params.get('with'), start: params.get('at') }
}

/** The dialog is open while the address carries a selection, so that reload, Back and signing in keep it. */
export function BookingFromAddress({ provider }: { provider: Provider }) {
  const session = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isClient, setClient] = useState(false)
  useEffect(() => setClient(true), [])
  const wantsBooking = params.has('book') || params.has('at')
  useEffect(() => {
    if (wantsBooking && session.status === 'signed-out')
      navigate(signInPath(bookingAddress(provider, selectionOf(params))), { replace: true })
  }, [wantsBooking, session.status, navigate, provider, params])
  if (!isClient || !wantsBooking || session.status !== 'signed-in') return null
  const offered = new Set(provider.services.map(({ id }) => id))
  const asked = selectionOf(params)
  const selection = { ...asked, serviceIds: asked.serviceIds.filter((id) => offered.has(id)) }
  const leave = { replace: true, preventScrollReset: true }
  return (
    <Suspense fallback={null}>
      <BookingDialog
        provider={provider}
        selection={selection}
        onClose={() => navigate(provider.linkTo, leave)}
        onSelect={(selected) =>
          window.history.replaceState(window.history.state, '', bookingAddress(provider, selected))
        }
      />
    </Suspense>
  )
}
