import type { TFunction } from 'i18next'
import { Bell, CalendarDays, Gift, HandCoins, Star, Ticket } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDate } from '../../../ui/date-format.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import type { Notification } from '../contract.ts'
import { ageOf } from '../rules.ts'

type GroupsProps = { items: readonly Notification[]; onOpen: (notification: Notification) => void; now?: number }

/** Those of today by the reader's clock, and the rest. */
export function NotificationGroups({ items, onOpen, now = Date.now() }: GroupsProps) {
  const { t } = useTranslation('notifications')
  const dateOf = (iso: string) => localTime(iso).slice(0, 10)
  const today = dateOf(new Date(now).toISOString())
  const isOfToday = ({ createdAt }: Notification) => dateOf(createdAt) >= today
  const groups = [
    { name: t('bell.today'), shown: items.filter(isOfToday) },
    { name: t('bell.earlier'), shown: items.filter((one) => !isOfToday(one)) },
  ]
  return groups
    .filter(({ shown }) => shown.length > 0)
    .map(({ name, shown }) => (
      <Fragment key={name}>
        <h3 className="bell-group">{name}</h3>
        <ul>
          {shown.map((notification) => (
            <li key={notification.id}>
              <Item notification={notification} now={now} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </Fragment>
    ))
}

function iconOf(type: string) {
  if (/^(booking|proposal|request)_/.test(type)) return CalendarDays
  if (type === 'review_received') return Star
  if (type === 'gift_card_sold') return Gift
  if (type.startsWith('membership_') || type === 'trial_begun') return Ticket
  return /^(payment|tip|payout|fee)_/.test(type) ? HandCoins : Bell
}

type ItemProps = { notification: Notification; now: number; onOpen: GroupsProps['onOpen'] }

function Item({ notification, now, onOpen }: ItemProps) {
  const { t, i18n } = useTranslation('notifications')
  const { type, status, title, message, createdAt, metadata } = notification
  const Icon = iconOf(type)
  return (
    <button type="button" className="bell-item" data-status={status} onClick={() => onOpen(notification)}>
      <span className="bell-icon" data-type={type}>
        <Icon aria-hidden="true" size={22} />
      </span>
      <span className="min-w-0 break-words">
        <span className="sr-only">{title}: </span>
        <Named text={message} name={metadata.customerName} />
        <time dateTime={createdAt} className="block text-ink-2">
          {ageText(t, createdAt, now, localeOf(i18n.language))}
        </time>
      </span>
      {status === 'unread' && (
        <span className="bell-dot">
          <span className="sr-only">{t('bell.isUnread')}</span>
        </span>
      )}
    </button>
  )
}

function ageText(t: TFunction<'notifications'>, createdAt: string, now: number, locale: string): string {
  const age = ageOf(Date.parse(createdAt), now)
  if (age.unit === 'date') return formatShortDate(localTime(createdAt), locale)
  return age.unit === 'now' ? t('age.now') : t(`age.${age.unit}`, { count: age.count })
}

function Named({ text, name }: { text: string; name: string | null }) {
  const at = name ? text.indexOf(name) : -1
  if (!name || at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <strong>{name}</strong>
      {text.slice(at + name.length)}
    </>
  )
}
