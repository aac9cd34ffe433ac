import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { FactorAgain } from '../../identity/ui/factor-again.tsx'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { officeWords, type SecondWord } from '../words-contract.ts'
import { AheadCounts } from './ahead.tsx'
import { FoundList } from './found-list.tsx'
import { officeKey } from './office-query.ts'

/** What cannot be taken back, and waits for a second administrator. Nothing stands here while nothing does. */
export function Words() {
  const { t } = useTranslation('admin')
  const query = useQuery({
    queryKey: [...officeKey, 'words'],
    queryFn: ({ signal }) => call(officeWords.list, {}, { signal }),
    refetchInterval: 60_000,
  })
  return (
    <section id="words" aria-labelledby="words-title" className="mt-14 scroll-mt-8">
      <h2 id="words-title" className="h2">
        {t('words.title')}
      </h2>
      <p className="mb-6 text-ink-2">{t('words.lead')}</p>
      <FoundList query={query}>
        {({ words }) => (
          <ul className="grid gap-6">
            {words.map((word) => (
              <Waiting key={word.id} word={word} />
            ))}
          </ul>
        )}
      </FoundList>
    </section>
  )
}

function Waiting({ word }: { word: SecondWord }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const { act, account, askedBy, askedAt, until, ahead } = word
  const at = (instant: string) => formatDateTime(localTime(instant), locale)
  return (
    <li className="panel grid gap-4 p-6">
      <h3 className="h3">{t(`words.acts.${act}`, { name: account.name })}</h3>
      <p className="text-ink-2">
        {askedBy === null ? t('words.gone') : t('words.askedBy', { who: askedBy, when: at(askedAt), until: at(until) })}
      </p>
      <AheadCounts ahead={ahead} provider={account.name} />
      <Answer word={word} />
    </li>
  )
}

function Answer({ word: { id, askedBy, own, ahead } }: { word: SecondWord }) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const answer = useMutation({
    mutationFn: (is: 'confirm' | 'decline'): Promise<{ answer: 'confirmed' | 'declined' | 'withdrawn' }> =>
      is === 'confirm'
        ? call(officeWords.confirm, { id, seen: ahead.asCustomer + ahead.asProvider })
        : call(officeWords.decline, { id }),
    onSuccess: ({ answer: said }) => showToast({ type: 'success', message: t(`words.${said}`) }),
    // Said beside the list: what somebody else has answered leaves it.
    onError: (error) => {
      if (!hasCode(error, 'second_factor_again'))
        showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'admin') })
    },
    onSettled: (_, error) => {
      if (!hasCode(error, 'second_factor_again')) return queries.invalidateQueries({ queryKey: officeKey })
    },
  })
  const from = own?.aloneFrom ?? null
  const canConfirm = askedBy !== null && (own === null || (from !== null && Date.parse(from) <= Date.now()))
  return (
    <>
      {own && !canConfirm && (
        <p>
          {from === null
            ? t('words.byAnother')
            : t('words.alone', { when: formatDateTime(localTime(from), localeOf(i18n.language)) })}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {canConfirm && (
          <Button variant="primary" isBusy={answer.isPending} onClick={() => answer.mutate('confirm')}>
            {t('words.confirm')}
          </Button>
        )}
        <Button variant="outline" isBusy={answer.isPending} onClick={() => answer.mutate('decline')}>
          {t(own ? 'words.withdraw' : 'words.decline')}
        </Button>
      </p>
      <FactorAgain error={answer.error} />
    </>
  )
}
