import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import type { CancellationPolicy } from '../contract.ts'

/** What cancelling costs with this provider, before any time is chosen. */
export function PolicyTerms({ policy }: { policy: CancellationPolicy }) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const percentOf = (percent: number) => formatUnit(percent, 'percent', locale)
  const leadOf = (hours: number) =>
    hours > 24 && hours % 24 === 0 ? formatUnit(hours / 24, 'day', locale) : formatUnit(hours, 'hour', locale)
  const [first] = policy
  return (
    <ul>
      {!first || first.hoursBefore === 0 ? (
        <li>{t('provider.terms.always')}</li>
      ) : (
        <li>{t('provider.terms.free', { lead: leadOf(first.hoursBefore) })}</li>
      )}
      {policy.map(({ hoursBefore, feePercent }) => (
        <li key={hoursBefore}>
          {hoursBefore === 0
            ? t('provider.terms.noShow', { percent: percentOf(feePercent) })
            : t('provider.terms.fee', { lead: leadOf(hoursBefore), percent: percentOf(feePercent) })}
        </li>
      ))}
    </ul>
  )
}

// Making one costs more than the rest of the list.
const formatters = new Map<string, Intl.NumberFormat>()

/** '50%', '24 hours'. */
function formatUnit(value: number, unit: 'percent' | 'hour' | 'day', locale: string): string {
  const key = `${locale} ${unit}`
  const format =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' })
  formatters.set(key, format)
  return format.format(value)
}
