import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Table } from '../../../ui/table.tsx'
import { showToast } from '../../../ui/toast.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type FoundMessage, messageStates, officeMessages } from '../messages-contract.ts'
import { Filter, Found, FoundList, SearchField, useFilters } from './found-list.tsx'
import { officeKey } from './office-query.ts'

const tones = { failed: 'solid', queued: 'outline', dropped: 'plain', sent: 'green' } as const
const kinds = [
  ...(['booking', 'review', 'account', 'contact', 'waitlist', 'rebooking', 'payment', 'gift'] as const),
  ...(['photo', 'report', 'push'] as const),
]
const errors = [
  'mail_refused',
  'mail_deferred',
  'address_refused',
  'given_up',
  'unexpected',
  'push_gone',
  'push_deferred',
  'overtaken',
  'quiet',
] as const

export function Messages() {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const filters = useFilters()
  const { search, page } = filters
  const state = filters.oneOf('status', messageStates)
  const query = useQuery({
    queryKey: [...officeKey, 'messages', search, state, page],
    queryFn: ({ signal }) =>
      call(officeMessages.list, { search, page, limit: 20, ...(state && { state }) }, { signal }),
    placeholderData: (before) => before,
  })
  const kindOf = (kind: string) => {
    const known = kinds.find((one) => one === kind)
    return known ? t(`messages.kinds.${known}`) : kind
  }
  const errorOf = (error: string) => {
    const [code, ...answer] = error.split(' ')
    const known = errors.find((one) => one === code)
    return known ? [t(`messages.errors.${known}`), ...answer].join(' ') : error
  }
  return (
    <>
      <PageHead title={t('messages.title')} />
      <div className="office-filters">
        <SearchField filters={filters} hint={t('messages.searchHint')} />
        <Filter
          name="status"
          label={t('list.status')}
          filters={filters}
          noChoice={t('list.anyStatus')}
          options={messageStates.map((value) => ({ value, label: t(`messages.states.${value}`) }))}
        />
      </div>
      <FoundList query={query}>
        {({ messages, pagination }) => (
          <Found pagination={pagination} filters={filters}>
            <Table
              caption={t('messages.title')}
              isCaptionHidden
              rows={messages}
              keyOf={({ id }) => id}
              columns={[
                { id: 'recipient', label: t('messages.recipient'), cell: (message) => <Recipient message={message} /> },
                {
                  id: 'kind',
                  label: t('messages.about'),
                  cell: ({ kind, channel }) => (
                    <>
                      {kindOf(kind)}
                      <span className="block text-ink-2">{t(`messages.channels.${channel}`)}</span>
                    </>
                  ),
                },
                {
                  id: 'state',
                  label: t('list.status'),
                  cell: ({ state: is, error }) => (
                    <>
                      <Badge tone={tones[is]}>{t(`messages.states.${is}`)}</Badge>
                      {error && <span className="mt-1 block text-ink-2">{errorOf(error)}</span>}
                    </>
                  ),
                },
                {
                  id: 'tries',
                  label: t('messages.tries'),
                  isNumeric: true,
                  cell: ({ tries }) => tries.toLocaleString(locale),
                },
                {
                  id: 'when',
                  label: t('messages.when'),
                  cell: ({ triedAt }) => formatShortDateTime(localTime(triedAt), locale),
                },
                { id: 'change', label: '', cell: (message) => <SendAgain message={message} /> },
              ]}
            />
          </Found>
        )}
      </FoundList>
    </>
  )
}

function Recipient({ message: { recipient } }: { message: FoundMessage }) {
  const { t } = useTranslation('admin')
  if (!recipient) return <span className="font-normal text-ink-2">{t('messages.nobody')}</span>
  return (
    <>
      <Link to={`/admin/dashboard/users?search=${encodeURIComponent(recipient.email)}`} className="link">
        {recipient.name}
      </Link>
      <span className="block font-normal text-ink-2">{recipient.email}</span>
    </>
  )
}

function SendAgain({ message: { id, recipient, canSendAgain } }: { message: FoundMessage }) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const name = recipient?.name ?? t('messages.nobody')
  const again = useMutation({
    mutationFn: () => call(officeMessages.sendAgain, { id }),
    onSuccess: () => showToast({ type: 'success', message: t('messages.queued') }),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'admin') }),
    onSettled: () => queries.invalidateQueries({ queryKey: officeKey }),
  })
  if (!canSendAgain) return null
  return (
    <Button
      variant="outline"
      size="small"
      isBusy={again.isPending}
      aria-label={t('messages.sendAgainTo', { name })}
      onClick={() => again.mutate()}
    >
      {t('messages.sendAgain')}
    </Button>
  )
}
