import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'

export type Photo = { src: string; alt: string }
type LightboxProps = { photos: readonly Photo[]; first: number; title?: string; onClose: () => void }
const maxThumbnails = 10

/** Those about the one that is shown; `own`: where each stands among all. */
export function thumbnailsAround(photos: readonly Photo[], index: number) {
  const from = Math.min(Math.max(0, index - maxThumbnails / 2), Math.max(0, photos.length - maxThumbnails))
  return photos.slice(from, from + maxThumbnails).map(({ src }, position) => ({ src, own: from + position }))
}

/** Uploads have one more size than the pictures of the kit. */
const largerOf = (src: string) =>
  src.endsWith('-960.webp') ? `${src} 960w, ${src.replace('-960.webp', '-1920.webp')} 1920w` : undefined

/** One photo at a time; after the last comes the first. Escape and the arrow keys work everywhere in it. */
export function Lightbox({ photos, first, title, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(first)
  const photo = photos[index]
  const go = useCallback(
    (step: 1 | -1) => setIndex((now) => (now + step + photos.length) % photos.length),
    [photos.length],
  )
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') go(-1)
      if (key === 'ArrowRight') go(1)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [go])
  if (!photo) return null
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-50 bg-green-deep text-on-green"
    >
      <Modal className="h-full">
        <Dialog aria-label={title ?? t('provider.gallery')} className="lightbox on-green">
          <p className="flex items-center justify-between gap-4 px-4 py-2">
            <span aria-live="polite" className="font-bold">
              <span aria-hidden="true">
                {index + 1} / {photos.length}
              </span>
              <span className="sr-only">
                {t('provider.photo', { number: index + 1, total: photos.length })}: {photo.alt}
              </span>
            </span>
            <button type="button" className="icon-button hover:text-ink" aria-label={t('ui.close')} onClick={onClose}>
              <X aria-hidden="true" />
            </button>
          </p>
          <div className="lightbox-stage">
            <button
              type="button"
              className="icon-button hover:text-ink"
              aria-label={t('provider.previousPhoto')}
              onClick={() => go(-1)}
            >
              <ChevronLeft aria-hidden="true" className="size-8" />
            </button>
            <img
              key={photo.src}
              src={photo.src}
              srcSet={largerOf(photo.src)}
              sizes="100vw"
              alt={photo.alt}
              width={960}
              height={720}
            />
            <button
              type="button"
              className="icon-button hover:text-ink"
              aria-label={t('provider.nextPhoto')}
              onClick={() => go(1)}
            >
              <ChevronRight aria-hidden="true" className="size-8" />
            </button>
          </div>
          <ul className="lightbox-thumbnails">
            {thumbnailsAround(photos, index).map(({ src, own }) => (
              <li key={src}>
                <button
                  type="button"
                  aria-label={t('provider.showPhoto', { number: own + 1 })}
                  aria-current={own === index ? 'true' : undefined}
                  onClick={() => setIndex(own)}
                >
                  <img src={src.replace(/-960(?=\.\w+$)/, '-480')} alt="" width={96} height={72} />
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
