import { ChevronDown, Coins } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CurrencyCode, defaultCurrency } from '../contract.ts'
import { chooseCurrency, detectedCurrency, useChosenCurrency } from './chosen-currency.ts'
import { rateText } from './price.tsx'

/** `currencies`: those that there are rates for; with fewer than two there is nothing to choose. */
export function CurrencyMenu({ currencies }: { currencies: readonly CurrencyCode[] }) {
  const { t } = useTranslation()
  const code = useChosenCurrency()?.code ?? null
  const details = useRef<HTMLDetailsElement>(null)
  const [detected, setDetected] = useState<CurrencyCode | null>(null)
  const hasMenu = currencies.length > 1
  const onToggle = () => {
    if (details.current?.open && !code && !detected) void detectedCurrency().then(setDetected)
  }
  // Opened before the page was live.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life.
  useEffect(onToggle, [])
  if (!hasMenu) return null
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
      onToggle={onToggle}
      onKeyDown={({ key }) => key === 'Escape' && closeToSummary()}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <summary>
        <Coins aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('currency.title')}: </span>
        {code ?? t('currency.asCharged')}
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
            {option && option === detected && <span className="badge">{t('currency.detected')}</span>}
            {option && <span className="pick-code">{option}</span>}
          </button>
        ))}
      </div>
    </details>
  )
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
