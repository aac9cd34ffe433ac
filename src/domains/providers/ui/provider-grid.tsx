import type { ReactNode } from 'react'
import type { ProviderCard as Card } from '../contract.ts'
import type { FreeTimes } from './free-times.tsx'
import { ProviderCard } from './provider-card.tsx'

type ProviderGridProps = {
  providers: readonly (Card & Partial<FreeTimes>)[]
  /** Of those that do not bring theirs; null: they could not be looked up. */
  times?: ReadonlyMap<string, FreeTimes> | null
  headingLevel?: 'h2' | 'h3'
  /** On a phone a street to walk along sideways. */
  isStreet?: boolean
  /** The first picture is the largest thing on the screen. */
  isFirstOnPage?: boolean
  corner?: (provider: Card) => ReactNode
}

export function ProviderGrid({
  providers,
  times,
  headingLevel,
  isStreet = false,
  isFirstOnPage = false,
  corner,
}: ProviderGridProps) {
  return (
    <ul className={`shops ${isStreet ? 'shops-street' : ''}`}>
      {providers.map(({ serviceId = null, today, slots, ...provider }, index) => (
        <li key={provider.id}>
          <ProviderCard
            provider={provider}
            times={today && slots ? { serviceId, today, slots } : (times?.get(provider.id) ?? null)}
            isFirst={isFirstOnPage && index === 0}
            corner={corner?.(provider)}
            {...(headingLevel && { headingLevel })}
          />
        </li>
      ))}
    </ul>
  )
}
