import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { accounts, type Device } from '../account-contract.ts'
import { localTime } from './local-time.ts'
import { placeName } from './place-name.ts'
import { call } from './session.ts'

export const devicesKey = ['devices']

export function Devices() {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const queries = useQueryClient()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => call(accounts.devices, {}, { signal }),
    staleTime: 0,
  })
  const onSettled = () => queries.invalidateQueries({ queryKey: devicesKey })
  const onError = (error: Error) =>
    showToast({ type: 'error', message: errorText(i18n, error, t('translation:error.generic'), 'identity') })
  const end = useMutation({
    mutationFn: ({ id }: Device) => call(accounts.endDevice, { id }),
    onSuccess: () => showToast({ type: 'success', message: t('devices.ended') }),
    onError,
    onSettled,
  })
  const endOthers = useMutation({
    mutationFn: () => call(accounts.endOtherDevices, {}),
    onSuccess: ({ ended }) => showToast({ type: 'success', message: t('devices.endedOthers', { count: ended }) }),
    onError,
    onSettled,
  })
  if (isPending) return <p role="status">{t('translation:ui.loading')}</p>
  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-4">
        {t('devices.failed')}
        <Button variant="outline" size="small" onClick={() => refetch()}>
          {t('translation:search.retry')}
        </Button>
      </p>
    )
  }
  return (
    <>
      <ul className="max-w-2xl border-t border-line">
        {data.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={end.isPending && end.variables.id === device.id}
            onEnd={() => end.mutate(device)}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <Button variant="outline" className="mt-6" isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('devices.endOthers')}
        </Button>
      )}
    </>
  )
}

function DeviceRow({ device, isBusy, onEnd }: { device: Device; isBusy: boolean; onEnd: () => void }) {
  const { t, i18n } = useTranslation('identity')
  const { browser, system, isCurrent, lastUsedAt, startedAt, place } = device
  const name = browser && system ? t('devices.on', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
  const where = placeName(place, i18n.language)
  const when = formatDateTime(localTime(lastUsedAt), localeOf(i18n.language))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{name}</strong>
          {isCurrent && <Badge>{t('devices.current')}</Badge>}
        </p>
        <p className="text-ink-2">
          {where && `${where}. `}
          {t('devices.lastUsed', { when })}.{' '}
          {t('devices.firstUsed', { when: formatDate(localTime(startedAt), localeOf(i18n.language)) })}.
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="small"
          isBusy={isBusy}
          aria-label={t('devices.endOf', { device: name, when })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
