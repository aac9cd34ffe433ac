import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { entriesAddress } from '../../papers/ui/entries-address.ts'
import { type OwnReward, type OwnRewards, providerRewards } from '../rewards-contract.ts'
import { Counter } from './counter.tsx'
import { LoyaltyTexts } from './loyalty-texts.tsx'
import { RewardForm } from './reward-form.tsx'
import { ownRewardsKey } from './rewards-key.ts'

/** What a provider gives for points, and the vouchers that are to be handed over. */
export function ProviderRewards() {
  return (
    <LoyaltyTexts>
      <Section />
    </LoyaltyTexts>
  )
}

function Section() {
  const { t, i18n } = useTranslation('loyalty')
  const [edited, setEdited] = useState<string | null>(null)
  const { data, error } = useQuery({
    queryKey: ownRewardsKey,
    queryFn: ({ signal }) => call(providerRewards.list, {}, { signal }),
  })
  const close = () => setEdited(null)
  const wasTaken = data?.rewards.some(({ kind, open, given }) => kind === 'thing' && open + given > 0)
  return (
    <section className="mt-16 grid max-w-3xl gap-6" aria-labelledby="own-rewards-title">
      <div>
        <h2 id="own-rewards-title" className="h2">
          {t('own.provider.title')}
        </h2>
        <p className="lead mt-2">{t('own.provider.text')}</p>
      </div>
      {error && <p role="alert">{errorText(i18n, error, t('own.provider.failed'), 'loyalty')}</p>}
      {wasTaken && <Counter />}
      {data && data.rewards.length > 0 && (
        <ul className="grid gap-4">
          {data.rewards.map((reward) =>
            edited === reward.id ? (
              <li key={reward.id}>
                <RewardForm reward={reward} currency={data.currency} onDone={close} />
              </li>
            ) : (
              <RewardRow key={reward.id} reward={reward} onEdit={() => setEdited(reward.id)} />
            ),
          )}
        </ul>
      )}
      {data && edited === 'new' && <RewardForm reward={null} currency={data.currency} onDone={close} />}
      {data && edited !== 'new' && (
        <p>
          <Button variant="outline" onClick={() => setEdited('new')}>
            {t('own.provider.add')}
          </Button>
        </p>
      )}
    </section>
  )
}

function RewardRow({ reward, onEdit }: { reward: OwnReward; onEdit: () => void }) {
  const { t, i18n } = useTranslation('loyalty')
  const queries = useQueryClient()
  const locale = localeOf(i18n.language)
  const counted = (count: number) => ({ count, shown: formatCount(count, locale) })
  const { id, kind, name, points, amountMinor, currency, lastDate, isPast, isOffered, left, open, given } = reward
  const stop = useMutation({
    mutationFn: () => call(providerRewards.withdraw, { id }),
    onSuccess: (data: OwnRewards) => {
      queries.setQueryData(ownRewardsKey, data)
      showToast({ type: 'success', message: t('own.provider.stopped') })
    },
    onError: (error) =>
      showToast({ type: 'error', message: errorText(i18n, error, t('own.provider.failed'), 'loyalty') }),
  })
  const worth = amountMinor === null ? [] : [formatMoney(amountMinor, currency, locale)]
  const facts = [
    ...[t('own.provider.price', counted(points)), ...worth],
    ...(left === null || !isOffered ? [] : [left === 0 ? t('rewards.out') : t('rewards.left', counted(left))]),
    ...(lastDate === null || !isOffered ? [] : [t('rewards.lastDay', { when: formatDate(lastDate, locale) })]),
  ]
  const became = [
    ...(kind === 'thing' && open > 0 ? [t('own.provider.open', counted(open))] : []),
    ...(given > 0 ? [t('own.provider.given', counted(given))] : []),
  ]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 rounded-form bg-card p-5 shadow-1">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="h3 flex flex-wrap items-center gap-3">
          <span className="min-w-0 break-words">{name}</span>
          {(!isOffered || isPast) && (
            <Badge tone="outline">{t(isOffered ? 'own.provider.isPast' : 'own.provider.isOver')}</Badge>
          )}
        </h3>
        <p className="mt-1 text-ink-2">{facts.join(' · ')}</p>
        {became.length > 0 && (
          <p className="mt-2 font-bold">
            {kind === 'card' ? (
              <Link className="link" to={entriesAddress({ currency, kind: 'gift_funded', purpose: 'reward' })}>
                {became.join(' · ')}
              </Link>
            ) : (
              became.join(' · ')
            )}
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" aria-label={`${t('own.provider.change')}: ${name}`} onClick={onEdit}>
          {t(isOffered ? 'own.provider.change' : 'own.provider.again')}
        </Button>
        {isOffered && (
          <Button
            variant="outline"
            size="small"
            aria-label={`${t('own.provider.stop')}: ${name}`}
            isBusy={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {t('own.provider.stop')}
          </Button>
        )}
      </p>
    </li>
  )
}
