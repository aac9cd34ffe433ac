import { Link2, Mail } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu } from '../../../ui/menu.tsx'
import { showToast } from '../../../ui/toast.ts'

type ShareMenuProps = {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
  title: string
  url: string
}

export function ShareMenu({ title, url, ...menu }: ShareMenuProps) {
  const { t } = useTranslation()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ type: 'success', message: t('share.copied') })
    } catch {
      // Forbidden by the person or, off https, by the browser: then it can still be read.
      showToast({ type: 'warning', message: t('share.notCopied', { url }), durationMs: 0 })
    }
  }
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return (
    <Menu
      {...menu}
      label={t('share.button')}
      actions={[
        { id: 'copy', label: t('share.copy'), icon: <Link2 aria-hidden="true" size={20} />, onAction: copy },
        { id: 'mail', label: t('share.mail'), icon: <Mail aria-hidden="true" size={20} />, href: mail },
      ]}
    />
  )
}
