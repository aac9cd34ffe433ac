import { useRef, useState } from 'react'
import type { Call } from '../../../lib/api/call.ts'
import { uploads } from '../contract.ts'
import { uploadIdOf } from '../rules.ts'
import { sendImage } from './send-image.ts'
import { shrinkImage } from './shrink-image.ts'

export type Photo = { path: string; alt: string }
type PhotoItem = {
  key: string
  alt: string
  /** Null until it has been uploaded. */
  path: string | null
  /** Null: it was there before. */
  file: File | null
  /** Null until it is being sent. */
  share: number | null
  error: unknown
}

type Options = { call: Call; most: number }

const itemOf = ({ path, alt }: Photo): PhotoItem => ({ key: path, alt, path, file: null, share: null, error: null })

/** A list of photos that is being changed; files are sent one after the other as soon as they are chosen. */
export function usePhotoList(photos: readonly Photo[], { call, most }: Options) {
  const [items, setItems] = useState(() => photos.map(itemOf))
  const latest = useRef(items)
  const sending = useRef(Promise.resolve())
  const leaving = useRef(new Map<string, AbortController>())
  const set = (next: PhotoItem[]) => {
    latest.current = next
    setItems(next)
  }
  const change = (key: string, changes: Partial<PhotoItem>) =>
    set(latest.current.map((item) => (item.key === key ? { ...item, ...changes } : item)))

  const send = async (key: string, file: File) => {
    const isThere = () => latest.current.some((item) => item.key === key)
    if (!isThere()) return
    const leave = new AbortController()
    leaving.current.set(key, leave)
    try {
      const image = await shrinkImage(file)
      if (!isThere()) return
      const { url } = await sendImage(call, image, {
        onProgress: (share) => change(key, { share }),
        signal: leave.signal,
      })
      change(key, { path: url, share: null })
    } catch (error) {
      change(key, { error, share: null })
    }
  }
  const queue = (key: string, file: File) => {
    sending.current = sending.current.then(() => send(key, file))
  }

  return {
    items,
    photos: shownOf(items),
    isSending: items.some(({ path, error }) => path === null && error === null),
    hasFailed: items.some(({ error }) => error !== null),
    isFull: items.length >= most,
    most,
    add: (files: readonly File[]) => {
      const added = files
        .slice(0, most - latest.current.length)
        .map((file) => ({ ...itemOf({ path: '', alt: '' }), key: crypto.randomUUID(), path: null, file }))
      set([...latest.current, ...added])
      for (const { key, file } of added) queue(key, file)
    },
    retry: ({ key, file }: PhotoItem) => {
      change(key, { error: null })
      if (file) queue(key, file)
    },
    remove: ({ key, path, file }: PhotoItem) => {
      leaving.current.get(key)?.abort()
      set(latest.current.filter((item) => item.key !== key))
      const id = file && path && uploadIdOf(path)
      // What stays, a night takes away.
      if (id) call(uploads.remove, { id }).catch(() => {})
    },
    move: ({ key }: PhotoItem, by: 1 | -1) => {
      const next = [...latest.current]
      const from = next.findIndex((item) => item.key === key)
      const [moved] = next.splice(from, 1)
      if (moved) next.splice(from + by, 0, moved)
      set(next)
    },
    describe: ({ key }: PhotoItem, alt: string) => change(key, { alt }),
    /** `saved` is what became of `sent`: from now on it is what was there before. */
    restart: (sent: readonly PhotoItem[], saved: readonly Photo[]) => set(afterSaving(latest.current, sent, saved)),
  }
}

export type PhotoList = ReturnType<typeof usePhotoList>
export type { PhotoItem }

/** What was added, described, moved or removed while it was being saved stays so; what was done elsewhere is taken over. */
export function afterSaving(items: readonly PhotoItem[], sent: readonly PhotoItem[], saved: readonly Photo[]) {
  const own = items.flatMap((item) => {
    const was = sent.find(({ key, path }) => key === item.key && path !== null)
    if (!was) return [item]
    const photo = saved.find(({ path }) => path === was.path)
    return photo ? [{ ...itemOf(photo), key: item.key, alt: item.alt === was.alt ? photo.alt : item.alt }] : []
  })
  return [...own, ...saved.filter((photo) => !sent.some(({ path }) => path === photo.path)).map(itemOf)]
}

const shownOf = (items: readonly PhotoItem[]): Photo[] =>
  items.flatMap(({ path, alt }) => (path === null ? [] : { path, alt: alt.trim() }))
