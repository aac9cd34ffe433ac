import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from './field.tsx'

/** Its name stays 'Show password' when it is shown: what changes is whether the button is pressed. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'action'>) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button
          type="button"
          className="field-action"
          aria-pressed={isShown}
          aria-label={t('ui.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" size={22} />
        </button>
      }
    />
  )
}
