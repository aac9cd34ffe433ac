import { Share } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.ts'

const ShareMenu = late(() => import('./share-menu.tsx').then((module) => ({ default: module.ShareMenu })))

type ShareButtonProps = {
  name: string
  /** Whole, with its origin: it leaves the site. */
  url: string
}

/** The device's own share sheet where it has one, else a short menu. */
export function ShareButton({ name, url }: ShareButtonProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  // Unknown until it is first opened: the menu is loaded then.
  const [isOpen, setOpen] = useState<boolean>()
  const title = t('share.title', { name })
  const share = async () => {
    if (!('share' in navigator)) return setOpen(true)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Thinking better of it is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true)
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        data-live
        className={`${buttonClass('outline', 'small')} needs-script`}
        aria-haspopup="menu"
        aria-expanded={isOpen ?? false}
        onClick={share}
      >
        <Share aria-hidden="true" className="size-5" />
        {t('share.button')}
      </button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ShareMenu triggerRef={button} isOpen={isOpen} onClose={() => setOpen(false)} title={title} url={url} />
        </Suspense>
      )}
    </>
  )
}
