export const maxImageBytes = 12 * 1024 * 1024
/** The longer side of what a browser sends; a phone's photo has more. */
export const sentPixels = 4000

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const path = new RegExp(`^/uploads/(${uuid})-(192|480|960|1920)\\.webp$`)

/** Where a page finds an upload, `width` pixels across at most. */
export const uploadPath = (id: string, width: 192 | 480 | 960 | 1920 = 960) => `/uploads/${id}-${width}.webp`
export const isUploadPath = (text: string) => path.test(text)
/** Null: a picture that is no upload. */
export const uploadIdOf = (text: string): string | null => path.exec(text)?.[1] ?? null
/** As pages name it; each has one such name. */
export const isUpload = (text: string) => text.endsWith('-960.webp') && isUploadPath(text)
/** The name it is stored under. */
export const fileOf = (uploaded: string) => uploaded.slice('/uploads/'.length)

type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

/** By its first bytes: what a file calls itself, anybody can say. Null: nothing we take. */
export function imageKind(head: Uint8Array): ImageKind | null {
  const text = String.fromCharCode(...head.subarray(0, 32))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (!text.startsWith('ftyp', 4)) return null
  const brands = [text.slice(8, 12), ...(text.slice(16).match(/.{4}/gs) ?? [])]
  if (brands.includes('avif')) return 'avif'
  return brands.some((brand) => ['heic', 'heix', 'heim', 'heis', 'mif1', 'hevc'].includes(brand)) ? 'heic' : null
}
