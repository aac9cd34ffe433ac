import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type ListedReward, type LoyaltyReward, loyalty } from '../contract.ts'
import { loyaltyKey } from './loyalty-key.ts'
import { nameIn } from './name-in.ts'
import { NotLoaded } from './not-loaded.tsx'

type Own = NonNullable<ListedReward['own']>
type Place = NonNullable<Own['places']>[number]

/** What is out of reach says how far, and has no dead button. */
export function Rewards() {
  const { t, i18n } = useTranslation('loyalty')
  const [chosen, setChosen] = useState<ListedReward | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [...loyaltyKey, 'rewards'],
    queryFn: ({ signal }) => call(loyalty.rewards, {}, { signal }),
    staleTime: 0,
  })
  if (!data && error) return <NotLoaded title={t('rewards.title')} error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  const nameOf = ({ names }: LoyaltyReward) => nameIn(names, i18n.language)
  return (
    <section aria-labelledby="rewards-title">
      <h2 id="rewards-title" className="h2 mb-5">
        {t('rewards.title')}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {data.map((reward) => (
          <li key={reward.reward} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
            <div className="min-w-0 flex-1 basis-56">
              <h3 className="h3 break-words">{nameOf(reward)}</h3>
              {reward.provider && (
                <p>
                  <Link className="link" to={reward.provider.linkTo}>
                    {reward.provider.name}
                  </Link>
                </p>
              )}
              <p className="text-ink-2">
                <Terms reward={reward} />
              </p>
            </div>
            <Way reward={reward}>
              <Button
                variant="outline"
                aria-label={`${t('rewards.take')}: ${nameOf(reward)}`}
                onClick={() => setChosen(reward)}
              >
                {t('rewards.take')}
              </Button>
            </Way>
          </li>
        ))}
      </ul>
      {chosen && <Take reward={chosen} places={chosen.own?.places ?? []} onClose={() => setChosen(null)} />}
    </section>
  )
}

/** Its price, what it is, and how much of it there is. */
function Terms({ reward }: { reward: LoyaltyReward }) {
  const { t, i18n } = useTranslation('loyalty')
  const locale = localeOf(i18n.language)
  const counted = (count: number) => ({ count, shown: formatCount(count, locale) })
  const { points, left, lastDate } = reward
  return [
    `${t('rewards.price', counted(points))}.`,
    useWhat(reward),
    ...(left !== null && left > 0 ? [`${t('rewards.left', counted(left))}.`] : []),
    ...(lastDate ? [`${t('rewards.lastDay', { when: formatDate(lastDate, locale) })}.`] : []),
  ].join(' ')
}

function useWhat({ kind, keepDays }: LoyaltyReward): string {
  const { t, i18n } = useTranslation('loyalty')
  if (kind !== 'thing') return t(`rewards.${kind}`)
  const count = keepDays ?? 0
  return t('rewards.thing', { count, shown: formatCount(count, localeOf(i18n.language)) })
}

type WayProps = { reward: ListedReward; children: ReactNode }

/** How it is taken, or what stands in between. */
function Way({ reward, children }: WayProps) {
  const { t, i18n } = useTranslation('loyalty')
  if (reward.ownLeft === 0) return <p className="text-ink-2">{t('rewards.had')}</p>
  if (reward.left === 0) return <p className="text-ink-2">{t('rewards.out')}</p>
  const { own } = reward
  if (own === null) return null
  const missing = reward.points - own.points
  if (missing > 0)
    return (
      <p className="font-bold">
        {t('rewards.toGo', { count: missing, shown: formatCount(missing, localeOf(i18n.language)) })}
        {reward.kind === 'credit' && (
          <span className="block font-normal">{t('rewards.ofCurrency', { currency: reward.currency })}</span>
        )}
      </p>
    )
  if (own.isUnproven) return <p className="text-ink-2">{t('errors.reward_unverified')}</p>
  if (own.places?.length === 0) return <p className="text-ink-2">{t('rewards.noPlace')}</p>
  return children
}

type TakeProps = { reward: ListedReward; places: readonly Place[]; onClose: () => void }

/** One key for one press after the other: an answer that was lost takes nothing twice. */
function Take({ reward, places, onClose }: TakeProps) {
  const { t, i18n } = useTranslation('loyalty')
  const queries = useQueryClient()
  const key = useRef(crypto.randomUUID())
  const isCredit = reward.kind === 'credit'
  const [providerId, setProviderId] = useState(places[0]?.id ?? '')
  const take = useMutation({
    mutationFn: () =>
      call(loyalty.redeem, {
        amount: reward.points,
        reward: reward.reward,
        idempotencyKey: key.current,
        ...(isCredit && { providerId }),
        ...(reward.provider && { providerId: reward.provider.id }),
      }),
    onSuccess: ({ names }) => {
      showToast({ type: 'success', message: t('rewards.taken', { name: nameIn(names, i18n.language) }) })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: loyaltyKey }),
  })
  return (
    <Dialog
      isNarrow
      isOpen
      title={nameIn(reward.names, i18n.language)}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('rewards.cancel')}
          </Button>
          <Button variant="primary" isBusy={take.isPending} onClick={() => take.mutate()}>
            {t('rewards.confirm', { count: reward.points, shown: formatCount(reward.points, localeOf(i18n.language)) })}
          </Button>
        </>
      }
    >
      {reward.provider && <p className="font-bold">{reward.provider.name}</p>}
      <p className="mb-5">
        {useWhat(reward)} {reward.kind === 'thing' && t('rewards.back')}
      </p>
      {isCredit && (
        <Select
          label={t('rewards.place')}
          value={providerId}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            // Another wish, another key.
            key.current = crypto.randomUUID()
            setProviderId(target.value)
          }}
        />
      )}
      {take.error && (
        <p role="alert" className="mt-4">
          {errorText(i18n, take.error, t('page.failed'), 'loyalty')}
        </p>
      )}
    </Dialog>
  )
}
