import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export type SummaryError = { fieldId: string; message: string }
type ErrorSummaryProps = { errors: readonly SummaryError[]; title?: string }

/** Takes the focus whenever it is given a new list, so that a failed send is heard and seen at once. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length === 0 && !title) return
    box.current?.focus()
    const before = document.title
    document.title = t('ui.errorTitle', { title: before })
    return () => {
      document.title = before
    }
  }, [errors, title, t])
  if (errors.length === 0 && !title) return null
  const isSaidBelow = errors.some(({ message }) => message === title)
  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <h2 className="h3">
        <CircleAlert aria-hidden="true" size={26} />
        {isSaidBelow || !title ? t('ui.problem') : title}
      </h2>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className="link" onClick={(event) => goTo(fieldId) && event.preventDefault()}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** To the field itself, or to the first one of a group; its label must be in sight. */
function goTo(fieldId: string): boolean {
  const target = document.getElementById(fieldId)
  const field = target?.matches('input, select, textarea, button')
    ? target
    : target?.querySelector('input, [role=spinbutton]')
  if (!(field instanceof HTMLElement)) return false
  const frame = field.closest('.field-frame') ?? field
  field.focus({ preventScroll: true })
  frame.scrollIntoView({ block: 'nearest' })
  return true
}
