import { useTranslation } from 'react-i18next'

type StaffPickerProps = {
  staff: readonly { id: string; name: string }[]
  value: string
  onChange: (id: string) => void
  /** Adds a choice of everybody, with the value ''. */
  hasAll?: boolean
}

/** Nothing where one person works. */
export function StaffPicker({ staff, value, onChange, hasAll = false }: StaffPickerProps) {
  const { t } = useTranslation('staff')
  if (staff.length < 2) return null
  const choices = hasAll ? [{ id: '', name: t('dashboard.everybody') }, ...staff] : staff
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">{t('dashboard.staffMember')}</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className="chip">
          <input type="radio" name="person" className="sr-only" checked={id === value} onChange={() => onChange(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
