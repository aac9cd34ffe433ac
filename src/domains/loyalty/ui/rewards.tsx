import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type LoyaltyReward, loyalty } from '../contract.ts'
import { loyaltyKey } from './loyalty-key.ts'
import { nameIn } from './name-in.ts'

type Place = { providerId: string; providerName: string }

/** What is out of reach says how far, and has no dead button. */
export function Rewards({ points }: { points: number }) {
  const { t, i18n } = useTranslation('loyalty')
  const [chosen, setChosen] = useState<LoyaltyReward | null>(null)
  const { data } = useQuery({
    queryKey: [...loyaltyKey, 'rewards'],
    queryFn: async ({ signal }) => {
      const [rewards, { entries }] = await Promise.all([
        call(loyalty.rewards, {}, { signal }),
        call(loyalty.history, { limit: 50 }, { signal }),
      ])
      return { rewards, places: placesOf(entries) }
    },
    staleTime: 0,
  })
  if (!data || data.rewards.length === 0) return null
  const nameOf = ({ names }: LoyaltyReward) => nameIn(names, i18n.language)
  const counted = (count: number) => ({ count, shown: formatCount(count, localeOf(i18n.language)) })
  return (
    <section aria-labelledby="rewards-title">
      <h2 id="rewards-title" className="h2 mb-5">
        {t('rewards.title')}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {data.rewards.map((reward) => (
          <li key={reward.reward} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
            <div>
              <h3 className="h3">{nameOf(reward)}</h3>
              <p className="text-ink-2">
                {t('rewards.price', counted(reward.points))}. {t(`rewards.${reward.kind}`)}
              </p>
            </div>
            {points < reward.points ? (
              <p className="font-bold">{t('rewards.toGo', counted(reward.points - points))}</p>
            ) : reward.kind === 'credit' && data.places.length === 0 ? (
              <p className="text-ink-2">{t('rewards.noPlace')}</p>
            ) : (
              <Button
                variant="outline"
                aria-label={`${t('rewards.take')}: ${nameOf(reward)}`}
                onClick={() => setChosen(reward)}
              >
                {t('rewards.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <Take reward={chosen} places={data.places} onClose={() => setChosen(null)} />}
    </section>
  )
}

type Visited = { visit: Place | null }

function placesOf(entries: readonly Visited[]): Place[] {
  const places = new Map(entries.flatMap(({ visit }) => (visit ? [[visit.providerId, visit] as const] : [])))
  return [...places.values()]
}

type TakeProps = { reward: LoyaltyReward; places: readonly Place[]; onClose: () => void }

/** One key for one press after the other: an answer that was lost takes nothing twice. */
function Take({ reward, places, onClose }: TakeProps) {
  const { t, i18n } = useTranslation('loyalty')
  const queries = useQueryClient()
  const key = useRef(crypto.randomUUID())
  const isCredit = reward.kind === 'credit'
  const [providerId, setProviderId] = useState(places[0]?.providerId ?? '')
  const take = useMutation({
    mutationFn: () =>
      call(loyalty.redeem, {
        amount: reward.points,
        reward: reward.reward,
        idempotencyKey: key.current,
        ...(isCredit && { providerId }),
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
            {t('rewards.confirm', { shown: formatCount(reward.points, localeOf(i18n.language)) })}
          </Button>
        </>
      }
    >
      <p className="mb-5">{t(`rewards.${reward.kind}`)}</p>
      {isCredit && (
        <Select
          label={t('rewards.place')}
          value={providerId}
          options={places.map((place) => ({ value: place.providerId, label: place.providerName }))}
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
