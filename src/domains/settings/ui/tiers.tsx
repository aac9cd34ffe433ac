import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Table } from '../../../ui/table.tsx'
import { call } from '../../identity/ui/session.ts'
import { nameIn } from '../../loyalty/ui/name-in.ts'
import { type TierSettings, tierSettings } from '../tiers-contract.ts'
import { settingsKey } from './settings-key.ts'
import { TierForm } from './tier-form.tsx'

const tiersKey = [...settingsKey, 'tiers']

export function Tiers() {
  const { t } = useTranslation('settings')
  // As they were when the form was opened: what somebody else saves meanwhile is said when this is saved, and nothing is lost.
  const [edited, setEdited] = useState<TierSettings | null>(null)
  const query = useQuery({
    queryKey: tiersKey,
    queryFn: ({ signal }) => call(tierSettings.get, {}, { signal }),
    staleTime: 0,
  })
  return (
    <Loaded query={query} failed={t('notLoaded')}>
      {(settings) =>
        edited ? (
          <TierForm settings={edited} onDone={() => setEdited(null)} />
        ) : (
          <>
            <TierTable settings={settings} />
            <p className="mt-5">
              <Button variant="outline" onClick={() => setEdited(settings)}>
                {t('tiers.change')}
              </Button>
            </p>
          </>
        )
      }
    </Loaded>
  )
}

function TierTable({ settings: { tiers } }: { settings: TierSettings }) {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  const count = (value: number) => value.toLocaleString(locale)
  return (
    <Table
      caption={t('tiers.title')}
      isCaptionHidden
      rows={tiers}
      keyOf={({ tier }) => tier}
      columns={[
        { id: 'name', label: t('tiers.name'), cell: ({ names }) => nameIn(names, i18n.language) },
        { id: 'from', label: t('tiers.fromPoints'), isNumeric: true, cell: ({ fromPoints }) => count(fromPoints) },
        {
          id: 'factor',
          label: t('tiers.factor'),
          isNumeric: true,
          cell: ({ factorPercent }) => `× ${(factorPercent * 0.01).toLocaleString(locale)}`,
        },
        {
          id: 'lead',
          label: t('tiers.lead'),
          isNumeric: true,
          cell: ({ leadMinutes }) => (leadMinutes === 0 ? '–' : t('tiers.minutes', { count: leadMinutes })),
        },
        {
          id: 'free',
          label: t('tiers.free'),
          isNumeric: true,
          cell: ({ freeCancellations, freeCancellationMost }) =>
            freeCancellations === 0
              ? '–'
              : t('tiers.freeEach', { count: freeCancellations, most: count(freeCancellationMost) }),
        },
      ]}
    />
  )
}
