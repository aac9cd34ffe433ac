import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAppError } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { minuteOf, timeOf } from '../../staff/rules.ts'
import { type Block, timeOff } from '../../staff/time-off-contract.ts'
import { shopKey, useShop } from '../../staff/ui/own-provider.ts'
import { Refused } from '../../staff/ui/reassign-plan.tsx'
import { addDays, dateOf, instantOf, timeOfDay } from '../../staff/ui/wall-clock.ts'

const Dialog = lazy(() => import('../../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))
const DateField = lazy(() => import('../../../ui/date-field.tsx').then((module) => ({ default: module.DateField })))

/** What the form begins with: an entry to change, or a place for a new one. */
export type EntryStart = { block?: Block; date: string; from: string; to: string; calendarId: string }
type EntryDialogProps = {
  start: EntryStart
  people: readonly { id: string; name: string }[]
  timezone: string
  onClose: () => void
}

type Fields = {
  kind: 'visit' | 'block'
  clientName: string
  clientPhone: string
  label: string
  calendarId: string
  date: string | null
  from: string
  to: string
}

/** Time kept free, or a visit agreed by telephone: made, moved and deleted without a mouse. */
export function EntryDialog({ start, people, timezone, onClose }: EntryDialogProps) {
  const { t } = useTranslation('shop')
  const { block } = start
  const [fields, setFields] = useState<Fields>({
    kind: block?.clientName || !block ? 'visit' : 'block',
    clientName: block?.clientName ?? '',
    clientPhone: block?.clientPhone ?? '',
    label: block?.label ?? '',
    calendarId: start.calendarId,
    date: start.date,
    from: start.from,
    to: start.to,
  })
  const change = (changes: Partial<Fields>) => setFields({ ...fields, ...changes })
  const [wrong, setWrong] = useState<'date' | 'clientName' | 'to' | null>(null)
  const { save, remove } = useEntry(start, onClose)
  const submit = () => {
    const { date, from, to } = fields
    const isVisit = fields.kind === 'visit'
    if (!date) return setWrong('date')
    if (isVisit && fields.clientName.trim() === '') return setWrong('clientName')
    if (minuteOf(to) === minuteOf(from)) return setWrong('to')
    setWrong(null)
    const endDate = minuteOf(to) < minuteOf(from) ? addDays(date, 1) : date
    save.mutate({
      calendarId: fields.calendarId,
      start: instantOf(date, from, timezone),
      end: instantOf(endDate, to, timezone),
      label: fields.label.trim(),
      clientName: isVisit ? fields.clientName.trim() : null,
      clientPhone: isVisit && fields.clientPhone.trim() ? fields.clientPhone.trim() : null,
    })
  }
  const setFrom = (from: string) => {
    const length = Math.max(5, minuteOf(fields.to) - minuteOf(fields.from))
    if (from) change({ from, to: timeOf((minuteOf(from) + length) % 1440) })
  }
  const badField = isAppError(save.error) && save.error.fields ? null : save.error
  return (
    <Suspense fallback={null}>
      <Dialog title={block ? t('entry.change') : t('entry.add')} isOpen onClose={onClose} isNarrow>
        <form
          noValidate
          className="grid gap-5 p-6 sm:px-9"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Refused error={badField ?? remove.error} />
          <RadioGroup
            name="kind"
            look="slot"
            label={t('entry.kind')}
            isLabelHidden
            value={fields.kind}
            onChange={(kind) => change({ kind: kind === 'visit' ? 'visit' : 'block' })}
            options={[
              { value: 'visit', label: t('entry.visit') },
              { value: 'block', label: t('entry.block') },
            ]}
          />
          {fields.kind === 'visit' && (
            <div className="grid gap-5 sm:grid-cols-2">
              <Field
                label={t('entry.clientName')}
                value={fields.clientName}
                maxLength={80}
                error={wrong === 'clientName' ? t('entry.clientNameMissing') : undefined}
                onChange={(event) => change({ clientName: event.target.value })}
              />
              <Field
                label={t('entry.clientPhone')}
                type="tel"
                value={fields.clientPhone}
                maxLength={40}
                onChange={(event) => change({ clientPhone: event.target.value })}
              />
            </div>
          )}
          <Field
            label={fields.kind === 'visit' ? t('entry.service') : t('entry.label')}
            value={fields.label}
            maxLength={120}
            onChange={(event) => change({ label: event.target.value })}
          />
          {people.length > 1 && (
            <Select
              label={t('entry.person')}
              value={fields.calendarId}
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => change({ calendarId: event.target.value })}
            />
          )}
          <DateField
            label={t('entry.date')}
            value={fields.date}
            error={wrong === 'date' ? t('entry.dateMissing') : undefined}
            onChange={(date) => change({ date })}
          />
          <div className="grid grid-cols-2 gap-5">
            <Field
              label={t('entry.from')}
              type="time"
              required
              value={fields.from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <Field
              label={t('entry.to')}
              type="time"
              required
              value={fields.to}
              error={wrong === 'to' ? t('entry.toWrong') : undefined}
              hint={minuteOf(fields.to) < minuteOf(fields.from) ? t('hours.nextDay') : undefined}
              onChange={(event) => event.target.value && change({ to: event.target.value })}
            />
          </div>
          <p className="flex flex-wrap justify-between gap-3">
            {block ? (
              <Button variant="outline" isBusy={remove.isPending} onClick={() => remove.mutate()}>
                {t('entry.delete')}
              </Button>
            ) : (
              <Button variant="outline" onClick={onClose}>
                {t('cancel')}
              </Button>
            )}
            <Button type="submit" variant="primary" isBusy={save.isPending}>
              {t('save')}
            </Button>
          </p>
        </form>
      </Dialog>
    </Suspense>
  )
}

type Saved = Omit<Block, 'id'>
const savedOf = ({ id: _id, ...saved }: Block): Saved => saved

/** Saving and deleting, each with its way back. */
function useEntry({ block }: EntryStart, onDone: () => void) {
  const { t } = useTranslation('shop')
  const { id } = useShop()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: shopKey })
  const undo = (change: () => Promise<unknown>) => ({
    label: t('undo'),
    onPress: () =>
      void change()
        .then(refresh)
        .catch(() => showToast({ type: 'error', message: t('undoFailed') })),
  })
  const save = useMutation({
    mutationFn: (entry: Saved) =>
      block ? call(timeOff.update, { id, blockId: block.id, ...entry }) : call(timeOff.add, { id, ...entry }),
    onSuccess: async (made) => {
      await refresh()
      const back = () =>
        block
          ? call(timeOff.update, { id, blockId: block.id, ...savedOf(block) })
          : call(timeOff.remove, { id, blockId: made.id })
      showToast({ type: 'success', message: t('saved'), action: undo(back) })
      onDone()
    },
  })
  const remove = useMutation({
    mutationFn: () => call(timeOff.remove, { id, blockId: block?.id ?? '' }),
    onSuccess: async (removed) => {
      await refresh()
      showToast({
        type: 'success',
        message: t('entry.deleted'),
        action: undo(() => call(timeOff.add, { id, ...savedOf(removed) })),
      })
      onDone()
    },
  })
  return { save, remove }
}

/** A place in the form for an entry that is there. */
export function startOf(block: Block): EntryStart {
  return {
    block,
    calendarId: block.calendarId,
    date: dateOf(block.start),
    from: timeOfDay(block.start),
    to: timeOfDay(block.end),
  }
}
