import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { AboutPrice } from '../../currency/ui/price.tsx'
import type { ProviderCard } from '../contract.ts'
import { priceLabel } from './provider-texts.ts'

type ServicePriceProps = { service: { priceMinor: number; currency: string } }

export function ServicePrice({ service }: ServicePriceProps) {
  const { priceMinor, currency } = service
  return <TotalPrice minor={priceMinor} currency={currency} services={[service]} />
}

type TotalPriceProps = { minor: number; currency: string; services: readonly { priceMinor: number }[] }

/** Of services together; beside it, for whoever has chosen another currency, about how much that is. */
export function TotalPrice({ minor, currency, services }: TotalPriceProps) {
  const { i18n } = useTranslation()
  return (
    <>
      {priceLabel(i18n, minor, currency, services)}
      {minor > 0 && <AboutPrice minor={minor} currency={currency} />}
    </>
  )
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
