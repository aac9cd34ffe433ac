import { Heading, Hr, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatDateTime, utcOffset, zoneName } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, mailLanguage } from '../../../ui/mail-frame.tsx'
import { cardName } from '../../payments/card-name.rules.ts'
import { chargeRefusal } from '../../payments/charge.rules.ts'
import { priceLabel } from '../../providers/ui/provider-texts.ts'
import { type ChangeMailKind, wasPaidAhead } from '../changes.rules.ts'
import type { Booking } from '../contract.ts'

export type BookingMailKind = ChangeMailKind | 'customer.providerSuspended'

type BookingMailProps = {
  kind: BookingMailKind
  booking: Booking
  origin: string
  locale: string
  /** Of a suspension: what was paid ahead goes back with it. */
  isPaidBack?: boolean
}

const isForProvider = (kind: BookingMailKind) => kind.startsWith('provider.')

function wording({ kind, booking, locale }: Omit<BookingMailProps, 'origin'>) {
  const language = mailLanguage(locale)
  const t = i18nFor(language).getFixedT(language, 'bookings')
  const at = (dateTime: string | null | undefined) => (dateTime ? formatDateTime(dateTime, locale) : '')
  const { history } = booking
  const waived = history.findLast((change) => change.kind === 'fee_waived')
  const values = {
    service: booking.services.map(({ name }) => name).join(' + '),
    name: isForProvider(kind) ? booking.customerName : booking.provider.name,
    when: at(booking.dateTime),
    before: at(booking.rescheduledFrom),
    proposed: at(booking.proposal?.dateTime ?? history.findLast((change) => change.kind === 'proposed')?.dateTime),
    left: formatMoney(booking.owedFeeMinor ?? 0, booking.currency, locale),
    owed: formatMoney((booking.owedFeeMinor ?? 0) - (waived?.feeMinor ?? 0), booking.currency, locale),
    until: at(booking.expiresAt ?? booking.noShow?.answerUntil),
  }
  return { t, values }
}

export function bookingMailSubject(props: Omit<BookingMailProps, 'origin'>): string {
  const { t, values } = wording(props)
  return t(`mails.${props.kind}.subject`, values)
}

/** What a membership pays for is no part of the price. */
const notIncluded = (services: Booking['services']) => services.filter(({ isIncluded }) => !isIncluded)

/** Nothing more is told than has happened: some kinds have no further text. */
function textOf({ kind, booking, locale }: Omit<BookingMailProps, 'origin'>): string | null {
  const language = mailLanguage(locale)
  const { t, values } = wording({ kind, booking, locale })
  const key = `mails.${kind}.text`
  return i18nFor(language).exists(key, { ns: 'bookings' }) ? t(key as `mails.customer.requested.text`, values) : null
}

const endings: readonly string[] = [
  'customer.declined',
  'customer.expired',
  'customer.cancelledForYou',
  'customer.absenceConfirmed',
]

export function BookingMail({ kind, booking, origin, locale, isPaidBack = false }: BookingMailProps) {
  const { t, values } = wording({ kind, booking, locale })
  const text = textOf({ kind, booking, locale })
  const subject = bookingMailSubject({ kind, booking, locale })
  const price = (minor: number, services: Booking['services']) =>
    priceLabel(i18nFor(mailLanguage(locale)), minor, booking.currency, services, locale)
  const reason = kind === 'customer.providerSuspended' ? null : booking.history.at(-1)?.reason
  const isByOffice = kind === 'customer.cancelledForYou' && booking.history.at(-1)?.party === 'admin'
  const { freeUntil } = booking.cancellation
  const showsTerms = kind === 'customer.confirmed' || kind === 'customer.accepted' || kind === 'customer.rescheduled'
  return (
    <MailFrame locale={locale} preview={subject}>
      <Heading as="h1">{t(`mails.${kind}.title`, isByOffice ? { ...values, name: 'Highstreet' } : values)}</Heading>
      <Text>{t('mails.hello', { name: isForProvider(kind) ? booking.provider.name : booking.customerName })}</Text>
      {text && <Text>{text}</Text>}
      {reason && <Text>{t('mails.reason', { reason })}</Text>}
      {isPaidBack && <Text>{t('mails.paidBack')}</Text>}
      <Text style={{ fontSize: '18px', fontWeight: 700 }}>{values.when}</Text>
      <Text>
        {isForProvider(kind) ? booking.customerName : `${booking.provider.name}, ${booking.provider.address}`}
      </Text>
      <Hr />
      {booking.services.map((service) => (
        <Text key={service.id}>
          {t('mails.amount', {
            what: service.name,
            price: service.isIncluded ? t('page.included') : price(service.priceMinor, [service]),
          })}
        </Text>
      ))}
      <Text style={{ fontWeight: 700 }}>
        {t('mails.amount', {
          what: t('mails.total'),
          price:
            booking.membership && booking.totalMinor === 0
              ? t('page.included')
              : price(booking.totalMinor, notIncluded(booking.services)),
        })}
      </Text>
      {isForProvider(kind) && booking.notes && <Text>{t('mails.notes', { notes: booking.notes })}</Text>}
      <Owed kind={kind} booking={booking} locale={locale} />
      <Hr />
      <Text>
        {t('mails.zone', { zone: `${zoneName(booking.timezone, locale)} (${utcOffset(booking.dateTime)})` })}{' '}
        {hasCalendarFile(kind, booking) && t('mails.calendar')}
      </Text>
      {showsTerms && booking.membership?.freeUntil && !booking.membership.isKeptNow && (
        <Text>{t('page.useFreeUntil', { when: formatDateTime(booking.membership.freeUntil, locale) })}</Text>
      )}
      {showsTerms && freeUntil && <Text>{t('mails.freeUntil', { when: formatDateTime(freeUntil, locale) })}</Text>}
      <MailButton href={`${origin}${linkOf(kind, booking)}`}>{t(buttonOf(kind))}</MailButton>
    </MailFrame>
  )
}

const aboutFees: ReadonlySet<BookingMailKind> = new Set<BookingMailKind>([
  'customer.cancelled',
  'provider.cancelled',
  'customer.noShowStands',
  'provider.noShowStands',
  'customer.noShowUpheld',
  'provider.noShowUpheld',
])

function Owed({ kind, booking, locale }: Omit<BookingMailProps, 'origin'>) {
  const { t, values } = wording({ kind, booking, locale })
  const waiting = booking.noShow?.waitingFeeMinor ?? 0
  if (kind === 'customer.noShow' && waiting > 0) {
    const price = (minor: number) => formatMoney(minor, booking.currency, locale)
    const card = cardOf(booking)
    const left = Math.max(0, waiting - (booking.payment?.aheadMinor ?? 0))
    const isCharged = card !== '' && chargeRefusal(left, booking.currency) === null
    return (
      <>
        {left < waiting && <Text>{t('mails.waitingOfPaid', { name: values.name, price: price(waiting) })}</Text>}
        {isCharged && <Text>{t('mails.keptWaiting', { price: price(left), card, until: values.until })}</Text>}
        {left > 0 && !isCharged && <Text>{t('mails.waiting', { name: values.name, price: price(left) })}</Text>}
      </>
    )
  }
  if (booking.coveredFeeMinor && aboutFees.has(kind)) {
    const fee = { name: values.name, price: formatMoney(booking.coveredFeeMinor, booking.currency, locale) }
    if (isForProvider(kind)) return <Text style={{ fontWeight: 700 }}>{t('mails.feeCoveredToYou', fee)}</Text>
    return (
      <>
        <Text style={{ fontWeight: 700 }}>{t('mails.feeCovered', fee)}</Text>
        {wasPaidAhead(booking) && <Text>{t('mails.goesBack')}</Text>}
        {cardOf(booking) !== '' && <Text>{t('mails.keptFree')}</Text>}
      </>
    )
  }
  if (cardOf(booking))
    return (
      <>
        {wasPaidAhead(booking) && <OfPaid kind={kind} booking={booking} locale={locale} />}
        <OfKeptCard kind={kind} booking={booking} locale={locale} />
      </>
    )
  if (wasPaidAhead(booking)) return <OfPaid kind={kind} booking={booking} locale={locale} />
  if (!aboutFees.has(kind) || (booking.feeMinor === 0 && kind !== 'customer.cancelled')) return null
  if (booking.feeMinor === 0) return <Text>{t('mails.nothingOwed')}</Text>
  const fee = { name: values.name, price: formatMoney(booking.feeMinor, booking.currency, locale) }
  return <Text style={{ fontWeight: 700 }}>{t(isForProvider(kind) ? 'mails.owedToYou' : 'mails.owed', fee)}</Text>
}

const cardOf = ({ payment }: Booking) => (payment?.keptCard ? cardName(payment.keptCard) : '')

/** Of whoever has given a card: what it is kept for, is charged, or that it is kept no more. */
function OfKeptCard({ kind, booking, locale }: Omit<BookingMailProps, 'origin'>) {
  const { t, values } = wording({ kind, booking, locale })
  const card = cardOf(booking)
  const charge = booking.payment?.keptCard?.fee
  const of = (minor: number) => ({ name: values.name, price: formatMoney(minor, booking.currency, locale), card })
  if (aboutFees.has(kind) && booking.feeMinor > 0) {
    const isToProvider = isForProvider(kind)
    if (charge && charge.state !== 'refused') {
      const whole = isToProvider ? 'mails.keptFeeToYou' : 'mails.keptFee'
      const rest = isToProvider ? 'mails.keptRestToYou' : 'mails.keptRest'
      const said = t(wasPaidAhead(booking) ? rest : whole, of(charge.amountMinor))
      return <Text style={{ fontWeight: 700 }}>{said}</Text>
    }
    const { owedFeeMinor = 0 } = booking
    if (owedFeeMinor > 0) return <Text>{t(isToProvider ? 'mails.owedToYou' : 'mails.owed', of(owedFeeMinor))}</Text>
    return isToProvider ? null : <Text>{t('mails.keptFree')}</Text>
  }
  const isBack =
    charge?.state === 'charged' && (kind === 'customer.absenceConfirmed' || kind === 'customer.visitConfirmed')
  if (isBack) return <Text style={{ fontWeight: 700 }}>{t('mails.keptBack', of(charge.amountMinor))}</Text>
  if (kind === 'customer.cancelled' || endings.includes(kind)) return <Text>{t('mails.keptFree')}</Text>
  return isKeptFor.has(kind) ? <Text>{t('mails.keptFor', { card })}</Text> : null
}

const isKeptFor: ReadonlySet<BookingMailKind> = new Set<BookingMailKind>([
  'customer.requested',
  'customer.confirmed',
  'customer.accepted',
  'customer.rescheduled',
])

/** Of whoever has paid ahead: that counts, and what is left goes back. */
function OfPaid({ kind, booking, locale }: Omit<BookingMailProps, 'origin'>) {
  const { t, values } = wording({ kind, booking, locale })
  const isAboutFee = aboutFees.has(kind) && booking.feeMinor > 0
  if (isAboutFee) {
    const fee = { name: values.name, price: formatMoney(booking.feeMinor, booking.currency, locale) }
    const said = isForProvider(kind) ? t('mails.owedToYouOfPaid', fee) : t('mails.owedOfPaid', fee)
    return <Text style={{ fontWeight: 700 }}>{said}</Text>
  }
  const isOver = kind === 'customer.cancelled' || endings.includes(kind)
  return isOver ? <Text style={{ fontWeight: 700 }}>{t('mails.goesBack')}</Text> : null
}

const withoutCalendarFile: ReadonlySet<BookingMailKind> = new Set<BookingMailKind>([
  'customer.proposed',
  'provider.refused',
  'customer.noShow',
  'customer.disputeAnswered',
  'customer.noShowStands',
  'customer.noShowUpheld',
  'customer.absenceConfirmed',
  'provider.disputed',
  'provider.noShowStands',
  'provider.noShowUpheld',
  'provider.absenceConfirmed',
  'customer.providerSuspended',
  'customer.feeWaived',
])

/** Only what was confirmed has ever been in a calendar. */
export function hasCalendarFile(kind: BookingMailKind, { status, history }: Booking): boolean {
  if (withoutCalendarFile.has(kind)) return false
  const wasConfirmed = history.some((change) =>
    ['booked', 'paid', 'accepted', 'proposal_accepted'].includes(change.kind),
  )
  return wasConfirmed && (status === 'confirmed' || status === 'cancelled')
}

function linkOf(kind: BookingMailKind, { id, dateTime, provider, services }: Booking): string {
  if (kind === 'provider.disputed') return `/dashboard/calendar?date=${dateTime.slice(0, 10)}&booking=${id}`
  if (isForProvider(kind)) return '/dashboard'
  const ids = services.map(({ id }) => id).join()
  if (endings.includes(kind)) return `${provider.linkTo}?book=${ids}`
  return kind === 'customer.noShow' ? '/my-bookings?show=past' : '/my-bookings'
}

const asking: readonly BookingMailKind[] = [
  'provider.requested',
  'customer.proposed',
  'customer.noShow',
  'provider.disputed',
]

function buttonOf(kind: BookingMailKind) {
  if (asking.includes(kind)) return 'mails.answer'
  if (isForProvider(kind)) return 'mails.dashboard'
  return endings.includes(kind) ? 'mails.findAnother' : 'mails.manage'
}
