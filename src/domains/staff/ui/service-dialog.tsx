import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { call } from '../../identity/ui/session.ts'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import { type OwnService, type Setup, serviceLengths, setup } from '../contract.ts'
import { DepositField, depositFields, depositOf, isDepositWrong } from './deposit-field.tsx'
import { durations, withOwn } from './durations.ts'
import { EditDialog } from './edit-dialog.tsx'
import { useSetupChange } from './own-provider.ts'
import { asksWho, isWrong, PerformersField, performancesOf, performersOf } from './performers-field.tsx'
import { priceOf, priceText } from './price-text.ts'
import { Refused } from './reassign-plan.tsx'

const buffers = [0, 5, 10, 15, 20, 30, 45, 60]
const advices = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 26, 39, 52]

const fieldsOf = (service: OwnService | null, data: Setup) => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  category: service && service.category !== 'General' ? service.category : '',
  minutes: service?.durationMinutes ?? 60,
  price: priceText(service?.priceMinor, data.currency),
  isPriceOpen: service !== null && service.priceMinor === null,
  deposit: depositFields(service?.deposit ?? null, data.currency),
  bufferMinutes: service?.bufferAfterMinutes ?? 0,
  advisedWeeks: service?.advisedWeeks ?? null,
  // Hidden as nobody performed it: whoever chooses somebody offers it again.
  isActive: service === null || service.isActive || service.performers?.length === 0,
  performances: performancesOf(service, data),
  roomIds: service?.roomIds ?? [],
})
type Fields = ReturnType<typeof fieldsOf>
type Problem = 'name' | 'price' | 'deposit' | 'performers'

function problemOf({ name, price, isPriceOpen, deposit, performances }: Fields, data: Setup): Problem | null {
  if (name.trim() === '') return 'name'
  if (!isPriceOpen && priceOf(price, data.currency) === null) return 'price'
  if (isDepositWrong(deposit, data.currency)) return 'deposit'
  return isWrong(performances, data) ? 'performers' : null
}

type ServiceDialogProps = { data: Setup; service: OwnService | null; onClose: () => void }

export function ServiceDialog({ data, service, onClose }: ServiceDialogProps) {
  const { t } = useTranslation('staff')
  const id = data.providerId
  const [fields, setFields] = useState(() => fieldsOf(service, data))
  const [problem, setProblem] = useState<Problem | null>(null)
  const save = useSetupChange({
    change: (_, idempotencyKey) => {
      const body = {
        id,
        name: fields.name,
        description: fields.description,
        category: fields.category.trim() || 'General',
        durationMinutes: fields.minutes,
        priceMinor: fields.isPriceOpen ? null : priceOf(fields.price, data.currency),
        deposit: depositOf(fields.deposit, data.currency),
        bufferAfterMinutes: fields.bufferMinutes,
        advisedWeeks: fields.advisedWeeks,
        performers: performersOf(fields.performances, data),
        roomIds: fields.roomIds.length > 0 ? fields.roomIds : null,
      }
      return service
        ? call(setup.updateService, { ...body, serviceId: service.id, isActive: fields.isActive })
        : call(setup.addService, { ...body, idempotencyKey })
    },
    done: t('dashboard.saved'),
    onDone: onClose,
  })
  const remove = useSetupChange({
    change: () => call(setup.removeService, { id, serviceId: service?.id ?? '' }),
    done: t('service.removed'),
    onDone: onClose,
  })
  const submit = () => {
    const found = problemOf(fields, data)
    setProblem(found)
    if (!found) save.mutate()
  }
  return (
    <EditDialog
      title={service ? service.name : t('service.add')}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
      deletion={service && { label: t('service.delete'), isBusy: remove.isPending, onDelete: () => remove.mutate() }}
    >
      <Refused error={remove.error ?? save.error}>
        {remove.error && fields.isActive && <p className="mt-3">{t('service.hideInstead')}</p>}
      </Refused>
      <ServiceFields
        data={data}
        fields={fields}
        problem={problem}
        isNew={service === null}
        hasPerformers={asksWho(data, service?.performers ?? null)}
        onChange={(changes) => setFields({ ...fields, ...changes })}
      />
    </EditDialog>
  )
}

type ServiceFieldsProps = {
  data: Setup
  fields: Fields
  problem: Problem | null
  isNew: boolean
  hasPerformers: boolean
  onChange: (changes: Partial<Fields>) => void
}

function ServiceFields({ data, fields, problem, isNew, hasPerformers, onChange }: ServiceFieldsProps) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const { currency, rooms } = data
  const minuteOptions = (offered: readonly number[], own: number) =>
    withOwn(offered, own).map((minutes) => ({ value: String(minutes), label: durationLabel(common, minutes) }))
  return (
    <>
      <Field
        label={t('service.name')}
        value={fields.name}
        maxLength={serviceLengths.name}
        error={problem === 'name' ? t('service.nameMissing') : undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={t('service.duration')}
          value={String(fields.minutes)}
          options={minuteOptions(durations, fields.minutes)}
          onChange={(event) => onChange({ minutes: Number(event.target.value) })}
        />
        <Field
          label={t('service.price', { currency })}
          value={fields.isPriceOpen ? '' : fields.price}
          disabled={fields.isPriceOpen}
          inputMode="decimal"
          maxLength={12}
          error={problem === 'price' ? t('service.priceWrong') : undefined}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      </div>
      <Checkbox
        label={t('service.noPrice')}
        hint={t('service.noPriceHint', { words: common('provider.contactForPricing') })}
        checked={fields.isPriceOpen}
        onChange={(event) => onChange({ isPriceOpen: event.target.checked })}
      />
      <DepositField
        fields={fields.deposit}
        currency={currency}
        hasProblem={problem === 'deposit'}
        onChange={(deposit) => onChange({ deposit })}
      />
      <Field
        label={t('service.category')}
        hint={t('service.categoryHint')}
        value={fields.category}
        maxLength={serviceLengths.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <TextArea
        label={t('service.description')}
        rows={2}
        maxLength={serviceLengths.description}
        value={fields.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <Select
        label={t('service.buffer')}
        hint={t('service.bufferHint')}
        value={String(fields.bufferMinutes)}
        options={minuteOptions(buffers, fields.bufferMinutes)}
        onChange={(event) => onChange({ bufferMinutes: Number(event.target.value) })}
      />
      <Select
        label={t('service.advice')}
        hint={t('service.adviceHint')}
        value={String(fields.advisedWeeks ?? '')}
        options={[
          { value: '', label: t('service.adviceNone') },
          ...withOwn(advices, fields.advisedWeeks ?? 1).map((count) => ({
            value: String(count),
            label: t('service.adviceWeeks', { count }),
          })),
        ]}
        onChange={({ target }) => onChange({ advisedWeeks: target.value === '' ? null : Number(target.value) })}
      />
      {hasPerformers && (
        <PerformersField
          data={data}
          minuteOptions={minuteOptions(durations, fields.minutes)}
          value={fields.performances}
          onChange={(performances) => onChange({ performances })}
          hasProblem={problem === 'performers'}
        />
      )}
      {rooms.length > 0 && (
        <RoomsField rooms={rooms} chosen={fields.roomIds} onChange={(roomIds) => onChange({ roomIds })} />
      )}
      {!isNew && (
        <Checkbox
          label={t('service.offered')}
          hint={t('service.offeredHint')}
          checked={fields.isActive}
          onChange={(event) => onChange({ isActive: event.target.checked })}
        />
      )}
    </>
  )
}

type RoomsFieldProps = { rooms: Setup['rooms']; chosen: readonly string[]; onChange: (roomIds: string[]) => void }

function RoomsField({ rooms, chosen, onChange }: RoomsFieldProps) {
  const { t } = useTranslation('staff')
  return (
    <fieldset className="field-frame">
      <legend className="field-label">{t('service.rooms')}</legend>
      {rooms.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  )
}
