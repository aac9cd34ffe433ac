import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'

/** A page that comes quickly needs no sign of its coming. */
const patienceMs = 300

/** Mounted once, in the root: a bar along the top while a page is awaited for longer than a moment. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle'
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isNavigating) return
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isNavigating])
  return isLate ? <ProgressLine /> : null
}

export function ProgressLine() {
  const { t } = useTranslation()
  return <div role="progressbar" aria-label={t('ui.loadingPage')} aria-busy="true" className="navigation-progress" />
}
