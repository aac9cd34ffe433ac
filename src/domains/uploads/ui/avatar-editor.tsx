import { Camera } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call } from '../../../lib/api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { late } from '../../../ui/late.ts'
import { showToast } from '../../../ui/toast.ts'
import { sendImage } from './send-image.ts'
import { openImage, takenTypes } from './shrink-image.ts'

const CropDialog = late(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })))

type AvatarEditorProps = {
  call: Call
  hasPhoto: boolean
  /** Null: none from now on. */
  onChoose: (uploadId: string | null) => Promise<void>
}

/** Chooses, positions and sends a photo, or takes it away. */
export function AvatarEditor({ call, hasPhoto, onChoose }: AvatarEditorProps) {
  const { t, i18n } = useTranslation('uploads')
  const input = useRef<HTMLInputElement>(null)
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    const opened = await openImage(file)
    setImage(opened)
    setFailure(opened ? null : t('avatar.unreadable'))
  }
  const change = async (work: () => Promise<void>, done: string) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      setImage(null)
      showToast({ type: 'success', message: done })
    } catch (error) {
      setFailure(errorText(i18n, error, t('avatar.failed'), 'uploads'))
    } finally {
      setBusy(false)
      setShare(null)
    }
  }
  const send = async (cut: Blob) => {
    setShare(0)
    await onChoose((await sendImage(call, cut, { onProgress: setShare })).id)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={takenTypes}
        hidden
        aria-label={t('avatar.choose')}
        onChange={({ target }) => {
          void open(target.files?.[0])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <p className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => input.current?.click()}>
          <Camera aria-hidden="true" size={18} />
          {t(hasPhoto ? 'avatar.change' : 'avatar.choose')}
        </Button>
        {hasPhoto && (
          <Button
            variant="quiet"
            size="small"
            isBusy={isBusy}
            onClick={() => change(() => onChoose(null), t('avatar.removed'))}
          >
            {t('avatar.remove')}
          </Button>
        )}
      </p>
      <p className="mt-1 text-small text-ink-2">{t('avatar.hint')}</p>
      {failure && image === null && (
        <p role="alert" className="mt-2 font-bold">
          {failure}
        </p>
      )}
      {image && (
        <Suspense>
          <CropDialog
            image={image}
            isBusy={isBusy}
            share={share}
            failure={failure}
            onClose={() => setImage(null)}
            onUse={(cut) => change(() => send(cut), t('avatar.saved'))}
          />
        </Suspense>
      )}
    </>
  )
}
