import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages, localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Select } from '../../../ui/select.tsx'
import { Table } from '../../../ui/table.tsx'
import { showToast } from '../../../ui/toast.ts'
import { roles } from '../../experiments/contract.ts'
import { buckets, ratioAlarm, wholeShare } from '../../experiments/rules.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type ExperimentResult, officeExperiments } from '../experiments-contract.ts'
import { FoundList } from './found-list.tsx'
import { officeKey } from './office-query.ts'

export function Experiments() {
  const { t } = useTranslation('admin')
  const query = useQuery({
    queryKey: [...officeKey, 'experiments'],
    queryFn: ({ signal }) => call(officeExperiments.list, {}, { signal }),
  })
  return (
    <>
      <PageHead title={t('experiments.title')} />
      <p className="mb-10 max-w-[62ch] text-ink-2">{t('experiments.lead')}</p>
      <FoundList query={query}>
        {({ experiments }) =>
          experiments.length === 0 ? (
            <EmptyState title={t('experiments.none')}>
              <p>{t('experiments.noneText')}</p>
            </EmptyState>
          ) : (
            <div className="grid gap-14">
              {experiments.map((experiment) => (
                <Result key={experiment.id} experiment={experiment} />
              ))}
            </div>
          )
        }
      </FoundList>
    </>
  )
}

type Shown = { experiment: ExperimentResult }
type Variant = ExperimentResult['variants'][number]

function Result({ experiment }: Shown) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const { id, name, status, hypothesis, pages, variants } = experiment
  const types = variants[0]?.conversions.map(({ type }) => type) ?? []
  return (
    <section aria-labelledby={`experiment-${id}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={`experiment-${id}`} className="h2">
          {name}
        </h2>
        <Badge tone={status === 'running' ? 'green' : 'outline'}>{t(`experiments.status.${status}`)}</Badge>
      </div>
      <p className="mt-2 max-w-[62ch]">{hypothesis}</p>
      <ul className="mt-3 mb-5 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        <Facts experiment={experiment} />
        {pages.length > 0 && <li>{t('experiments.pages', { list: pages.join(', ') })}</li>}
      </ul>
      {status !== 'draft' && (
        <>
          <Ratio experiment={experiment} />
          <Table
            caption={t('experiments.counts', { name })}
            isCaptionHidden
            rows={variants}
            keyOf={({ variant }) => variant}
            columns={[
              {
                id: 'variant',
                label: t('experiments.variant'),
                cell: (row) => (
                  <>
                    {row.variant}
                    <span className="block font-normal text-ink-2">
                      {t('experiments.weight', { weight: row.weight })}
                      {row === variants[0] && `, ${t('experiments.before')}`}
                    </span>
                  </>
                ),
              },
              {
                id: 'exposures',
                label: t('experiments.exposures'),
                isNumeric: true,
                cell: ({ exposures }) => exposures.toLocaleString(locale),
              },
              ...types.map((type, index) => ({
                id: type,
                label: kindOf(type),
                isNumeric: true,
                cell: (row: Variant) => <Compared row={row} index={index} isFirst={row === variants[0]} />,
              })),
            ]}
          />
        </>
      )}
      {status !== 'stopped' && <Steering experiment={experiment} />}
    </section>
  )

  function kindOf(type: string) {
    return type === 'booked' || type === 'default' ? t(`experiments.kinds.${type}`) : type
  }
}

function Facts({ experiment }: Shown) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const { share, layer, bucketFrom, bucketTo, startedAt, stoppedAt } = experiment
  const percent = (value: number) => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  const at = (instant: string) => formatShortDateTime(localTime(instant), locale)
  const listed = (values: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(values)
  const spoken = new Intl.DisplayNames(locale, { type: 'language' })
  const isForAll = roles.every((role) => experiment.roles.includes(role))
  const isInAll = languages.every((language) => experiment.languages.includes(language))
  return (
    <>
      {startedAt && (
        <li>
          {stoppedAt
            ? t('experiments.ran', { from: at(startedAt), to: at(stoppedAt) })
            : t('experiments.startedAt', { when: at(startedAt) })}
        </li>
      )}
      {startedAt && <li>{t('experiments.share', { share: percent(share / wholeShare) })}</li>}
      <li>
        {t('experiments.roles', {
          list: isForAll ? t('experiments.all') : listed(experiment.roles.map((role) => t(`experiments.who.${role}`))),
        })}
      </li>
      {!isInAll && (
        <li>
          {t('experiments.languages', {
            list: listed(experiment.languages.map((language) => spoken.of(language) ?? language)),
          })}
        </li>
      )}
      <li>{t('experiments.layer', { layer, share: percent((bucketTo - bucketFrom) / buckets) })}</li>
    </>
  )
}

function Ratio({ experiment: { ratio } }: Shown) {
  const { t, i18n } = useTranslation('admin')
  if (ratio?.isOff)
    return (
      <p role="alert" className="mb-4 font-bold">
        {t('experiments.ratioOff', {
          p: ratioAlarm.toLocaleString(localeOf(i18n.language)),
        })}
      </p>
    )
  return <p className="mb-4 text-ink-2">{t(ratio ? 'experiments.ratioGood' : 'experiments.ratioNone')}</p>
}

/** What one variant did, and how far that may be from the first: no word on which is better. */
function Compared({ row, index, isFirst }: { row: Variant; index: number; isFirst: boolean }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const counted = row.conversions[index]
  if (!counted || counted.perSubject === null) return <span className="text-ink-2">–</span>
  const { isValue, converted, perSubject, difference } = counted
  const number = (value: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    value.toLocaleString(locale, {
      ...(isValue ? { maximumFractionDigits: 2 } : { style: 'percent' as const, maximumFractionDigits: 1 }),
      signDisplay,
    })
  return (
    <>
      {isValue
        ? t('experiments.average', { value: number(perSubject) })
        : t('experiments.did', { share: number(perSubject), count: converted })}
      {!isFirst && (
        <span className="block whitespace-normal text-ink-2">
          {difference
            ? t('experiments.range', {
                low: number(difference.low, 'exceptZero'),
                high: number(difference.high, 'exceptZero'),
              })
            : t('experiments.noRange')}
        </span>
      )}
    </>
  )
}

const shares = [1, 5, 10, 25, 50, 100]

function Steering({ experiment }: Shown) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const { id, name, status, share } = experiment
  const isDraft = status === 'draft'
  const possible = shares.filter((one) => isDraft || one > share)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isStopping, setIsStopping] = useState(false)
  const wanted = possible.find((one) => one === chosen) ?? possible[0]
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: officeKey }) }
  const grow = useMutation({
    ...settled,
    mutationFn: (to: number) => call(isDraft ? officeExperiments.start : officeExperiments.ramp, { id, share: to }),
    onSuccess: () => showToast({ type: 'success', message: t(isDraft ? 'experiments.started' : 'experiments.ramped') }),
  })
  const stop = useMutation({
    ...settled,
    mutationFn: () => call(officeExperiments.stop, { id }),
    onSuccess: () => {
      showToast({ type: 'success', message: t('experiments.stopped') })
      setIsStopping(false)
    },
  })
  const error = grow.error ?? stop.error
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      {wanted !== undefined && (
        <>
          <Select
            label={t('experiments.startWith')}
            value={String(wanted)}
            options={possible.map((value) => ({
              value: String(value),
              label: (value / wholeShare).toLocaleString(locale, { style: 'percent' }),
            }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <Button
            variant={isDraft ? 'primary' : 'outline'}
            isBusy={grow.isPending}
            aria-label={t(isDraft ? 'experiments.startOf' : 'experiments.rampOf', { name })}
            onClick={() => grow.mutate(wanted)}
          >
            {t(isDraft ? 'experiments.start' : 'experiments.ramp')}
          </Button>
        </>
      )}
      {!isDraft && (
        <Button variant="outline" aria-label={t('experiments.stopOf', { name })} onClick={() => setIsStopping(true)}>
          {t('experiments.stop')}
        </Button>
      )}
      {error && (
        <p role="alert" className="w-full">
          {errorText(i18n, error, t('list.failed'), 'admin')}
        </p>
      )}
      <Dialog
        title={t('experiments.stopTitle', { name })}
        isOpen={isStopping}
        onClose={() => setIsStopping(false)}
        isNarrow
      >
        <div className="grid gap-4 p-6">
          <p>{t('experiments.stopText')}</p>
          <p className="flex flex-wrap gap-3">
            <Button variant="primary" isBusy={stop.isPending} onClick={() => stop.mutate()}>
              {t('experiments.stop')}
            </Button>
            <Button variant="outline" onClick={() => setIsStopping(false)}>
              {t('experiments.keep')}
            </Button>
          </p>
        </div>
      </Dialog>
    </div>
  )
}
