import { ChevronDown, Coins } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CurrencyCode, defaultCurrency } from '../contract.ts'
import { chooseCurrency, useChosenCurrency } from './chosen-currency.ts'
import { rateText } from './price.tsx'

/** `currencies`: those that there are rates for; with fewer than two there is nothing to choose. */
export function CurrencyMenu({ currencies }: { currencies: readonly CurrencyCode[] }) {
  const { t } = useTranslation()
  const { code = null, isDetected = false } = useChosenCurrency() ?? {}
  const details = useRef<HTMLDetailsElement>(null)
  const isJustDetected = useForAWhile(isDetected)
  if (currencies.length < 2) return null
  const close = () => {
    if (details.current) details.current.open = false
  }
  const closeToSummary = () => {
    close()
    details.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      className="pick needs-script"
      onKeyDown={({ key }) => key === 'Escape' && closeToSummary()}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <summary>
        <Coins aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('currency.title')}: </span>
        {code ?? t('currency.asCharged')}
        {isJustDetected && <span className="badge">{t('currency.detected')}</span>}
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <div>
        {[null, ...currencies].map((option) => (
          <button
            key={option}
            type="button"
            data-live
            aria-current={option === code ? 'true' : undefined}
            onClick={() => {
              chooseCurrency(option)
              closeToSummary()
            }}
          >
            {option ? t(`currency.names.${option}`) : t('currency.asCharged')}
            {option && option === code && isDetected && <span className="badge">{t('currency.detected')}</span>}
            {option && <span className="pick-code">{option}</span>}
          </button>
        ))}
      </div>
    </details>
  )
}

const shownMs = 2000

/** True for two seconds from when it becomes so. */
function useForAWhile(isSo: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    if (!isSo) return
    const timer = setTimeout(() => setOver(true), shownMs)
    return () => clearTimeout(timer)
  }, [isSo])
  return isSo && !isOver
}

/** By what rate the amounts in brackets are made; told when it changes, and empty for whoever sees none. */
export function RateNote() {
  const { t, i18n } = useTranslation()
  const chosen = useChosenCurrency()
  const rate = rateText(i18n, chosen, chosen?.code === defaultCurrency ? 'EUR' : defaultCurrency)
  return (
    <p role="status" className="text-small text-ink-2 not-empty:mt-4">
      {rate && t('currency.note', { rate })}
    </p>
  )
}
