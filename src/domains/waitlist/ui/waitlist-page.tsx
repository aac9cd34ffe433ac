import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { late } from '../../../ui/late.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/skeleton.tsx'
import { EntryTicket } from './entry-ticket.tsx'
import { ownEntries } from './own-entries.ts'

const JoinForm = late(() => import('./join-form.tsx').then((module) => ({ default: module.JoinForm })))
const EarlierForm = late(() => import('./earlier-form.tsx').then((module) => ({ default: module.EarlierForm })))

/** What one waits for; opened from a day that is full or from a booking, it asks when first. */
export function WaitlistPage() {
  const { t } = useTranslation('waitlist')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [slug, bookingId] = [params.get('provider'), params.get('booking')]
  const close = () => navigate('/waitlist', { replace: true, preventScrollReset: true })
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name">{t('page.title')}</h1>
      <p className="lead mt-3 mb-10">{t('page.lead')}</p>
      <Suspense fallback={null}>
        {slug && <JoinForm key={`${params}`} slug={slug} params={params} onClose={close} />}
        {!slug && bookingId && <EarlierForm key={bookingId} bookingId={bookingId} onClose={close} />}
      </Suspense>
      <Entries isAsking={Boolean(slug ?? bookingId)} />
    </div>
  )
}

function Entries({ isAsking }: { isAsking: boolean }) {
  const { t, i18n } = useTranslation('waitlist')
  const { t: common } = useTranslation()
  const { data, error, isPending, refetch } = useQuery({
    ...ownEntries,
    // An offer ends by the clock.
    refetchInterval: 30_000,
  })
  if (isPending)
    return (
      <Skeletons size="small" className="grid gap-6">
        <SkeletonBlock className="h-52 rounded-form" />
      </Skeletons>
    )
  if (error && !data)
    return (
      <EmptyState
        title={errorText(i18n, error, t('page.failed'), 'waitlist')}
        action={
          <Button variant="primary" onClick={() => refetch()}>
            {common('search.retry')}
          </Button>
        }
      />
    )
  if (data.length === 0 && isAsking) return null
  if (data.length === 0)
    return (
      <EmptyState
        title={t('page.empty')}
        action={
          <Link to="/search" className={buttonClass('primary')}>
            {t('page.find')}
          </Link>
        }
      >
        <p>{t('page.emptyText')}</p>
      </EmptyState>
    )
  return (
    <ul className="grid items-start gap-6 lg:grid-cols-2">
      {data.map((entry) => (
        <EntryTicket key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}
