import { type ReactNode, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { loadBookingTexts } from '../../../i18n/bookings/booking-texts.ts'
import { defaultLanguage, pickLanguage } from '../../../i18n/languages.ts'

let coming: Promise<void> | undefined

/** Around what speaks with `useTranslation('bookings')`: in a browser these texts come with the page that shows them. */
export function BookingTexts({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<p role="status">{t('ui.loading')}</p>}>
      <Awaited>{children}</Awaited>
    </Suspense>
  )
}

function Awaited({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  if (!i18n.hasResourceBundle(i18n.language, 'bookings')) {
    coming ??= loadBookingTexts(pickLanguage(i18n.language) ?? defaultLanguage)
    use(coming)
  }
  return children
}
