import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { OwnService, Setup } from '../contract.ts'
import { priceOf, priceText } from './price-text.ts'

/** Empty: as the service itself. */
type Performance = { isOn: boolean; minutes: string; price: string }
/** What was typed for single staff members stays while all of them offer it. */
export type Performances = { isForAll: boolean; own: Readonly<Record<string, Performance>> }

const none: Performance = { isOn: false, minutes: '', price: '' }

export function performancesOf(service: OwnService | null, { currency }: Setup): Performances {
  const own = (service?.performers ?? []).map(({ staffId, durationMinutes, priceMinor }) => {
    const minutes = durationMinutes ? String(durationMinutes) : ''
    return [staffId, { isOn: true, minutes, price: priceText(priceMinor, currency) }] as const
  })
  return { isForAll: service?.performers == null, own: Object.fromEntries(own) }
}

/** Null: all staff. */
export function performersOf({ isForAll, own }: Performances, { staff, currency }: Setup): OwnService['performers'] {
  if (isForAll) return null
  return staff.flatMap(({ id: staffId }) => {
    const { isOn, minutes, price } = own[staffId] ?? none
    const durationMinutes = minutes ? Number(minutes) : null
    return isOn ? [{ staffId, durationMinutes, priceMinor: price ? priceOf(price, currency) : null }] : []
  })
}

/** Whether nobody offers it, or somebody at a price that is none. */
export function isWrong({ isForAll, own }: Performances, { staff, currency }: Setup): boolean {
  if (isForAll) return false
  const chosen = staff.flatMap(({ id }) => own[id] ?? []).filter(({ isOn }) => isOn)
  return chosen.length === 0 || chosen.some(({ price }) => price !== '' && priceOf(price, currency) === null)
}

/** Whoever is left alone is bound by what was said when several worked here: that nobody offers it, or at a price of their own. */
export const asksWho = ({ staff }: { staff: readonly unknown[] }, performers: OwnService['performers']): boolean =>
  staff.length > 1 || performers !== null

type MinuteOptions = readonly { value: string; label: string }[]
type PerformersFieldProps = {
  data: Setup
  minuteOptions: MinuteOptions
  value: Performances
  onChange: (value: Performances) => void
  hasProblem: boolean
}

/** Who offers a service, and with which duration and price of their own. */
export function PerformersField({ data, minuteOptions, value, onChange, hasProblem }: PerformersFieldProps) {
  const { t } = useTranslation('staff')
  return (
    <fieldset className="field-frame">
      <legend className="field-label">{t('service.performers')}</legend>
      <Checkbox
        label={t('service.forAll')}
        checked={value.isForAll}
        onChange={(event) => onChange({ ...value, isForAll: event.target.checked })}
      />
      {!value.isForAll &&
        data.staff.map(({ id, name }) => (
          <PerformerRow
            key={id}
            name={name}
            currency={data.currency}
            minuteOptions={minuteOptions}
            value={value.own[id] ?? none}
            onChange={(changed) => onChange({ ...value, own: { ...value.own, [id]: changed } })}
          />
        ))}
      {hasProblem && <p className="font-bold">{t('service.performersWrong')}</p>}
    </fieldset>
  )
}

type PerformerRowProps = {
  name: string
  currency: string
  minuteOptions: MinuteOptions
  value: Performance
  onChange: (value: Performance) => void
}

function PerformerRow({ name, currency, minuteOptions, value, onChange }: PerformerRowProps) {
  const { t } = useTranslation('staff')
  return (
    <div className="border-t border-line pt-2">
      <Checkbox
        label={name}
        checked={value.isOn}
        onChange={(event) => onChange({ ...value, isOn: event.target.checked })}
      />
      {value.isOn && (
        <div className="grid grid-cols-2 gap-4 pb-2">
          <Select
            label={t('service.ownDuration', { name })}
            value={value.minutes}
            options={[{ value: '', label: t('service.asUsual') }, ...minuteOptions]}
            onChange={(event) => onChange({ ...value, minutes: event.target.value })}
          />
          <Field
            label={t('service.ownPrice', { name, currency })}
            placeholder={t('service.asUsual')}
            value={value.price}
            inputMode="decimal"
            maxLength={12}
            onChange={(event) => onChange({ ...value, price: event.target.value })}
          />
        </div>
      )}
    </div>
  )
}
