import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { call } from '../../identity/ui/session.ts'
import { Loaded } from '../../staff/ui/loaded.tsx'
import { ownProviderKey, useOwnProvider, useProviderChange } from '../../staff/ui/own-provider.ts'
import { ownPriceText } from '../../staff/ui/price-text.ts'
import { Refused } from '../../staff/ui/reassign-plan.tsx'
import { dateOf } from '../../staff/ui/wall-clock.ts'
import { type CustomerHistory, customerLengths, customers } from '../customers-contract.ts'

export default function OneCustomer() {
  const { t } = useTranslation(['business', 'staff'])
  const { id } = useOwnProvider()
  const { customerId = '' } = useParams()
  const query = useQuery({
    queryKey: [...ownProviderKey, 'customer', customerId],
    queryFn: ({ signal }) => call(customers.get, { id, customerId }, { signal }),
    retry: false,
  })
  return (
    <>
      <Link to="/dashboard/customers" className="link mb-4">
        <ArrowLeft aria-hidden="true" size={20} />
        {t('staff:nav.customers')}
      </Link>
      <Loaded query={query}>{(customer) => <History key={customer.id} customer={customer} />}</Loaded>
    </>
  )
}

function History({ customer }: { customer: CustomerHistory }) {
  const { t, i18n } = useTranslation('business')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const money = (minor: number) => formatMoney(minor, customer.currency, locale)
  const figures = [
    [t('customers.figures.visits'), String(customer.visits)],
    [t('customers.figures.spent'), money(customer.spentMinor)],
    [t('customers.figures.noShows'), String(customer.noShows)],
  ]
  return (
    <>
      <header className="dash-head">
        <div className="flex items-center gap-5">
          <Avatar name={customer.name} src={customer.avatarUrl} size="large" />
          <h1 className="h1">{customer.name}</h1>
        </div>
      </header>
      <dl className="figures figures-three">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="big">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="dash-two">
        <section aria-labelledby="history-title">
          <h2 id="history-title" className="h3 border-b-2 border-ink pb-4">
            {t('customers.history')}
          </h2>
          <ol>
            {customer.bookings.map((booking) => (
              <li key={booking.id} className="grid gap-1 border-b border-line py-4">
                <p className="flex flex-wrap items-center justify-between gap-x-4">
                  <Link
                    className="link first-letter:uppercase"
                    to={`/dashboard/calendar?date=${dateOf(booking.start)}&booking=${booking.id}`}
                  >
                    {formatDateTime(booking.start, locale)}
                  </Link>
                  <Badge tone={booking.status === 'confirmed' ? 'green' : 'outline'}>
                    {common(`myBookings.status.${booking.status}`)}
                  </Badge>
                </p>
                <p className="flex justify-between gap-4">
                  <span>{booking.services.join(', ')}</span>
                  <strong>{ownPriceText(i18n, booking.totalMinor, customer.currency)}</strong>
                </p>
                {booking.notes && <p className="text-ink-2">{common('ui.quoted', { text: booking.notes })}</p>}
              </li>
            ))}
          </ol>
        </section>
        <Note customer={customer} />
      </div>
    </>
  )
}

function Note({ customer }: { customer: CustomerHistory }) {
  const { t } = useTranslation(['business', 'staff'])
  const { id } = useOwnProvider()
  const [text, setText] = useState(customer.note)
  const save = useProviderChange({
    change: () => call(customers.setNote, { id, customerId: customer.id, text }),
    done: t('staff:dashboard.saved'),
  })
  return (
    <section aria-labelledby="note-title">
      <h2 id="note-title" className="h3 border-b-2 border-ink pb-4">
        {t('customers.note')}
      </h2>
      <div className="mt-4 grid gap-4">
        <TextArea
          label={t('customers.note')}
          isLabelHidden
          hint={t('customers.noteHint')}
          rows={6}
          maxLength={customerLengths.note}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Refused error={save.error} />
        <p>
          <Button
            variant="primary"
            disabled={text === customer.note}
            isBusy={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('staff:dashboard.save')}
          </Button>
        </p>
      </div>
    </section>
  )
}
