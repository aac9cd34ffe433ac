import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDateTime } from '../../../ui/date-format.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type SubscriptionUse, subscriptions } from '../contract.ts'

export const membershipsKey = ['memberships']

/** What a membership was used for, the latest first. */
export function Usage({ id, isOfPlan = false }: { id: string; isOfPlan?: boolean }) {
  const { t } = useTranslation('subscriptions')
  const { data, isError } = useQuery({
    queryKey: [...membershipsKey, id, 'usage'],
    queryFn: ({ signal }) => call(subscriptions.usage, { subscriptionId: id }, { signal }),
  })
  if (isError) return <p role="alert">{t('own.failed')}</p>
  if (!data) return <p role="status">{t('own.loading')}</p>
  if (isOfPlan && data.length === 0) return <p>{t('plan.coveredNone')}</p>
  return (
    <ol className="grid gap-3 border-t border-line pt-4">
      {data.map((use) => (
        <Use key={use.id} use={use} isOfPlan={isOfPlan} />
      ))}
    </ol>
  )
}

function Use({ use: { kind, uses, at, visit }, isOfPlan }: { use: SubscriptionUse; isOfPlan: boolean }) {
  const { t, i18n } = useTranslation('subscriptions')
  const locale = localeOf(i18n.language)
  return (
    <li className="flex justify-between gap-4">
      <span>
        {isOfPlan ? t('plan.coveredOne') : t(`kinds.${kind}`)}
        {visit && `: ${visit.services.join(', ')}`}
        <span className="block text-small text-ink-2">
          {formatDateTime(visit ? visit.dateTime : localTime(at), locale)}
        </span>
      </span>
      <strong>{!isOfPlan && uses.toLocaleString(locale, { signDisplay: 'exceptZero' })}</strong>
    </li>
  )
}
