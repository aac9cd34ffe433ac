import { useQuery } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { formatCount, formatShortDate, formatShortDateTime } from '../../../ui/date-format.ts'
import { call, useSession } from '../../identity/ui/session.ts'
import { type Subscription, subscriptions } from '../contract.ts'
import { coveredOf } from '../rules.ts'
import { lastDay } from './last-day.ts'
import { SubscriptionTexts } from './subscription-texts.tsx'

type Chosen = { id: string; serviceIds: readonly string[]; usesLeft: number; included: string }
/** What of a quote it looks at. */
type Quote = { start: string; services: readonly { id: string }[]; cancellation: { freeUntil: string | null } }
type MembershipFieldProps = {
  providerId: string
  quote: Quote
  value: Chosen | null
  onChange: (membership: Chosen | null) => void
}

/** At the confirming step: one's own memberships that pay for something of it, or where they are sold. Nothing for nobody. */
export function MembershipField(props: MembershipFieldProps) {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <SubscriptionTexts waiting={null}>
      <Field key={session.user.id} {...props} />
    </SubscriptionTexts>
  )
}

const servicesOf = (quote: Quote) => quote.services.map(({ id }) => ({ serviceId: id }))
const idsOf = ({ services }: Pick<Subscription, 'services'>) => services.map(({ id }) => id)

/** How many of the services it would pay for. */
function usesFor(one: Subscription, quote: Quote): number {
  const isGood = one.status === 'active' && !one.isPaused && Date.parse(quote.start) < Date.parse(one.endsAt ?? '')
  return isGood ? coveredOf(servicesOf(quote), { ...one, serviceIds: idsOf(one) }).filter(Boolean).length : 0
}

function Field({ providerId, quote, value, onChange }: MembershipFieldProps) {
  const { t, i18n } = useTranslation('subscriptions')
  const locale = localeOf(i18n.language)
  const session = useSession()
  // Whose they are: the next one at this browser has others.
  const accountId = session.status === 'signed-in' ? session.user.id : null
  const { data: own } = useQuery({
    queryKey: ['memberships', accountId, providerId],
    queryFn: ({ signal }) => call(subscriptions.current, { providerId }, { signal }),
    staleTime: 0,
  })
  const usable = own?.filter((one) => usesFor(one, quote) > 0) ?? []
  const chosen = (one: Subscription): Chosen => ({
    id: one.id,
    serviceIds: idsOf(one),
    usesLeft: one.usesLeft,
    included: t('offer.included'),
  })
  const isOffered = useRef(false)
  const first = usable[0]
  // Whoever has one means to use it; who does not takes it away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (!own || isOffered.current) return
    isOffered.current = true
    if (first) onChange(chosen(first))
  }, [own])
  // Of another selection it may be no good, and less may be left of it than was known.
  const now = usable.find(({ id }) => id === value?.id)
  const isOld = value !== null && now?.usesLeft !== value.usesLeft
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as it is another
  useEffect(() => {
    if (own && isOld) onChange(now ? chosen(now) : null)
  }, [own, isOld])
  if (!own) return null
  if (usable.length === 0) return <Sold providerId={providerId} quote={quote} />
  const { freeUntil } = quote.cancellation
  const hint = (one: Subscription) => {
    const left = t('choose.left', {
      count: one.usesLeft,
      shown: formatCount(one.usesLeft, locale),
      when: formatShortDate(lastDay(one.endsAt ?? ''), locale),
    })
    const uses = usesFor(one, quote)
    const said = [`${left}.`, t('choose.pays', { count: uses, shown: formatCount(uses, locale) })]
    if (freeUntil !== null)
      said.push(
        Date.parse(freeUntil) > Date.now()
          ? t('choose.back', { when: formatShortDateTime(freeUntil, locale) })
          : t('choose.noBack'),
      )
    return said.join(' ')
  }
  return (
    <ul className="mt-6 grid gap-3">
      {usable.map((one) => (
        <li key={one.id}>
          <Checkbox
            label={t('choose.use', { name: one.name })}
            hint={hint(one)}
            checked={value?.id === one.id}
            onChange={({ target }) => onChange(target.checked ? chosen(one) : null)}
          />
        </li>
      ))}
    </ul>
  )
}

/** That this business sells them for what is chosen. */
function Sold({ providerId, quote }: Pick<MembershipFieldProps, 'providerId' | 'quote'>) {
  const { t } = useTranslation('subscriptions')
  const { data: offer } = useQuery({
    queryKey: ['plans', providerId],
    queryFn: ({ signal }) => call(subscriptions.plans, { providerId }, { signal }),
  })
  const isFor = offer?.plans.some(({ services }) =>
    services.some(({ id }) => quote.services.some((one) => one.id === id)),
  )
  if (!offer?.isSold || !isFor) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Ticket aria-hidden="true" className="size-5 flex-none text-green-text" />
      <span>{t('choose.offer', { name: offer.providerName })}</span>
      <a className="link" href={`/plans?provider=${providerId}`}>
        {t('choose.see')}
      </a>
    </p>
  )
}
