import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { asJpeg, drawOn } from './shrink-image.ts'

type CropDialogProps = {
  image: ImageBitmap
  isBusy: boolean
  /** How much of it has gone, 0 to 1; null: nothing is being sent. */
  share: number | null
  failure: string | null
  onClose: () => void
  onUse: (cut: Blob) => void
}

/** Of what is cut out, in pixels. */
const side = 640
const mostZoom = 4

/** `across` and `down`: 0 shows the left or upper end of the photo, 1 the other. */
type View = { zoom: number; across: number; down: number }

/** How much of the photo is beyond the square. */
function sizeOf({ width, height }: ImageBitmap, zoom: number) {
  const scale = (side / Math.min(width, height)) * zoom
  return { width: width * scale, height: height * scale }
}

const within = (value: number) => Math.min(1, Math.max(0, value))

export function CropDialog({ image, isBusy, share, failure, onClose, onUse }: CropDialogProps) {
  const { t } = useTranslation('uploads')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, setView] = useState<View>({ zoom: 1, across: 0.5, down: 0.5 })
  const { width, height } = sizeOf(image, view.zoom)
  const [beyondX, beyondY] = [width - side, height - side]
  useEffect(() => {
    if (canvas.current) drawOn(canvas.current, image, -beyondX * view.across, -beyondY * view.down, width, height)
  }, [image, beyondX, beyondY, view, width, height])
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    if (buttons === 0) return
    const perPixel = side / currentTarget.clientWidth
    const moved = (at: number, by: number, beyond: number) => (beyond > 0 ? within(at - (by * perPixel) / beyond) : at)
    setView((now) => ({
      ...now,
      across: moved(now.across, movementX, beyondX),
      down: moved(now.down, movementY, beyondY),
    }))
  }
  return (
    <Dialog
      title={t('avatar.title')}
      isOpen
      isNarrow
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('avatar.cancel')}
          </Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            onClick={async () => canvas.current && onUse(await asJpeg(canvas.current))}
          >
            {t(isBusy ? 'avatar.sending' : 'avatar.use')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 p-6">
        <p>{t('avatar.how')}</p>
        <canvas
          ref={canvas}
          width={side}
          height={side}
          className="mx-auto aspect-square w-full max-w-[280px] cursor-move touch-none rounded-full bg-paper-2"
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        />
        <Slider
          label={t('avatar.zoom')}
          value={(view.zoom - 1) / (mostZoom - 1)}
          onChange={(value) => setView({ ...view, zoom: 1 + value * (mostZoom - 1) })}
        />
        <Slider
          label={t('avatar.across')}
          value={view.across}
          isOff={beyondX < 1}
          onChange={(across) => setView({ ...view, across })}
        />
        <Slider
          label={t('avatar.down')}
          value={view.down}
          isOff={beyondY < 1}
          onChange={(down) => setView({ ...view, down })}
        />
        {share !== null && <progress max={1} value={share} aria-label={t('avatar.sending')} className="h-1 w-full" />}
        {failure && (
          <p role="alert" className="font-bold">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  )
}

type SliderProps = { label: string; value: number; isOff?: boolean; onChange: (value: number) => void }

function Slider({ label, value, isOff = false, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-4">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.02}
        value={value}
        disabled={isOff}
        className="h-11 w-full accent-green-text"
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  )
}
