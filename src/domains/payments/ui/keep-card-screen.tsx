import { CalendarCheck, CreditCard, Hourglass } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatDate, formatDateTime, formatTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { cardName } from '../card-name.rules.ts'
import type { OwnKeptCard } from '../kept-card-contract.ts'
import { NotBegun } from './not-begun.tsx'
import { beginKeeping, useConfirmKept, useKeptCard } from './own-kept-card.ts'
import { ProcessorSetup } from './processor-setup.tsx'
import { SimulatedCard } from './simulated-card.tsx'

/** A card for the fees of one booking: what is agreed to, and then the card. `id`: of the booking. */
export function KeepCardScreen({ id }: { id: string }) {
  const { t, i18n } = useTranslation('payments')
  const { data: card, isError, refetch } = useKeptCard(id, i18n.language)
  if (card) return <Keeping card={card} />
  if (!isError)
    return (
      <p role="status" className="lead">
        {t('pay.loading')}
      </p>
    )
  const retry = (
    <Button variant="primary" onClick={() => refetch()}>
      {t('pay.retry')}
    </Button>
  )
  return <EmptyState level={1} title={t('pay.failed')} action={retry} />
}

/** Which texts are of a membership; null: it is for a booking. */
const membershipOf = ({ isTrial, isChange }: OwnKeptCard) => (isTrial ? 'trial' : isChange ? 'change' : null)

function Keeping({ card }: { card: OwnKeptCard }) {
  const { t } = useTranslation('payments')
  const ofMembership = membershipOf(card)
  if (card.state === 'kept') return <Kept card={card} />
  if (card.state === 'waiting' && card.isOff)
    return (
      <EmptyState level={1} title={t('kept.off')}>
        <p>{t(ofMembership ? 'ofMembership.payments_off' : 'errors.payments_off')}</p>
      </EmptyState>
    )
  if (card.state === 'waiting')
    return (
      <div className="pay">
        <div className="pay-card">
          <h1 className="h1 mb-6">{t(`${ofMembership ?? 'kept'}.title`)}</h1>
          <Refused code={card.refused} />
          <Consent card={card} />
          <Give card={card} />
        </div>
        <Terms card={card} />
      </div>
    )
  const again = (
    <a className={buttonClass('primary')} href={ofMembership ? '/plans' : card.providerLinkTo}>
      {t(ofMembership ? 'plan.see' : 'kept.again')}
    </a>
  )
  return (
    <EmptyState level={1} title={t(card.isChange ? 'change.over' : 'kept.over')} action={again}>
      <p>{t(`${ofMembership ?? 'kept'}.overText`)}</p>
    </EmptyState>
  )
}

function Refused({ code }: { code: string | null }) {
  const { t } = useTranslation('payments')
  if (code === null) return null
  return (
    <p role="alert" className="pay-refused">
      {t(code === 'setup_intent_authentication_failure' ? 'kept.notYou' : 'kept.refused')}
    </p>
  )
}

/** Word for word what is kept. */
function Consent({ card }: { card: OwnKeptCard }) {
  const { t, i18n } = useTranslation('payments')
  const { consent, consentLanguage, agreedAt, isChange, dateTime, providerName: name } = card
  const day = (at: string) => formatDate(at.slice(0, 19), localeOf(i18n.language))
  const [who, ...rest] = consent
  const isAnnounced = isChange && agreedAt === null
  return (
    <section aria-labelledby="consent" className="mb-7 rounded-button bg-paper-2 p-5">
      <h2 id="consent" className="h3">
        {isAnnounced
          ? t('change.holds', { when: day(dateTime) })
          : isChange && agreedAt
            ? t('change.read', { when: day(agreedAt) })
            : t('kept.read')}
      </h2>
      {isAnnounced && <p className="mt-2">{t('change.announced', { name })}</p>}
      <div lang={consentLanguage}>
        <p className="mt-2">{who}</p>
        <ul className="mt-2 list-disc pl-6">
          {rest.slice(0, -1).map((line) => (
            <li key={line} className="font-bold">
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-2">{rest.at(-1)}</p>
      </div>
      {card.announced && <p className="mt-4 border-t border-line pt-4">{card.announced}</p>}
    </section>
  )
}

function Give({ card }: { card: OwnKeptCard }) {
  const { t, i18n } = useTranslation('payments')
  const { bookingId, publishableKey } = card
  const confirm = useConfirmKept(bookingId, i18n.language)
  const [refusal, setRefusal] = useState<unknown>(null)
  const begin = () =>
    beginKeeping(bookingId, i18n.language).catch((error: unknown) => {
      setRefusal(error)
      throw error
    })
  const finish = async () => {
    await confirm().catch(() => null)
  }
  const ofMembership = membershipOf(card) !== null
  if (refusal !== null)
    return <NotBegun error={refusal} linkTo={ofMembership ? null : card.providerLinkTo} isMembership={ofMembership} />
  if (publishableKey !== null)
    return <ProcessorSetup card={card} publishableKey={publishableKey} begin={begin} onDone={finish} />
  return (
    <SimulatedCard
      begin={begin}
      words={{ submit: t('kept.submit'), sending: t('kept.sending'), approve: t('kept.approve') }}
      isAsking={false}
      onDone={finish}
    />
  )
}

function Terms({ card }: { card: OwnKeptCard }) {
  const { t, i18n } = useTranslation('payments')
  const locale = localeOf(i18n.language)
  const price = (minor: number) => formatMoney(minor, card.currency, locale)
  const ofMembership = membershipOf(card)
  return (
    <aside className="pay-bill">
      <p className="h3">{card.providerName}</p>
      {!ofMembership && <p className="mt-1 first-letter:uppercase">{formatDateTime(card.dateTime, locale)}</p>}
      <p className="text-ink-2">{card.services.join(', ')}</p>
      <dl className="pay-split mt-5">
        <dt>
          {ofMembership ? t('trial.from', { when: formatDate(card.dateTime.slice(0, 19), locale) }) : t('split.later')}
        </dt>
        <dd>{price(card.totalMinor)}</dd>
        <dt className="h3">{t('split.now')}</dt>
        <dd className="big">{price(0)}</dd>
      </dl>
      {card.payBy && (
        <p className="mt-5 flex gap-3 border-t border-line pt-5 text-ink-2">
          <Hourglass aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
          {t('pay.held', { time: formatTime(card.payBy, locale) })}
        </p>
      )}
    </aside>
  )
}

function Kept({ card }: { card: OwnKeptCard }) {
  const { t, i18n } = useTranslation('payments')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const name = cardName(card)
  const locale = localeOf(i18n.language)
  const ofMembership = membershipOf(card)
  return (
    <div className="booked max-w-3xl">
      <span className="awning awning-section" aria-hidden="true" />
      <div className="p-6 sm:p-12">
        <h1 ref={heading} tabIndex={-1} className="h2 max-w-[24ch] outline-none">
          {t('kept.done')}
        </h1>
        <p className="mt-3" role="status">
          {ofMembership
            ? t(card.isOwed ? 'change.doneOwed' : `${ofMembership}.done`, {
                when: formatDate(card.dateTime.slice(0, 19), locale),
              })
            : card.isRequest
              ? t('kept.doneRequested', { name: card.providerName })
              : t('kept.doneConfirmed')}
        </p>
        <p className="mt-7 flex gap-3 text-[1.0625rem]">
          <CalendarCheck aria-hidden="true" className="flex-none text-green-text" />
          <span>
            <strong className="inline-block first-letter:uppercase">
              {ofMembership ? formatDate(card.dateTime.slice(0, 19), locale) : formatDateTime(card.dateTime, locale)}
            </strong>
            <span className="block text-ink-2">
              {card.services.join(', ')}, {card.providerName}
            </span>
          </span>
        </p>
        {name !== '' && (
          <p className="mt-4 flex gap-3 text-[1.0625rem]">
            <CreditCard aria-hidden="true" className="flex-none text-green-text" />
            {name}
          </p>
        )}
        <p className="mt-9">
          <a className={buttonClass('primary')} href={ofMembership ? '/plans' : '/my-bookings'}>
            {t(ofMembership ? 'plan.see' : 'success.bookings')}
          </a>
        </p>
      </div>
    </div>
  )
}
