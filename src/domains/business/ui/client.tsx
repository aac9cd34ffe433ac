import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { Loaded } from '../../staff/ui/loaded.tsx'
import { shopKey, useShop } from '../../staff/ui/own-provider.ts'
import { Refused } from '../../staff/ui/reassign-plan.tsx'
import { dateOf } from '../../staff/ui/wall-clock.ts'
import { type ClientHistory, clients } from '../clients-contract.ts'

export function OneClient() {
  const { t } = useTranslation('shop')
  const { id } = useShop()
  const { clientId = '' } = useParams()
  const query = useQuery({
    queryKey: [...shopKey, 'client', clientId],
    queryFn: ({ signal }) => call(clients.get, { id, clientId }, { signal }),
    retry: false,
  })
  return (
    <>
      <Link to="/dashboard/clients" className="link mb-4">
        <ArrowLeft aria-hidden="true" size={20} />
        {t('nav.clients')}
      </Link>
      <Loaded query={query}>{(client) => <History client={client} />}</Loaded>
    </>
  )
}

function History({ client }: { client: ClientHistory }) {
  const { t, i18n } = useTranslation('shop')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const money = (minor: number) => formatMoney(minor, client.currency, locale)
  const figures = [
    [t('clients.figures.visits'), String(client.visits)],
    [t('clients.figures.spent'), money(client.spentMinor)],
    [t('clients.figures.noShows'), String(client.noShows)],
  ]
  return (
    <>
      <header className="dash-head">
        <div className="flex items-center gap-5">
          <Avatar name={client.name} src={client.avatarUrl} size="large" />
          <h1 className="h1">{client.name}</h1>
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
            {t('clients.history')}
          </h2>
          <ol>
            {client.bookings.map((booking) => (
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
                  <strong>{money(booking.totalMinor)}</strong>
                </p>
                {booking.notes && <p className="text-ink-2">{common('ui.quoted', { text: booking.notes })}</p>}
              </li>
            ))}
          </ol>
        </section>
        <Note client={client} />
      </div>
    </>
  )
}

function Note({ client }: { client: ClientHistory }) {
  const { t } = useTranslation('shop')
  const { id } = useShop()
  const queries = useQueryClient()
  const [text, setText] = useState(client.note)
  const save = useMutation({
    mutationFn: () => call(clients.setNote, { id, clientId: client.id, text }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: shopKey })
      showToast({ type: 'success', message: t('saved') })
    },
  })
  return (
    <section aria-labelledby="note-title">
      <h2 id="note-title" className="h3 border-b-2 border-ink pb-4">
        {t('clients.note')}
      </h2>
      <div className="mt-4 grid gap-4">
        <TextArea
          label={t('clients.note')}
          isLabelHidden
          hint={t('clients.noteHint')}
          rows={6}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Refused error={save.error} />
        <p>
          <Button
            variant="primary"
            disabled={text === client.note}
            isBusy={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('save')}
          </Button>
        </p>
      </div>
    </section>
  )
}
