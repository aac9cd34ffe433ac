import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { Field } from '../../../ui/field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { percentText } from '../../papers/paper.rules.ts'
import { type FeeSetting, feeSetting, mostFee } from '../fee-contract.ts'
import { noticeDays } from '../rules.ts'
import { AskDialog } from './ask-dialog.tsx'
import { settingsKey } from './settings-key.ts'

const feeKey = [...settingsKey, 'fee']

export function Fee() {
  const { t } = useTranslation('settings')
  const query = useQuery({
    queryKey: feeKey,
    queryFn: ({ signal }) => call(feeSetting.get, {}, { signal }),
    staleTime: 0,
  })
  return (
    <Loaded query={query} failed={t('notLoaded')}>
      {(fee) => <FeeForm key={fee.version} fee={fee} />}
    </Loaded>
  )
}

/** '2.5' or '2,5' percent, in hundredths of one; null: neither. */
function basisPointsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace(/\s*%$/, '')
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return null
  const points = Math.round(Number(text) * 1e2)
  return points <= mostFee ? points : null
}

type Wanted = { basisPoints: number; from?: string }

function FeeForm({ fee }: { fee: FeeSetting }) {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  const percent = (basisPoints: number) => percentText(basisPoints, locale)
  const { basisPoints: now, next, takers, earliestRise, isOfEnvironment } = fee
  const [typed, setTyped] = useState((now * 0.01).toLocaleString(locale, { maximumFractionDigits: 2 }))
  const [day, setDay] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const basisPoints = basisPointsOf(typed)
  const isRise = basisPoints !== null && basisPoints > now
  const needsDay = isRise && earliestRise !== null
  const isEarly = needsDay && (day ?? '') < earliestRise
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (basisPoints === null || isEarly || (basisPoints === now && day === null)) return
    setWanted({ basisPoints, ...(day !== null && { from: day }) })
  }
  const dayError = () => {
    if (!isTried || !isEarly) return undefined
    return t('fee.early', { date: formatDate(earliestRise, locale) })
  }
  const typedError = () => {
    if (!isTried) return undefined
    if (basisPoints === null) return t('fee.wrong', { most: percent(mostFee) })
    return basisPoints === now && day === null ? t('fee.same') : undefined
  }
  return (
    <div className="settings-pair">
      <div>
        <p className="settings-figure">{percent(now)}</p>
        <p className="text-ink-2">{t(isOfEnvironment ? 'fee.ofEnvironment' : 'fee.now')}</p>
        {next && (
          <div className="mt-5 rounded-button bg-paper-2 p-4">
            <p>{t('fee.next', { date: formatDate(next.from, locale), percent: percent(next.basisPoints) })}</p>
            {next.untold > 0 && (
              <p className="mt-2 font-bold">
                {t('fee.untold', { count: next.untold, shown: next.untold.toLocaleString(locale) })}{' '}
                <Link to="/admin/dashboard/messages?status=failed" className="link">
                  {t('fee.failed')}
                </Link>
              </p>
            )}
            <p className="mt-3">
              <Button variant="outline" size="small" onClick={() => setWanted({ basisPoints: now })}>
                {t('fee.takeBack')}
              </Button>
            </p>
          </div>
        )}
      </div>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-y-1.5 sm:*:row-span-4 sm:*:grid-rows-subgrid">
          <Field
            label={t('fee.percent')}
            hint={t('fee.percentHint')}
            value={typed}
            inputMode="decimal"
            maxLength={6}
            autoComplete="off"
            error={typedError()}
            onChange={({ target }) => setTyped(target.value)}
          />
          <DateField
            label={t('fee.from')}
            hint={t(needsDay ? 'fee.fromRise' : 'fee.fromHint')}
            value={day}
            error={dayError()}
            onChange={setDay}
          />
        </div>
        <p className="text-ink-2">
          {takers === 0
            ? t('fee.noTakers')
            : t('fee.takers', { count: takers, shown: takers.toLocaleString(locale), days: noticeDays })}
        </p>
        <p>
          <Button type="submit" variant="primary">
            {t('fee.set')}
          </Button>
        </p>
      </form>
      {wanted && <FeeDialog fee={fee} wanted={wanted} onClose={() => setWanted(null)} />}
    </div>
  )
}

function FeeDialog({ fee, wanted, onClose }: { fee: FeeSetting; wanted: Wanted; onClose: () => void }) {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const { basisPoints, from } = wanted
  const set = useMutation({
    mutationFn: () => call(feeSetting.set, { version: fee.version, ...wanted }),
    onSuccess: (data) => {
      queries.setQueryData(feeKey, data)
      showToast({ type: 'success', message: t('fee.done') })
      onClose()
    },
  })
  const percent = percentText(basisPoints, locale)
  const isTold = fee.takers > 0 && basisPoints > fee.basisPoints && from !== undefined
  const isCalledOff = fee.takers > 0 && fee.next !== null && fee.next.basisPoints > fee.basisPoints && !isTold
  return (
    <AskDialog
      title={t('fee.ask', { percent })}
      confirm={from ? t('fee.confirmLater') : t('fee.confirm')}
      mutation={set}
      onClose={onClose}
    >
      <p>
        {from
          ? t('fee.askLater', { percent, date: formatDate(from, locale), now: percentText(fee.basisPoints, locale) })
          : t('fee.askNow', { percent })}
      </p>
      {isTold && <p>{t('fee.told', { count: fee.takers, shown: fee.takers.toLocaleString(locale) })}</p>}
      {isCalledOff && <p>{t('fee.calledOff', { count: fee.takers, shown: fee.takers.toLocaleString(locale) })}</p>}
    </AskDialog>
  )
}
