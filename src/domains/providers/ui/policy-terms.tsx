import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import type { CancellationPolicy } from '../contract.ts'

/** What cancelling costs with this provider, before any time is chosen. */
export function PolicyTerms({ policy }: { policy: CancellationPolicy }) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const percentOf = (percent: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent' }).format(percent)
  const leadOf = (hours: number) => {
    const [count, unit] = hours > 24 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  }
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
