import { hasCode } from './api/errors.ts'
import { ProcessLine } from './process-line.server.ts'

/** What a page asks an image for, in pixels across; smaller ones are never made larger. */
export const imageWidths = [192, 480, 960, 1920] as const
export const maxPixels = 50_000_000

export type ImageFile = { width: (typeof imageWidths)[number]; bytes: Uint8Array }
/** `width` and `height` of the largest file; `refused`: why there is none. */
export type ReadImage =
  | { refused: 'unreadable' | 'too_many_pixels' }
  | { refused: null; width: number; height: number; files: ImageFile[] }

/**
 * Lets `work` read an image from a file, written anew without anything but its pixels. Throws `busy` before anything is
 * received where too many do so already.
 */
export type WithImageReader = <T>(work: (read: (path: string) => Promise<ReadImage>) => Promise<T>) => Promise<T>

export function createImageReader(): WithImageReader {
  const line = new ProcessLine<string, ReadImage>({
    file: 'src/lib/read-image-process.server.ts',
    longestMs: 15_000,
    waitingAtMost: 20,
  })
  // One that takes too long or too much memory ends with its process.
  const unreadable = (error: unknown): ReadImage => {
    if (hasCode(error, 'busy')) throw error
    return { refused: 'unreadable' }
  }
  return (work) => line.withPlace((run) => work((path) => run(path).catch(unreadable)))
}
