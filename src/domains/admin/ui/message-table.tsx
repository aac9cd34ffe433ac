import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { textByKey } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { type Sorting, Table, WalkedTable } from '../../../ui/table.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type FoundMessage, officeMessages } from '../messages-contract.ts'
import { officeKey } from './office-query.ts'
import { When } from './when.tsx'

const tones = { failed: 'solid', queued: 'outline', dropped: 'plain', sent: 'green' } as const
const kinds = [
  ...(['booking', 'review', 'account', 'contact', 'waitlist', 'rebooking', 'payment', 'gift'] as const),
  ...(['photo', 'report', 'push', 'appeal', 'decision', 'loyalty', 'membership'] as const),
]
const errors = [
  'mail_refused',
  'mail_deferred',
  'address_refused',
  'given_up',
  'not_wanted',
  'unexpected',
  'push_gone',
  'push_deferred',
  'overtaken',
  'quiet',
] as const

type MessageTableProps = {
  caption: string
  messages: readonly FoundMessage[]
  /** Of a page of its own, where its rows are walked by keys as well. */
  sorting?: Sorting
}

/** What was sent to whom, how that went, and sending again what has failed. */
export function MessageTable({ caption, messages, sorting }: MessageTableProps) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const kindOf = (kind: string) => {
    const known = kinds.find((one) => one === kind)
    return known ? t(`messages.kinds.${known}`) : kind
  }
  /** Nothing where it has no name: the kind says enough. */
  const eventOf = (event: string | null) => textByKey(i18n, 'sent', `events.${event ?? ''}`, '', 'admin')
  const errorOf = (error: string) => {
    const [code, ...answer] = error.split(' ')
    const known = errors.find((one) => one === code)
    return known ? [t(`messages.errors.${known}`), ...answer].join(' ') : error
  }
  const Shown = sorting ? WalkedTable : Table
  return (
    <Shown
      caption={caption}
      isCaptionHidden
      rows={messages}
      keyOf={({ id }) => id}
      {...(sorting && { sorting })}
      columns={[
        { id: 'recipient', label: t('messages.recipient'), cell: (message) => <Recipient message={message} /> },
        {
          id: 'kind',
          label: t('messages.about'),
          cell: ({ kind, event, channel }) => (
            <>
              {[kindOf(kind), eventOf(event)].filter(Boolean).join(': ')}
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
          sort: { by: 'tries', usual: 'desc' },
          isNumeric: true,
          cell: ({ tries }) => tries.toLocaleString(locale),
        },
        {
          id: 'made',
          label: t('messages.made'),
          sort: { by: 'made', usual: 'desc' },
          cell: ({ createdAt }) => <When at={createdAt} />,
        },
        {
          id: 'when',
          label: t('messages.when'),
          sort: { by: 'tried', usual: 'desc' },
          cell: ({ triedAt }) => <When at={triedAt} />,
        },
        { id: 'change', label: '', cell: (message) => <SendAgain message={message} /> },
      ]}
    />
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
