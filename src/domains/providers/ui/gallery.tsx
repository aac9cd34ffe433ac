import { ChevronLeft, ChevronRight, Images } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { late } from '../../../ui/late.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { Photo } from './lightbox.tsx'

const Lightbox = late(() => import('./lightbox.tsx').then((module) => ({ default: module.Lightbox })))

/** How many the shop front shows, side by side or one after the other. */
export const frontPhotos = 5

/** The shop front: one large photo and up to four small ones under an awning; on a phone a strip to swipe. */
export function FrontPhotos({ photos }: { photos: readonly Photo[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<number | null>(null)
  const shown = photos.slice(0, frontPhotos)
  return (
    <div className="relative">
      <span className="awning awning-section shop-front-awning" aria-hidden="true" />
      <div className={`shop-front ${shown.length > 1 ? `shop-front-many shop-front-${shown.length}` : ''}`}>
        {shown.length === 0 && (
          <div className="window">
            <Picture src={null} alt="" sizes="" />
          </div>
        )}
        {shown.map((photo, index) => (
          <button
            key={photo.src}
            type="button"
            data-live=""
            className="window"
            aria-label={`${t('provider.photo', { number: index + 1, total: photos.length })}: ${photo.alt}`}
            onClick={() => setOpen(index)}
          >
            <Picture
              src={photo.src}
              alt=""
              isFirst={index === 0}
              sizes={index === 0 ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 641px) 25vw, 100vw'}
            />
          </button>
        ))}
      </div>
      <div className="sill" />
      {photos.length > 1 && (
        <button type="button" data-live="" className="shop-front-all" onClick={() => setOpen(0)}>
          <Images aria-hidden="true" className="size-5" />
          {t('provider.allPhotos', { count: photos.length })}
        </button>
      )}
      {open !== null && (
        <Suspense>
          <Lightbox photos={photos} first={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}

type CarouselProps = {
  photos: readonly Photo[]
  /** How many of them are seen elsewhere on the page. */
  skipped?: number
  title: string
}

/** Scrolls by itself under a thumb; the arrows move it by what is in sight. */
export function Carousel({ photos, skipped = 0, title }: CarouselProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<number | null>(null)
  const shown = photos.slice(skipped)
  const move = (direction: 1 | -1) => list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8 })
  return (
    <>
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 className="h2">{title}</h2>
        {shown.length > 1 && (
          <div className="flex gap-1">
            <button
              type="button"
              data-live=""
              className="icon-button"
              aria-label={t('provider.previousPhoto')}
              onClick={() => move(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button
              type="button"
              data-live=""
              className="icon-button"
              aria-label={t('provider.nextPhoto')}
              onClick={() => move(1)}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      {photos.length === 0 && <p className="lead">{t('provider.noPhotos')}</p>}
      <ul ref={list} className="carousel">
        {shown.map((photo, index) => (
          <li key={photo.src}>
            <button
              type="button"
              data-live=""
              className="window w-full"
              aria-label={`${t('provider.photo', { number: skipped + index + 1, total: photos.length })}: ${photo.alt}`}
              onClick={() => setOpen(skipped + index)}
            >
              <Picture src={photo.src} alt="" sizes="(min-width: 1024px) 20vw, (min-width: 640px) 30vw, 70vw" />
            </button>
            <div className="sill" />
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <Lightbox photos={photos} first={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
