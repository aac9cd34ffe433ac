import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'

/** A page that comes quickly needs no sign of its coming. */
const patienceMs = 300
/** A page whose files do not come is opened anew instead. */
const chunkTimeoutMs = 120_000

/** Mounted once, in the root: a bar along the top while a page is awaited for longer than a moment. `textOf`: what it says of some. */
export function NavigationProgress({ textOf }: { textOf: (path: string) => string | undefined }) {
  const { location } = useNavigation()
  const address = location && `${location.pathname}${location.search}${location.hash}`
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!address) return
    const timers = [
      setTimeout(() => setLate(true), patienceMs),
      setTimeout(() => window.location.assign(address), chunkTimeoutMs),
    ]
    return () => {
      timers.forEach(clearTimeout)
      setLate(false)
    }
  }, [address])
  const text = location && textOf(location.pathname)
  return (
    <>
      {isLate && <ProgressLine />}
      <p role="status" className={isLate && text ? 'navigation-text' : 'sr-only'}>
        {isLate && text}
      </p>
    </>
  )
}

export function ProgressLine() {
  const { t } = useTranslation()
  return <div role="progressbar" aria-label={t('ui.loadingPage')} aria-busy="true" className="navigation-progress" />
}
