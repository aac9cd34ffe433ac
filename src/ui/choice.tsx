import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { describedBy, FieldError, type FieldTexts } from './field.tsx'
import { Star } from './stars.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> &
  Omit<FieldTexts, 'label' | 'isLabelHidden'> & { label: ReactNode }

export function Checkbox({ id: givenId, label, hint, error, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className="field-frame">
      <div className="choice">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="choice-box"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <label htmlFor={id} className="choice-label">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="field-hint choice-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

type Choice = { value: string; label: ReactNode; detail?: ReactNode; aside?: ReactNode; isDisabled?: boolean }
type Look = 'plain' | 'card' | 'slot' | 'stars'
type RadioGroupProps = FieldTexts & {
  name: string
  options: readonly Choice[]
  /**
   * plain: a list; card: rows with a detail and something at the right; slot: short values side by side; stars: as many stars as
   * there are options, from the lowest, and what the chosen one is called.
   */
  look?: Look
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  isRequired?: boolean
}

export function RadioGroup({ look = 'plain', options, ...group }: RadioGroupProps) {
  const { id: givenId, label, hint, error, isLabelHidden, name, value, defaultValue, onChange, isRequired } = group
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <fieldset
      id={id}
      className="field-frame"
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'field-label'}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div className={`radios radios-${look}`}>
        {options.map((option) => (
          <Radio
            key={option.value}
            option={option}
            look={look}
            name={name}
            required={isRequired}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
        ))}
        {look === 'stars' && (
          <span aria-hidden="true" className="ps-2 font-bold">
            {options.find((option) => option.value === value)?.label}
          </span>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

type RadioProps = InputHTMLAttributes<HTMLInputElement> & { option: Choice; look: Look }

function Radio({ option, look, ...input }: RadioProps) {
  const { value, label, detail, aside, isDisabled } = option
  if (look === 'slot') {
    return (
      <label className="slot slot-choice">
        <input {...input} type="radio" className="sr-only" value={value} disabled={isDisabled} />
        {label}
      </label>
    )
  }
  if (look === 'stars') {
    return (
      <label className="star-choice">
        <input {...input} type="radio" className="sr-only" value={value} disabled={isDisabled} />
        <span className="sr-only">{label}</span>
        <Star />
      </label>
    )
  }
  return (
    <label className={`choice ${look === 'card' ? 'choice-card' : ''}`}>
      <input {...input} type="radio" className="choice-box choice-dot" value={value} disabled={isDisabled} />
      <span className="choice-label">
        {label}
        {detail && <span className="choice-detail">{detail}</span>}
      </span>
      {aside && <span className="choice-aside">{aside}</span>}
    </label>
  )
}
