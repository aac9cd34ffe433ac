import { type InputHTMLAttributes, useId, useState } from 'react'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string
  hint?: string
  error?: string | undefined
}

export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-bold">
          {error}
        </p>
      )}
    </div>
  )
}

export function PasswordField({
  showLabel,
  hideLabel,
  ...field
}: FieldProps & { showLabel: string; hideLabel: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <Field {...field} type={isShown ? 'text' : 'password'} />
      <button type="button" className="nav-link -ml-2 underline" onClick={() => setShown(!isShown)}>
        {isShown ? hideLabel : showLabel}
      </button>
    </div>
  )
}
