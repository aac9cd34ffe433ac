import { ArrowLeft, ArrowRight, ImagePlus, RotateCw, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { PhotoItem, PhotoList } from './photo-list.ts'
import { drawOn, openImage, takenTypes } from './shrink-image.ts'

type PhotoFieldProps = {
  label: string
  /** A heading above says the same. */
  isLabelHidden?: boolean
  list: PhotoList
  /** How long what a photo shows may be; without it nobody is asked. */
  maxAlt?: number
}

/** Chooses, sends, orders and describes photos. */
export function PhotoField({ label, isLabelHidden, list, maxAlt }: PhotoFieldProps) {
  const { t } = useTranslation('uploads')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isWide = maxAlt !== undefined
  return (
    <fieldset
      aria-describedby={`${id}-hint`}
      className="grid min-w-0 gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        list.add([...event.dataTransfer.files])
      }}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'field-label mb-1'}>{label}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {t('photos.hint')} {t('photos.full', { count: list.most })} {maxAlt !== undefined && t('photos.altHint')}
      </p>
      {list.items.length > 0 && (
        <ul className={`grid grid-cols-2 gap-x-4 gap-y-6 ${isWide ? '' : 'sm:grid-cols-3'}`}>
          {list.items.map((item, index) => (
            <Item key={item.key} item={item} index={index} list={list} maxAlt={maxAlt} />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={takenTypes}
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          list.add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {!list.isFull && (
        <p className="flex flex-wrap items-center gap-3">
          <Button variant="outline" size="small" onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden="true" size={18} />
            {t('photos.add')}
          </Button>
          <span className="text-small text-ink-2 max-sm:hidden">{t('photos.drop')}</span>
        </p>
      )}
    </fieldset>
  )
}

type ItemProps = { item: PhotoItem; index: number; list: PhotoList; maxAlt: number | undefined }

function Item({ item, index, list, maxAlt }: ItemProps) {
  const { t, i18n } = useTranslation('uploads')
  const number = index + 1
  const total = list.items.length
  return (
    <li className="grid min-w-0 content-start gap-2" aria-label={t('photos.number', { number, total })}>
      <div className="window rounded-button border-b-5 border-green">
        {item.path ? <Picture src={item.path} alt={item.alt} sizes="280px" /> : <Preview file={item.file} />}
      </div>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {stateOf(item, t, localeOf(i18n.language))}
      </p>
      {item.share !== null && <progress max={1} value={item.share} aria-hidden="true" className="h-1 w-full" />}
      {item.error !== null && (
        <>
          <p role="alert" className="text-small font-bold">
            {errorText(i18n, item.error, t('photos.failed'), 'uploads')}
          </p>
          <p>
            <Button variant="quiet" size="small" onClick={() => list.retry(item)}>
              <RotateCw aria-hidden="true" size={18} />
              {t('photos.retry')}
            </Button>
          </p>
        </>
      )}
      {maxAlt !== undefined && (
        <Field
          label={t('photos.alt')}
          value={item.alt}
          maxLength={maxAlt}
          onChange={({ target }) => list.describe(item, target.value)}
        />
      )}
      <div className="flex gap-1">
        <IconButton
          label={t('photos.earlier', { number })}
          isOff={index === 0}
          icon={<ArrowLeft aria-hidden="true" size={20} />}
          onPress={() => list.move(item, -1)}
        />
        <IconButton
          label={t('photos.later', { number })}
          isOff={number === total}
          icon={<ArrowRight aria-hidden="true" size={20} />}
          onPress={() => list.move(item, 1)}
        />
        <IconButton
          label={t('photos.remove', { number })}
          icon={<X aria-hidden="true" size={20} />}
          onPress={() => list.remove(item)}
        />
      </div>
    </li>
  )
}

type Translate = ReturnType<typeof useTranslation<'uploads'>>['t']

function stateOf({ path, error, share }: PhotoItem, t: Translate, locale: string): string {
  if (path !== null || error !== null) return ''
  if (share === null) return t('photos.preparing')
  return t('photos.sending', { percent: share.toLocaleString(locale, { style: 'percent' }) })
}

type IconButtonProps = { label: string; icon: ReactNode; isOff?: boolean; onPress: () => void }

function IconButton({ label, icon, isOff = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button disabled:opacity-40"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
    >
      {icon}
    </button>
  )
}

/** What was chosen, while it is on its way. */
function Preview({ file }: { file: File | null }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!file) return
    void openImage(file).then((image) => {
      const shown = canvas.current
      if (!image || !shown) return
      const scale = Math.max(shown.width / image.width, shown.height / image.height)
      const [width, height] = [image.width * scale, image.height * scale]
      drawOn(shown, image, (shown.width - width) / 2, (shown.height - height) / 2, width, height)
      image.close()
    })
  }, [file])
  return <canvas ref={canvas} width={480} height={360} className="h-full w-full" />
}
