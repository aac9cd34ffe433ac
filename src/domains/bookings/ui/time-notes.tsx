import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDateTime, zoneName } from '../../../ui/date-format.ts'
import type { Provider } from '../../providers/contract.ts'

type Named = Pick<Provider, 'name' | 'timezone'>

/** What is chosen here is asked for, not booked. */
export function RequestNotice({ provider }: { provider: Named }) {
  const { t } = useTranslation()
  return <p className="mb-5 rounded-button bg-green-tint p-4">{t('booking.requestMode', { name: provider.name })}</p>
}

export function NextAvailable({ start }: { start: string }) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const when = formatShortDateTime(start, locale)
  return <span>{t('booking.nextAvailable', { when })}</span>
}

export function ZoneNote({ provider }: { provider: Named }) {
  const { t, i18n } = useTranslation()
  const zone = zoneName(provider.timezone, localeOf(i18n.language))
  return <p className="mt-6 text-small text-ink-2">{t('booking.zone', { zone, name: provider.name })}</p>
}
