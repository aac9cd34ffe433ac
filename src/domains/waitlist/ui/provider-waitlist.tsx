import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox, RadioGroup } from '../../../ui/choice.tsx'
import { formatDateTime, formatShortDate, formatShortDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type ProviderWaitlist as List, providerWaitlist, type WaitlistRule, waitlistModes } from '../contract.ts'
import { WaitlistTexts } from './waitlist-texts.tsx'
import { WantedTimes } from './wanted-times.tsx'

/** Who waits, how what is freed is handed out, and what came of it. */
export function ProviderWaitlist({ providerId }: { providerId: string }) {
  return (
    <WaitlistTexts>
      <Section providerId={providerId} />
    </WaitlistTexts>
  )
}

function Section({ providerId: id }: { providerId: string }) {
  const { t, i18n } = useTranslation('waitlist')
  const queries = useQueryClient()
  const queryKey = ['own-provider', 'waitlist']
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(providerWaitlist.get, { id }, { signal }),
  })
  const choose = useMutation({
    mutationFn: (rule: WaitlistRule) => call(providerWaitlist.setRule, { id, ...rule }),
    onSuccess: (list) => {
      queries.setQueryData(queryKey, list)
      showToast({ type: 'success', message: t('provider.saved') })
    },
  })
  const failure = error ?? choose.error
  const rule = choose.isPending ? choose.variables : data && { mode: data.mode, longestFirst: data.longestFirst }
  return (
    <section className="mt-16 grid max-w-3xl gap-6" aria-labelledby="waitlist-title">
      <h2 id="waitlist-title" className="h2">
        {t('provider.title')}
      </h2>
      {failure && <p role="alert">{errorText(i18n, failure, t('provider.failed'), 'waitlist')}</p>}
      {data && rule && (
        <>
          <RadioGroup
            name="waitlist-mode"
            look="card"
            label={t('provider.modeLabel')}
            value={rule.mode}
            onChange={(value) => {
              const mode = waitlistModes.find((one) => one === value)
              if (mode) choose.mutate({ ...rule, mode })
            }}
            options={waitlistModes.map((mode) => ({
              value: mode,
              label: t(`provider.${mode}`),
              detail: t(`provider.${mode}Text`),
            }))}
          />
          {rule.mode !== 'everyone' && (
            <Checkbox
              label={t('provider.longestFirst')}
              hint={t('provider.longestFirstText')}
              checked={rule.longestFirst}
              onChange={({ target }) => choose.mutate({ ...rule, longestFirst: target.checked })}
            />
          )}
          <Filled filled={data.filled} />
          <Entries entries={data.entries} />
        </>
      )}
    </section>
  )
}

function Filled({ filled: { bookings, worthMinor, currency, earlier } }: Pick<List, 'filled'>) {
  const { t, i18n } = useTranslation('waitlist')
  const worth = formatMoney(worthMinor, currency, localeOf(i18n.language))
  return (
    <p className="rounded-button bg-green-tint p-4">
      <strong>{bookings === 0 ? t('provider.filledNone') : t('provider.filled', { count: bookings, worth })}</strong>
      {earlier > 0 && <span className="block">{t('provider.moved', { count: earlier })}</span>}
    </p>
  )
}

function Entries({ entries }: Pick<List, 'entries'>) {
  const { t, i18n } = useTranslation('waitlist')
  const locale = localeOf(i18n.language)
  if (entries.length === 0) return <p>{t('provider.none')}</p>
  return (
    <>
      <h3 className="h3">{t('provider.count', { count: entries.length })}</h3>
      <ol className="grid gap-4">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-1 rounded-form bg-card p-5 shadow-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
              <strong>{entry.customerName}</strong>
              <span className="text-small text-ink-2">
                {t('page.since', { when: formatShortDate(localTime(entry.joinedAt), locale) })}
              </span>
            </p>
            <p>
              {entry.services.map(({ name }) => name).join(', ')}
              {entry.staffMember && `, ${entry.staffMember}`}
            </p>
            {entry.booking && <p>{t('page.earlier', { when: formatDateTime(entry.booking.dateTime, locale) })}</p>}
            <p className="text-ink-2">
              <WantedTimes wanted={entry} />
            </p>
            {entry.offered && (
              <p>
                <Badge>{t('provider.asked', { when: formatShortDateTime(entry.offered, locale) })}</Badge>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
