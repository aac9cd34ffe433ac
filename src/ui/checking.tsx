import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { followWork, isAtWork } from '../lib/at-work.ts'

const useIsAtWork = () => useSyncExternalStore(followWork, isAtWork, () => false)

/** What a button says while its form is sent: that something is checked, where the call has to bring some work. */
export function BusyText({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return useIsAtWork() ? t('ui.checking') : children
}

/** The same for who hears it: a button whose text changes says nothing. */
export function CheckingStatus() {
  const { t } = useTranslation()
  const isChecking = useIsAtWork()
  return (
    <span className="sr-only" aria-live="polite">
      {isChecking && t('ui.checking')}
    </span>
  )
}
