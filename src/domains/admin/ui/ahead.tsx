import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { admin } from '../contract.ts'
import { type Ahead, officeWords } from '../words-contract.ts'
import { FoundList } from './found-list.tsx'
import { officeKey } from './office-query.ts'

/** How many bookings lie ahead, on which side, and what of their price is paid. `provider`: what the business is called. */
export function AheadCounts({ ahead, provider }: { ahead: Ahead; provider: string | null }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const { asCustomer, asProvider, money } = ahead
  if (asCustomer + asProvider === 0) return <p>{t('suspension.nothingAhead')}</p>
  const totals = (name: 'totalMinor' | 'paidMinor') =>
    money.flatMap((one) => (one[name] > 0 ? formatMoney(one[name], one.currency, locale) : [])).join(' + ')
  const [total, paid] = [totals('totalMinor'), totals('paidMinor')]
  return (
    <ul className="list-disc ps-5">
      {asProvider > 0 && <li>{t('suspension.asProvider', { count: asProvider, name: provider ?? '' })}</li>}
      {asCustomer > 0 && <li>{t('suspension.asCustomer', { count: asCustomer })}</li>}
      {total && (
        <li>
          {t('suspension.worth', { total })}
          {paid && `, ${t('suspension.paid', { paid })}`}
        </li>
      )}
    </ul>
  )
}

export const suspensionQuery = (id: string) => ({
  queryKey: [...officeKey, 'suspension', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(admin.suspension, { id }, { signal }),
  staleTime: 0,
})

type Consequences = OutputOf<typeof admin.suspension>

/** Whether somebody has asked that they be cancelled, or they are. */
function Clearing({ askedAt, clearing }: Pick<Consequences, 'askedAt' | 'clearing'>) {
  const { t, i18n } = useTranslation('admin')
  const when = askedAt && formatDateTime(localTime(askedAt), localeOf(i18n.language))
  return (
    <>
      {when && <p>{t('suspension.waits', { when })}</p>}
      {clearing && (
        <p role="status">
          {t(clearing.isOver ? 'suspension.cleared' : 'suspension.running', { count: clearing.cancelled })}
        </p>
      )}
    </>
  )
}

/** What becomes of the bookings of somebody who is suspended already. */
export function AheadDialog({
  account: { id, name },
  onClose,
}: {
  account: { id: string; name: string }
  onClose: () => void
}) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const query = useQuery({ ...suspensionQuery(id), refetchInterval: 5000 })
  const ask = useMutation({
    mutationFn: () => call(officeWords.cancelAhead, { id }),
    onSuccess: () => {
      showToast({ type: 'success', message: t('suspension.asked') })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: officeKey }),
  })
  return (
    <Dialog title={t('suspension.aheadTitle', { name })} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-4 p-6">
        <FoundList query={query}>
          {(shown) => {
            const isRunning = shown.clearing !== null && !shown.clearing.isOver
            const canAsk = shown.asCustomer + shown.asProvider > 0 && shown.askedAt === null && !isRunning
            return (
              <>
                <AheadCounts ahead={shown} provider={shown.provider} />
                <Clearing askedAt={shown.askedAt} clearing={shown.clearing} />
                {canAsk && <p className="text-ink-2">{t('suspension.cancelText')}</p>}
                {ask.error && <p role="alert">{errorText(i18n, ask.error, t('list.failed'), 'admin')}</p>}
                <p className="flex flex-wrap gap-3">
                  {canAsk && (
                    <Button variant="primary" isBusy={ask.isPending} onClick={() => ask.mutate()}>
                      {t('suspension.ask')}
                    </Button>
                  )}
                  <Button variant="outline" onClick={onClose}>
                    {t('suspension.close')}
                  </Button>
                </p>
              </>
            )
          }}
        </FoundList>
      </div>
    </Dialog>
  )
}
