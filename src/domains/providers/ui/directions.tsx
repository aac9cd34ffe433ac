import { Navigation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OutwardLink } from '../../../ui/outward-link.tsx'
import type { Provider } from '../contract.ts'

export function Directions({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const { lat, lng } = provider.coordinates
  return (
    <OutwardLink href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`} className="link">
      <Navigation aria-hidden="true" className="size-5" />
      {t('provider.directions')}
    </OutwardLink>
  )
}
