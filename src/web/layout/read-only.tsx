import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isReadOnly, onReadOnly } from '../../lib/api/read-only.ts'
import { Notice } from './notice.tsx'

/** While the site can show everything and save nothing. */
export function ReadOnly() {
  const { t } = useTranslation()
  const shows = useSyncExternalStore(onReadOnly, isReadOnly, () => false)
  return <div role="status">{shows && <Notice title={t('site.readOnly')} text={t('site.readOnlyText')} />}</div>
}
