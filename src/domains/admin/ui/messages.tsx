import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../ui/page-head.tsx'
import { call } from '../../identity/ui/session.ts'
import { officeFiles } from '../files-contract.ts'
import { messageChannels, messageSorts, messageStates, officeMessages } from '../messages-contract.ts'
import { Filter, FoundTable, useFilters } from './found-list.tsx'
import { MessageTable } from './message-table.tsx'
import { officeKey } from './office-query.ts'
import { SaveCsv } from './save-csv.tsx'

export function Messages() {
  const { t } = useTranslation('admin')
  const filters = useFilters()
  const { search, page } = filters
  const state = filters.oneOf('status', messageStates)
  const channel = filters.oneOf('channel', messageChannels)
  const { from, to, isBackwards } = filters.days
  const sorted = filters.sorted(messageSorts, { by: 'made', order: 'desc' })
  const days = { ...(from && { from }), ...(to && { to }) }
  const asked = { search, ...(state && { state }), ...(channel && { channel }), ...days, ...sorted.asked }
  const query = useQuery({
    queryKey: [...officeKey, 'messages', asked, page],
    queryFn: ({ signal }) => call(officeMessages.list, { ...asked, page, limit: 20 }, { signal }),
    placeholderData: (before) => before,
    enabled: !isBackwards,
  })
  return (
    <>
      <PageHead title={t('messages.title')}>
        <SaveCsv ask={() => call(officeFiles.messages, asked)} isDisabled={isBackwards} />
      </PageHead>
      <FoundTable
        views="messages"
        filters={filters}
        hint={t('messages.searchHint')}
        hasDays
        query={query}
        table={({ messages }) => (
          <MessageTable caption={t('messages.title')} messages={messages} sorting={sorted.shown} />
        )}
      >
        <Filter
          name="status"
          label={t('list.status')}
          filters={filters}
          noChoice={t('list.anyStatus')}
          options={messageStates.map((value) => ({ value, label: t(`messages.states.${value}`) }))}
        />
        <Filter
          name="channel"
          label={t('messages.channel')}
          filters={filters}
          noChoice={t('messages.anyChannel')}
          options={messageChannels.map((value) => ({ value, label: t(`messages.channels.${value}`) }))}
        />
      </FoundTable>
    </>
  )
}
