import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Visit } from '../../domains/shop/diary-contract.ts'
import { localeOf } from '../../i18n/languages.ts'
import { formatMoney } from '../../lib/money.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatDate, formatTime } from '../../ui/date-format.ts'
import { CancelVisit } from './booking-actions.tsx'

const Dialog = lazy(() => import('../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

type VisitDialogProps = {
  visit: Visit
  currency: string
  people: readonly { id: string; name: string }[]
  onClose: () => void
}

export function VisitDialog({ visit, currency, people, onClose }: VisitDialogProps) {
  const { t, i18n } = useTranslation('shop')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name
  const isAhead = Date.parse(visit.start) > Date.now() && (visit.status === 'confirmed' || visit.status === 'pending')
  return (
    <Suspense fallback={null}>
      <Dialog title={visit.customerName} isOpen onClose={onClose} isNarrow>
        <div className="grid gap-4 p-6 sm:px-9">
          <div className="flex flex-wrap items-center gap-4">
            <Avatar name={visit.customerName} src={visit.avatarUrl} />
            <p className="min-w-0 flex-1">
              <strong className="h3 block first-letter:uppercase">{formatDate(visit.start, locale)}</strong>
              {t('fromTo', { from: formatTime(visit.start, locale), to: formatTime(visit.end, locale) })}
            </p>
            <Badge tone={visit.status === 'confirmed' ? 'green' : 'outline'}>
              {common(`myBookings.status.${visit.status}`)}
            </Badge>
          </div>
          <ul className="border-t border-line pt-3">
            {visit.parts.map((part) => (
              <li key={`${part.start}-${part.service}`} className="flex justify-between gap-4 py-1">
                <span>
                  {people.length > 1
                    ? t('visit.by', { service: part.service, name: nameOf(part.calendarId) ?? '' })
                    : part.service}
                </span>
                <span className="text-ink-2">{formatTime(part.start, locale)}</span>
              </li>
            ))}
            <li className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
              <span>{t('visit.total')}</span>
              <span>{formatMoney(visit.totalMinor, currency, locale)}</span>
            </li>
          </ul>
          {visit.notes && <p className="text-ink-2">{common('ui.quoted', { text: visit.notes })}</p>}
          {visit.clientNote && <p className="rounded-button bg-paper-2 p-3">{visit.clientNote}</p>}
          <p className="flex flex-wrap items-center gap-x-5">
            <span>{t('visit.number', { count: visit.visit })}</span>
            <Link className="link" to={`/dashboard/clients/${visit.customerId}`}>
              {t('visit.client')}
            </Link>
          </p>
          {isAhead && (
            <div className="flex flex-wrap gap-3">
              <CancelVisit visit={visit} onDone={onClose} />
            </div>
          )}
        </div>
      </Dialog>
    </Suspense>
  )
}
