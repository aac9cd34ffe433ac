import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarSync } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type FeedKind, feeds } from '../contract.ts'

const key = ['calendar-feeds']

/** A secret address for the own calendar, made on demand and taken back at any time. */
export function CalendarFeed({ kind }: { kind: FeedKind }) {
  const { t } = useTranslation('bookings')
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(feeds.list, {}, { signal }) })
  const feed = data?.find((one) => one.kind === kind)
  const onError = () => showToast({ type: 'error', message: t('page.feedFailed') })
  const onSettled = () => queries.invalidateQueries({ queryKey: key })
  const make = useMutation({ mutationFn: () => call(feeds.create, { kind }), onError, onSettled })
  const revoke = useMutation({
    mutationFn: () => call(feeds.revoke, { kind }),
    onSuccess: () => showToast({ type: 'success', message: t('page.feedRevoked') }),
    onError,
    onSettled,
  })
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    showToast({ type: 'success', message: t('page.feedCopied') })
  }
  return (
    <section className="mt-16 max-w-3xl border-line border-t pt-8">
      <h2 className="h3 flex items-center gap-3">
        <CalendarSync aria-hidden="true" className="flex-none text-green-text" />
        {t('page.feed')}
      </h2>
      <p className="mt-2 text-ink-2">{t('page.feedText')}</p>
      {data && !feed && (
        <p className="mt-4">
          <Button variant="outline" size="small" isBusy={make.isPending} onClick={() => make.mutate()}>
            {t('page.feedMake')}
          </Button>
        </p>
      )}
      {feed && (
        <div className="mt-4 grid gap-3">
          <Field label={t('page.feedAddress')} readOnly value={feed.url} onFocus={(event) => event.target.select()} />
          <p className="flex flex-wrap gap-3">
            <Button variant="outline" size="small" onClick={() => copy(feed.url).catch(onError)}>
              {t('page.feedCopy')}
            </Button>
            <a className={buttonClass('outline', 'small')} href={feed.url.replace(/^https?:/, 'webcal:')}>
              {t('page.feedOpen')}
            </a>
            <Button variant="quiet" size="small" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
              {t('page.feedRevoke')}
            </Button>
          </p>
        </div>
      )}
    </section>
  )
}
