import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

/** What every field says about itself. The id is given where a summary of errors has to link to the field. */
export type FieldTexts = {
  id?: string | undefined
  label: string
  hint?: string | undefined
  error?: string | undefined
  isLabelHidden?: boolean
}

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> &
  FieldTexts & {
    icon?: ReactNode
    /** Stands at the right end inside the field: a button of 44 px at most. */
    action?: ReactNode
  }

/** A native input of any text-like type. */
export function Field({ id: givenId, label, hint, error, isLabelHidden, icon, action, ...input }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden ?? false}>
      <div className="field-box">
        {icon && (
          <span className="field-icon" aria-hidden="true">
            {icon}
          </span>
        )}
        <input
          {...input}
          id={id}
          className={`field ${icon ? 'field-with-icon' : ''} ${action ? 'field-with-action' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {action}
      </div>
    </FieldFrame>
  )
}

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode }

/** Label and hint above, the error below; `describedBy` names both to the control between. */
export function FieldFrame({ id, label, hint, error, isLabelHidden, children }: FieldFrameProps) {
  return (
    <div className="field-frame">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <CircleAlert aria-hidden="true" size={20} />
      <span>{children}</span>
    </p>
  )
}

export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, ...others: string[]) {
  return [hint && `${id}-hint`, error && `${id}-error`, ...others].filter(Boolean).join(' ') || undefined
}
