import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { late } from '../../../ui/late.ts'
import { Picture } from '../../../ui/picture.tsx'

const Lightbox = late(() => import('../../providers/ui/lightbox.tsx').then((module) => ({ default: module.Lightbox })))
const shownAtMost = 3

type ReviewPhotosProps = { photos: readonly string[]; name: string }

/** Up to three; the last says how many more there are. Each opens all of them. */
export function ReviewPhotos({ photos, name }: ReviewPhotosProps) {
  const { t } = useTranslation('reviews')
  const { t: common } = useTranslation()
  const [open, setOpen] = useState<number | null>(null)
  if (photos.length === 0) return null
  const total = photos.length
  const named = photos.map((src) => ({ src, alt: t('list.photoOf', { name }) }))
  const more = total - shownAtMost
  return (
    <ul className="mt-4 flex flex-wrap gap-3" aria-label={t('list.photosOf', { name })}>
      {named.slice(0, shownAtMost).map(({ src, alt }, index) => (
        <li key={src} className="w-24 sm:w-32">
          <button
            type="button"
            data-live=""
            data-late=""
            className="window w-full rounded-button border-b-5 border-green"
            aria-label={`${common('provider.photo', { number: index + 1, total })}: ${alt}`}
            onClick={() => setOpen(index)}
          >
            <Picture src={src} alt="" sizes="128px" />
            {more > 0 && index === shownAtMost - 1 && (
              <span className="absolute inset-0 grid place-items-center bg-green-deep/70 text-h3 font-bold text-on-green">
                +{more}
              </span>
            )}
          </button>
        </li>
      ))}
      {open !== null && (
        <Suspense>
          <Lightbox photos={named} first={open} title={t('list.photosOf', { name })} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </ul>
  )
}
