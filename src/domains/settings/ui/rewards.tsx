import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Table } from '../../../ui/table.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { nameIn } from '../../loyalty/ui/name-in.ts'
import { type RewardSetting, type RewardSettings, rewardSettings } from '../rewards-contract.ts'
import { AskDialog } from './ask-dialog.tsx'
import { namesOf } from './names-fields.tsx'
import { RewardDialog } from './reward-dialog.tsx'
import { settingsKey } from './settings-key.ts'

const rewardsKey = [...settingsKey, 'rewards']

type Open = { reward: RewardSetting | null; is: 'edited' } | { reward: RewardSetting; is: 'withdrawn' }

export function Rewards() {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open | null>(null)
  const query = useQuery({
    queryKey: rewardsKey,
    queryFn: ({ signal }) => call(rewardSettings.list, {}, { signal }),
    staleTime: 0,
  })
  const onSaved = (data: RewardSettings) => {
    queries.setQueryData(rewardsKey, data)
    setOpen(null)
  }
  return (
    <Loaded query={query} failed={t('notLoaded')}>
      {(settings) => (
        <>
          {settings.rewards.length === 0 ? (
            <EmptyState level={3} title={t('rewards.none')} />
          ) : (
            <RewardTable settings={settings} onOpen={setOpen} />
          )}
          <p className="mt-5">
            <Button variant="outline" onClick={() => setOpen({ reward: null, is: 'edited' })}>
              {t('rewards.add')}
            </Button>
          </p>
          {open?.is === 'edited' && (
            <RewardDialog
              reward={open.reward}
              settings={settings}
              onClose={() => setOpen(null)}
              onSaved={(data) => {
                showToast({ type: 'success', message: t('rewards.saved') })
                onSaved(data)
              }}
            />
          )}
          {open?.is === 'withdrawn' && (
            <OfferDialog reward={open.reward} onClose={() => setOpen(null)} onSaved={onSaved} />
          )}
        </>
      )}
    </Loaded>
  )
}

type RewardTableProps = { settings: RewardSettings; onOpen: (open: Open) => void }

function RewardTable({ settings: { rewards }, onOpen }: RewardTableProps) {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  const nameOf = ({ names }: RewardSetting) => nameIn(names, i18n.language)
  return (
    <Table
      caption={t('rewards.title')}
      isCaptionHidden
      rows={rewards}
      keyOf={({ reward }) => reward}
      columns={[
        {
          id: 'name',
          label: t('rewards.name'),
          cell: (reward) => (
            <>
              {nameOf(reward)}
              <span className="block font-normal text-ink-2">{t(`rewards.kinds.${reward.kind}`)}</span>
            </>
          ),
        },
        {
          id: 'points',
          label: t('rewards.points'),
          isNumeric: true,
          cell: ({ points }) => points.toLocaleString(locale),
        },
        {
          id: 'worth',
          label: t('rewards.worth'),
          isNumeric: true,
          cell: ({ amountMinor, currency }) => formatMoney(amountMinor, currency, locale),
        },
        { id: 'taken', label: t('rewards.taken'), isNumeric: true, cell: ({ taken }) => taken.toLocaleString(locale) },
        {
          id: 'state',
          label: t('state'),
          cell: ({ isOffered }) => (
            <Badge tone={isOffered ? 'green' : 'plain'}>{t(isOffered ? 'rewards.offered' : 'rewards.withdrawn')}</Badge>
          ),
        },
        {
          id: 'do',
          label: '',
          cell: (reward) => (
            <span className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="small"
                aria-label={t('rewards.changeOf', { name: nameOf(reward) })}
                onClick={() => onOpen({ reward, is: 'edited' })}
              >
                {t('rewards.change')}
              </Button>
              <Button
                variant="outline"
                size="small"
                aria-label={t(reward.isOffered ? 'rewards.withdrawOf' : 'rewards.offerOf', { name: nameOf(reward) })}
                onClick={() => onOpen({ reward, is: 'withdrawn' })}
              >
                {t(reward.isOffered ? 'rewards.withdraw' : 'rewards.offer')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}

type OfferDialogProps = { reward: RewardSetting; onClose: () => void; onSaved: (data: RewardSettings) => void }

/** Withdraws it, or offers it again. */
function OfferDialog({ reward, onClose, onSaved }: OfferDialogProps) {
  const { t, i18n } = useTranslation('settings')
  const { reward: id, version, points, isOffered } = reward
  const names = namesOf(reward.names)
  const name = nameIn(reward.names, i18n.language)
  // One that was never named here in every language is said in English until it is.
  const said = { en: names.en, fr: names.fr || names.en, es: names.es || names.en, pt: names.pt || names.en }
  const set = useMutation({
    mutationFn: () => call(rewardSettings.change, { id, version, names: said, points, isOffered: !isOffered }),
    onSuccess: (data) => {
      showToast({ type: 'success', message: t(isOffered ? 'rewards.isWithdrawn' : 'rewards.isOffered', { name }) })
      onSaved(data)
    },
  })
  return (
    <AskDialog
      title={t(isOffered ? 'rewards.withdrawOf' : 'rewards.offerOf', { name })}
      confirm={t(isOffered ? 'rewards.withdraw' : 'rewards.offer')}
      mutation={set}
      onClose={onClose}
    >
      <p>{t(isOffered ? 'rewards.withdrawText' : 'rewards.offerText')}</p>
    </AskDialog>
  )
}
