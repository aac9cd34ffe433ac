import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { LateDialog } from '../../../ui/late-dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { ownProviderKey, providerCalendarKey, useOwnProvider } from '../../staff/ui/own-provider.ts'
import { leastMinutes, mostMinutes, type ProviderDelays, providerDelays } from '../contract.ts'
import { DelayTexts } from './delay-texts.tsx'

const delaysKey = [...ownProviderKey, 'delays']
const step = 5
const choices = Array.from(
  { length: (mostMinutes - leastMinutes) / step + 1 },
  (_, index) => leastMinutes + index * step,
)

/** `name`: of the staff member; null: there is only one. */
type RunningLateProps = { staffId: string; name: string | null }

/** A button beside the day, with what was said of today. */
export function RunningLate(props: RunningLateProps) {
  return (
    <DelayTexts>
      <Late {...props} />
    </DelayTexts>
  )
}

function Late({ staffId, name }: RunningLateProps) {
  const { t, i18n } = useTranslation('delays')
  const locale = localeOf(i18n.language)
  const { id } = useOwnProvider()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: delaysKey,
    queryFn: ({ signal }) => call(providerDelays.get, { id }, { signal }),
    refetchInterval: 60_000,
  })
  const said = data?.delays.find((one) => one.staffId === staffId)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        <Clock aria-hidden="true" size={18} />
        {t('provider.late')}
      </Button>
      {said && (
        <p role="status" className="font-bold">
          {t('provider.now', { minutes: said.minutes, since: formatTime(said.saidAt, locale) })}
        </p>
      )}
      {isOpen && data && (
        <LateForm
          staffId={staffId}
          name={name}
          data={data}
          minutes={said?.minutes ?? 15}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

type LateFormProps = RunningLateProps & { data: ProviderDelays; minutes: number; onClose: () => void }

function LateForm({ staffId, name, data, minutes, onClose }: LateFormProps) {
  const { t, i18n } = useTranslation('delays')
  const { id } = useOwnProvider()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(minutes)
  const isLate = data.delays.some((one) => one.staffId === staffId)
  const say = useMutation({
    mutationFn: (by: number) => call(providerDelays.say, { id, staffId, minutes: by }),
    onSuccess: (next) => {
      queries.setQueryData(delaysKey, next)
      void queries.invalidateQueries({ queryKey: providerCalendarKey })
      showToast({ type: 'success', message: t('provider.said') })
    },
  })
  return (
    <LateDialog title={name ? t('provider.title', { name }) : t('provider.titleAlone')} onClose={onClose} isNarrow>
      <form
        noValidate
        className="grid gap-5 p-6 sm:px-9"
        onSubmit={(event) => {
          event.preventDefault()
          say.mutate(chosen)
        }}
      >
        <Select
          label={t('provider.by')}
          hint={t('provider.hint')}
          value={String(chosen)}
          options={[...new Set([...choices, chosen])]
            .sort((a, b) => a - b)
            .map((count) => ({ value: String(count), label: t('provider.minutes', { count }) }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        {say.error && <p role="alert">{errorText(i18n, say.error, t('provider.failed'), 'delays')}</p>}
        {isLate && <Expected data={data} />}
        <p className="flex flex-wrap justify-between gap-3">
          {isLate ? (
            <Button variant="outline" isBusy={say.isPending && say.variables === 0} onClick={() => say.mutate(0)}>
              {t('provider.onTime')}
            </Button>
          ) : (
            <Button variant="outline" onClick={onClose}>
              {t('provider.close')}
            </Button>
          )}
          <Button type="submit" variant="primary" isBusy={say.isPending && say.variables !== 0}>
            {t('provider.say')}
          </Button>
        </p>
      </form>
    </LateDialog>
  )
}

/** Whose time has changed, and who has accepted it. */
function Expected({ data }: { data: ProviderDelays }) {
  const { t, i18n } = useTranslation('delays')
  const locale = localeOf(i18n.language)
  if (data.bookings.length === 0) return <p>{t('provider.none')}</p>
  return (
    <ul className="grid gap-2 rounded-button bg-green-tint p-4">
      {data.bookings.map(({ bookingId, customerName, dateTime, expected, isAccepted }) => (
        <li key={bookingId}>
          {t('provider.expected', {
            customer: customerName,
            expected: formatTime(expected, locale),
            planned: formatTime(dateTime, locale),
          })}
          {isAccepted && <strong>{` (${t('provider.accepted')})`}</strong>}
        </li>
      ))}
    </ul>
  )
}
