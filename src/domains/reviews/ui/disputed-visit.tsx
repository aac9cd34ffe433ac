import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { DecideDispute } from '../../bookings/ui/decide-dispute.tsx'
import { DisputeWords } from '../../bookings/ui/dispute-words.tsx'
import { call } from '../../identity/ui/session.ts'
import { moderation, type Person, type QueuedThing } from '../moderation-contract.ts'
import { KnownPerson } from './known-person.tsx'
import { Due, queueKey, type SuspendDialog } from './reported-thing.tsx'
import { WarnDialog } from './warn-dialog.tsx'

type DisputedProps = {
  thing: QueuedThing
  visit: NonNullable<QueuedThing['visit']>
  suspendDialog: SuspendDialog
}

/** A disputed no-show in its context, and what can be decided about it and about either side. */
export function DisputedVisit({ thing, visit, suspendDialog }: DisputedProps) {
  const { t, i18n } = useTranslation('reviews')
  const { t: ofBookings } = useTranslation('bookings')
  const queries = useQueryClient()
  const locale = localeOf(i18n.language)
  const { id, provider, people, dueAt } = thing
  const { dateTime, services, currency, feeMinor, disputedAt, said } = visit
  const customer = people.find(({ side }) => side === 'customer')?.name ?? ''
  const done = () => queries.invalidateQueries({ queryKey: queueKey })
  return (
    <li className="panel grid gap-5 p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong>{t('moderation.disputed')}</strong>
        <Link to={provider.linkTo} className="link">
          {provider.name}
        </Link>
        <Due at={dueAt} />
      </div>
      <p className="wrap-anywhere">
        <strong className="block first-letter:uppercase">{formatDateTime(dateTime, locale)}</strong>
        {services.join(', ')}, {customer}
        <span className="block">{t('moderation.disputedOn', { date: formatDate(disputedAt, locale) })}</span>
      </p>
      <p>
        <Link to={`/admin/dashboard/bookings/${id}`} className="link">
          {t('moderation.openBooking')}
        </Link>
      </p>
      <DisputeWords said={said} customer={customer} provider={provider.name} />
      {feeMinor > 0 && (
        <p>{ofBookings('dispute.feeAwaitsDecision', { price: formatMoney(feeMinor, currency, locale) })}</p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {people.map((person) => (
          <OneSide key={person.side} booking={id} person={person} suspendDialog={suspendDialog} onDone={done} />
        ))}
      </ul>
      <DecideDispute id={id} onDone={done} />
    </li>
  )
}

type OneSideProps = {
  booking: string
  person: Person
  suspendDialog: SuspendDialog
  onDone: () => unknown
}

function OneSide({ booking, person, suspendDialog, onDone }: OneSideProps) {
  const { t } = useTranslation('reviews')
  const [open, setOpen] = useState<'warn' | 'suspend' | null>(null)
  const { side, name, isSuspended, isGone } = person
  const close = () => {
    setOpen(null)
    // What somebody else has decided meanwhile is shown.
    onDone()
  }
  return (
    <li className="grid content-start gap-3 rounded-button bg-paper-2 p-4">
      <p className="font-bold wrap-anywhere">{t(`moderation.sides.${side}`, { name })}</p>
      <KnownPerson person={person} />
      {!isGone && (
        <p className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            size="small"
            aria-label={t('moderation.warnOf', { name })}
            onClick={() => setOpen('warn')}
          >
            {t('moderation.warnBegin')}
          </Button>
          {!isSuspended && (
            <Button
              variant="outline"
              size="small"
              aria-label={t('moderation.suspendOf', { name })}
              onClick={() => setOpen('suspend')}
            >
              {t('moderation.suspend')}
            </Button>
          )}
        </p>
      )}
      {open === 'warn' && <WarnDialog booking={booking} person={person} onClose={close} />}
      {open === 'suspend' &&
        suspendDialog({
          account: person,
          suspend: (chosen) => call(moderation.decide, { id: booking, side, action: 'suspend', ...chosen }),
          onClose: close,
        })}
    </li>
  )
}
