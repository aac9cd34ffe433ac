import { type TextareaHTMLAttributes, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, type FieldTexts } from './field.tsx'

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'value' | 'defaultValue'> &
  FieldTexts & { value?: string; defaultValue?: string }

/** With `maxLength` it counts: for the eye at every key, for the ear only when the end is near. */
export function TextArea({ id: givenId, label, hint, error, isLabelHidden, onChange, ...area }: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [typed, setTyped] = useState(area.defaultValue ?? '')
  const box = useRef<HTMLTextAreaElement>(null)
  // What was typed before the page came to life.
  useEffect(() => setTyped(box.current?.value ?? ''), [])
  const used = (area.value ?? typed).length
  const counted = area.maxLength === undefined ? [] : [`${id}-count`]
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden ?? false}>
      <textarea
        rows={4}
        {...area}
        ref={box}
        id={id}
        className="field field-area"
        onChange={(event) => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error }, ...counted)}
      />
      {area.maxLength !== undefined && <Counter id={`${id}-count`} used={used} max={area.maxLength} />}
    </FieldFrame>
  )
}

/** Said once each: a count at every key would talk over the typing. */
const saidAt = [0, 5, 10, 20]

function Counter({ id, used, max }: { id: string; used: number; max: number }) {
  const { t } = useTranslation()
  const left = saidAt.find((step) => max - used <= step)
  return (
    <>
      <p id={id} className={`field-count ${left === undefined ? '' : 'font-bold text-ink'}`}>
        {t('ui.characters', { used, max })}
      </p>
      <p role="status" className="sr-only">
        {left !== undefined && (left === 0 ? t('ui.noCharactersLeft') : t('ui.charactersLeft', { left }))}
      </p>
    </>
  )
}
