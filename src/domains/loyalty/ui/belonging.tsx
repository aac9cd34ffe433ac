import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { AccountSection } from '../../identity/ui/account-section.tsx'
import { call } from '../../identity/ui/session.ts'
import { type Subscription, subscriptions } from '../../subscriptions/contract.ts'
import { lastDay } from '../../subscriptions/ui/last-day.ts'
import { loyalty } from '../contract.ts'
import { loyaltyKey } from './loyalty-key.ts'
import { LoyaltyTexts } from './loyalty-texts.tsx'
import { nameIn } from './name-in.ts'

/** In the profile: the points and the tier, the plan and the memberships that can be used, each with the way to its page. */
export function Belonging() {
  return (
    <LoyaltyTexts waiting={null}>
      <Block />
    </LoyaltyTexts>
  )
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3'

function Block() {
  const { t, i18n } = useTranslation('loyalty')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { data: points, ...pointsCall } = useQuery({
    queryKey: [...loyaltyKey, 'own-points'],
    queryFn: ({ signal }) => call(loyalty.points, {}, { signal }),
    staleTime: 0,
  })
  const { data: own, ...ownCall } = useQuery({
    queryKey: ['memberships'],
    queryFn: ({ signal }) => call(subscriptions.current, {}, { signal }),
    staleTime: 0,
  })
  const failed = [pointsCall, ownCall].filter(({ isError }, index) => isError && ![points, own][index])
  const held = own?.filter(({ status }) => status === 'active')
  return (
    <AccountSection id="belonging" title={t('belonging.title')} text={t('belonging.text')}>
      <ul className="border-t border-line" aria-busy={failed.length === 0 && (!points || !held)}>
        {points && (
          <li className={row}>
            <Link className="link" to="/loyalty">
              {t('belonging.points', { count: points.points, shown: formatCount(points.points, locale) })}
            </Link>
            <span className="text-ink-2">{t('page.tier', { tier: nameIn(points.tier.names, i18n.language) })}</span>
          </li>
        )}
        {held?.map((one) => (
          <li key={one.id} className={row}>
            <Link className="link min-w-0 break-words" to="/plans">
              {one.benefits === null ? `${one.name}, ${one.providerName}` : one.name}
            </Link>
            <span className="text-ink-2">
              <Standing one={one} />
            </span>
          </li>
        ))}
        {held?.length === 0 && (
          <li className={row}>
            <Link className="link" to="/plans">
              {t('belonging.plans')}
            </Link>
            <span className="text-ink-2">{t('belonging.none')}</span>
          </li>
        )}
      </ul>
      {failed.length > 0 && (
        <div role="alert" className="mt-4 grid justify-items-start gap-3">
          <p>{errorText(i18n, failed[0]?.error ?? null, t('page.partFailed'), 'loyalty')}</p>
          <Button variant="outline" onClick={() => failed.map(({ refetch }) => refetch())}>
            {common('search.retry')}
          </Button>
        </div>
      )}
    </AccountSection>
  )
}

function Standing({ one: { benefits, usesLeft, endsAt, renewal, pause } }: { one: Subscription }) {
  const { t, i18n } = useTranslation('loyalty')
  const locale = localeOf(i18n.language)
  const left = benefits === null ? [t('belonging.left', { count: usesLeft, shown: formatCount(usesLeft, locale) })] : []
  // Of one that renews, the midnight that begins that day, where the provider is.
  const isGoingOn = renewal?.state === 'renews' && pause === null
  const when = endsAt && formatDate(isGoingOn ? endsAt.slice(0, 19) : lastDay(endsAt), locale)
  return [...left, ...(when ? [t(isGoingOn ? 'belonging.renews' : 'belonging.until', { when })] : [])].join(' · ')
}
