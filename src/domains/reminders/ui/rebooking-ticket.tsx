import { useMutation, useQueryClient } from '@tanstack/react-query'
import { History, Repeat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate, formatShortDate, formatShortDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { asBeginning } from '../../providers/ui/provider-texts.ts'
import { rebooking as calls, type Rebooking } from '../rebooking-contract.ts'
import { everyText } from './every-text.ts'
import { FreeTimes } from './free-times.tsx'
import { remindersKey } from './reminders-key.ts'

const intervals = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 26, 39, 52]
const snoozes = [1, 2, 3, 4, 6, 8, 12]

type TicketProps = {
  rebooking: Rebooking
  /** The free times stand before how often and when last. */
  hasTimesFirst: boolean
}

/** One service of one provider: how often, when it is due, the next free times, and what one wants to hear of it. */
export function RebookingTicket({ rebooking, hasTimesFirst }: TicketProps) {
  const { t, i18n } = useTranslation('reminders')
  const locale = localeOf(i18n.language)
  const { provider, service, nextBooking, isNever } = rebooking
  const times = nextBooking === null && !isNever && <FreeTimes rebooking={rebooking} />
  return (
    <li className="grid content-start gap-3 rounded-form bg-card p-6 shadow-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <strong className="h3">{service.name}</strong>
        <State rebooking={rebooking} />
      </p>
      <p>
        <Link to={provider.linkTo} className="font-bold underline underline-offset-4">
          {provider.name}
        </Link>
      </p>
      {hasTimesFirst && times}
      <p className="flex gap-2 text-ink-2">
        <Repeat aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        {rhythmText()}
      </p>
      <p className="flex gap-2 text-ink-2">
        <History aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        {t('page.last', { when: formatDate(rebooking.lastVisit, locale) })}
      </p>
      {rebooking.snoozedUntil !== null && rebooking.snoozedUntil === rebooking.dueOn && <p>{t('page.snoozed')}</p>}
      {!hasTimesFirst && times}
      <Choices rebooking={rebooking} />
    </li>
  )

  function rhythmText() {
    const { rhythm, intervalDays } = rebooking
    if (rhythm === 'unknown' || intervalDays === null) return t('page.unknown')
    return t(`page.rhythm.${rhythm}`, { every: everyText(t, intervalDays), name: provider.name })
  }
}

function State({ rebooking }: { rebooking: Rebooking }) {
  const { t, i18n } = useTranslation('reminders')
  const locale = localeOf(i18n.language)
  const { nextBooking, dueOn, isNever, isDue } = rebooking
  if (nextBooking !== null)
    return <Badge tone="plain">{t('page.booked', { when: formatShortDateTime(nextBooking, locale) })}</Badge>
  if (isNever) return <Badge tone="outline">{t('page.never')}</Badge>
  if (isDue) return <Badge tone="solid">{t('page.dueNow')}</Badge>
  return dueOn && <Badge tone="outline">{t('page.dueOn', { when: formatShortDate(dueOn, locale) })}</Badge>
}

type Change = { snoozeWeeks?: number; ownWeeks?: number | null; isNever?: boolean }

/** Saved at each choice. */
function Choices({ rebooking }: { rebooking: Rebooking }) {
  const { t, i18n } = useTranslation('reminders')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const { provider, service, rhythm, isNever, ownWeeks, dueOn } = rebooking
  const save = useMutation({
    mutationFn: (change: Change) => call(calls.set, { providerId: provider.id, serviceId: service.id, ...change }),
    onSuccess: () => showToast({ type: 'success', message: t('page.saved') }),
    onSettled: () => queries.invalidateQueries({ queryKey: remindersKey }),
  })
  const every = [...new Set([...intervals, ...(ownWeeks === null ? [] : [ownWeeks])])].sort((a, b) => a - b)
  return (
    <div className="mt-2 grid gap-4 border-line border-t pt-4">
      {save.error && <p role="alert">{errorText(i18n, save.error, t('page.failed'), 'reminders')}</p>}
      {!isNever && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('page.interval')}
            value={String(ownWeeks ?? '')}
            options={[
              { value: '', label: t(rhythm === 'unknown' ? 'page.notLater' : 'page.asUsual') },
              ...every.map((count) => ({
                value: String(count),
                label: asBeginning(t('every.weeks', { count }), locale),
              })),
            ]}
            onChange={({ target }) => save.mutate({ ownWeeks: target.value === '' ? null : Number(target.value) })}
          />
          {dueOn !== null && (
            <Select
              label={t('page.later')}
              value=""
              options={[
                { value: '', label: t('page.notLater') },
                ...snoozes.map((count) => ({ value: String(count), label: t('page.laterWeeks', { count }) })),
              ]}
              onChange={({ target }) => target.value !== '' && save.mutate({ snoozeWeeks: Number(target.value) })}
            />
          )}
        </div>
      )}
      <p>
        <button
          type="button"
          className="link"
          disabled={save.isPending}
          onClick={() => save.mutate({ isNever: !isNever })}
        >
          {t(isNever ? 'page.again' : 'page.stop')}
        </button>
      </p>
    </div>
  )
}
