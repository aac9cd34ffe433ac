import { useTranslation } from 'react-i18next'
import { Loaded as LoadedOr, type LoadedProps } from '../../../ui/loaded.tsx'

/** On the screens of a business. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { t } = useTranslation('staff')
  return <LoadedOr {...props} failed={t('dashboard.failed')} />
}
