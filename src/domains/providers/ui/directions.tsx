import { Navigation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Provider } from '../contract.ts'

export function Directions({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const { lat, lng } = provider.coordinates
  return (
    <a
      href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
      target="_blank"
      rel="noopener noreferrer"
      className="link"
    >
      <Navigation aria-hidden="true" className="size-5" />
      {t('provider.directions')}
    </a>
  )
}
