import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { askWhetherReadOnly } from '../../lib/api/call.ts'
import { isReadOnly, onReadOnly } from '../../lib/api/read-only.ts'
import { Notice } from './notice.tsx'

/** Pages whose first call may be the one that saves. */
const writing = /^\/(auth|booking|contact|provider-signup)\b/

/** While the site can show everything and save nothing. */
export function ReadOnly() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const shows = useSyncExternalStore(onReadOnly, isReadOnly, () => false)
  useEffect(() => {
    if (writing.test(pathname)) void askWhetherReadOnly()
  }, [pathname])
  return <div role="status">{shows && <Notice title={t('site.readOnly')} text={t('site.readOnlyText')} />}</div>
}
