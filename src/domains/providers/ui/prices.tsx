import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { AboutPrice, Price } from '../../currency/ui/price.tsx'
import type { ProviderCard, Service } from '../contract.ts'

export function ServicePrice({ service: { priceMinor, currency } }: { service: Service }) {
  const { t } = useTranslation()
  return priceMinor === 0 ? t('provider.contactForPricing') : <Price minor={priceMinor} currency={currency} />
}

/** 'from £40' */
export function StartingPrice({ provider }: { provider: Pick<ProviderCard, 'startingPriceMinor' | 'currency'> }) {
  const { t, i18n } = useTranslation()
  const { startingPriceMinor: minor, currency } = provider
  if (!minor) return t('provider.contactForPricing')
  return (
    <>
      {t('provider.from', { price: formatMoney(minor, currency, localeOf(i18n.language)) })}
      <AboutPrice minor={minor} currency={currency} />
    </>
  )
}
