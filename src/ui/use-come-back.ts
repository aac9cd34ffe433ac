import { useEffect, useRef } from 'react'

/** What is done when the browser's own button has brought back the page as it was left: whatever it was busy with is over. */
export function useComeBack(rest: () => void) {
  const latest = useRef(rest)
  useEffect(() => {
    latest.current = rest
  })
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current()
    }
    addEventListener('pageshow', hear)
    return () => removeEventListener('pageshow', hear)
  }, [])
}
