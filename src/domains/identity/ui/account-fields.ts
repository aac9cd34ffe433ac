import { useTranslation } from 'react-i18next'
import { accountLengths } from '../account-contract.ts'
import type { FormField } from './account-form.tsx'

/** What the forms around an account ask for. */
export function useAccountFields() {
  const { t } = useTranslation()
  const password = { label: t('auth.password'), type: 'password', maxLength: accountLengths.password } as const
  return {
    firstName: {
      name: 'firstName',
      label: t('auth.firstName'),
      autoComplete: 'given-name',
      maxLength: accountLengths.name,
      wrong: t('auth.invalid.firstName'),
    },
    lastName: {
      name: 'lastName',
      label: t('auth.lastName'),
      autoComplete: 'family-name',
      maxLength: accountLengths.name,
      wrong: t('auth.invalid.lastName'),
    },
    email: {
      name: 'email',
      label: t('auth.email'),
      type: 'email',
      autoComplete: 'email',
      maxLength: accountLengths.email,
      wrong: t('auth.invalid.email'),
    },
    password: { ...password, name: 'password', autoComplete: 'current-password' },
    newPassword: {
      ...password,
      name: 'newPassword',
      autoComplete: 'new-password',
      hint: t('auth.passwordHint'),
      minLength: 8,
      wrong: t('auth.invalid.password'),
    },
  } as const satisfies Record<string, FormField>
}
