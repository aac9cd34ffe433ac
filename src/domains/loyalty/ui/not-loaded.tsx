import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'

type NotLoadedProps = { title: string; error: Error; onRetry: () => unknown }

/** A part of the page whose call has failed, with a way to try it once more. */
export function NotLoaded({ title, error, onRetry }: NotLoadedProps) {
  const { t, i18n } = useTranslation('loyalty')
  const { t: common } = useTranslation()
  return (
    <section>
      <h2 className="h2 mb-5">{title}</h2>
      <p role="alert" className="mb-4">
        {errorText(i18n, error, t('page.partFailed'), 'loyalty')}
      </p>
      <Button variant="outline" onClick={() => onRetry()}>
        {common('search.retry')}
      </Button>
    </section>
  )
}
