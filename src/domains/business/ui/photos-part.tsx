import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../identity/ui/session.ts'
import { type OwnProvider, photoLimits } from '../../providers/own-contract.ts'
import { useProviderChange } from '../../staff/ui/own-provider.ts'
import { Refused } from '../../staff/ui/reassign-plan.tsx'
import { PhotoField } from '../../uploads/ui/photo-field.tsx'
import { usePhotoList } from '../../uploads/ui/photo-list.ts'
import { UploadTexts } from '../../uploads/ui/upload-texts.tsx'
import { ownProvider as calls } from '../contract.ts'

/** The photos of the page, saved by themselves. */
export function PhotosPart({ provider }: { provider: OwnProvider }) {
  const { t } = useTranslation('business')
  return (
    <section className="dash-part mt-6" aria-labelledby="photos-title">
      <h2 id="photos-title" className="h3">
        {t('page.photos')}
      </h2>
      <div className="grid min-w-0 gap-6">
        <UploadTexts>
          <Photos provider={provider} />
        </UploadTexts>
      </div>
    </section>
  )
}

const pathsOf = ({ photos }: OwnProvider) => photos.map(({ path }) => path)

function Photos({ provider }: { provider: OwnProvider }) {
  const { t } = useTranslation(['business', 'staff', 'uploads'])
  const list = usePhotoList(provider.photos, { call, most: photoLimits.count })
  const known = useRef(pathsOf(provider))
  const save = useProviderChange({
    change: async () => {
      const { items, photos } = list
      const saved = await call(calls.setPhotos, { id: provider.id, photos, known: known.current })
      known.current = pathsOf(saved)
      list.restart(items, saved.photos)
    },
    done: t('staff:dashboard.saved'),
  })
  const isReady = !list.isSending && !list.hasFailed
  return (
    <>
      <p className="max-w-[62ch] text-ink-2">{t('page.photosText')}</p>
      <PhotoField label={t('page.photos')} isLabelHidden list={list} maxAlt={photoLimits.alt} />
      <Refused error={save.error} />
      <p className="flex flex-wrap items-center gap-3">
        <Button variant="primary" isBusy={save.isPending} disabled={!isReady} onClick={() => save.mutate()}>
          {t('page.photosSave')}
        </Button>
        {list.isSending && <span className="text-ink-2">{t('uploads:photos.waiting')}</span>}
      </p>
    </>
  )
}
