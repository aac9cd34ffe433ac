import { CircleAlert } from 'lucide-react'
import { FieldError, Label, Text } from 'react-aria-components'
import type { FieldTexts } from './field.tsx'

/** What stands above and below a control of the library, looking as it does around a native one. */
export function AriaLabel({ label, hint, isLabelHidden }: Pick<FieldTexts, 'label' | 'hint' | 'isLabelHidden'>) {
  return (
    <>
      <Label className={isLabelHidden ? 'sr-only' : 'field-label'}>{label}</Label>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
    </>
  )
}

/** Our own message, else what the control itself finds wrong. */
export function AriaError({ error }: { error: string | undefined }) {
  return (
    <FieldError className="field-error">
      {({ validationErrors }) => (
        <>
          <CircleAlert aria-hidden="true" size={20} />
          <span>{error ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  )
}
