import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { Table } from '../../../ui/table.tsx'
import { type SignIn, signIns } from '../sign-ins-contract.ts'
import { localTime } from './local-time.ts'
import { placeName } from './place-name.ts'
import { call } from './session.ts'

/** Asked for when somebody wants to see it. */
export function SignInHistory() {
  const { t } = useTranslation('identity')
  const [isShown, setShown] = useState(false)
  if (isShown) return <History />
  return (
    <Button variant="outline" onClick={() => setShown(true)}>
      {t('history.show')}
    </Button>
  )
}

function History() {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['sign-ins'],
    queryFn: ({ signal }) => call(signIns.list, {}, { signal }),
    staleTime: 0,
  })
  if (isPending) return <p role="status">{t('translation:ui.loading')}</p>
  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-4">
        {t('history.failed')}
        <Button variant="outline" size="small" onClick={() => refetch()}>
          {t('translation:search.retry')}
        </Button>
      </p>
    )
  }
  if (data.length === 0) return <p role="status">{t('history.none')}</p>
  const how = ({ way, outcome }: SignIn) =>
    outcome === 'factor_wrong' ? t('history.factorWrong') : t(`history.${outcome}.${way}`)
  return (
    <Table
      caption={t('history.title')}
      isCaptionHidden
      rows={data.map((row, index) => ({ ...row, index }))}
      keyOf={({ index }) => String(index)}
      columns={[
        { id: 'how', label: t('history.how'), cell: how },
        {
          id: 'when',
          label: t('history.when'),
          cell: ({ at }) => formatDateTime(localTime(at), localeOf(i18n.language)),
        },
        {
          id: 'device',
          label: t('history.device'),
          cell: ({ browser, system }) =>
            browser && system ? t('devices.on', { browser, system }) : (browser ?? system ?? t('devices.unknown')),
        },
        ...(data.some(({ place }) => place.country)
          ? [
              {
                id: 'place',
                label: t('history.place'),
                cell: ({ place }: SignIn) => placeName(place, i18n.language) ?? t('devices.nowhere'),
              },
            ]
          : []),
      ]}
    />
  )
}
