import { ChevronDown } from 'lucide-react'
import { type SelectHTMLAttributes, useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field.tsx'

type Option = { value: string; label: string; isDisabled?: boolean }
type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> &
  FieldTexts & { options: readonly Option[] }

/** The browser's own list, which every phone shows best; only the closed field is ours. */
export function Select({ id: givenId, label, hint, error, isLabelHidden, options, ...select }: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden ?? false}>
      <div className="field-box">
        <select
          {...select}
          id={id}
          className="field field-select"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={20} className="field-chevron" />
      </div>
    </FieldFrame>
  )
}
