import { ProcessLine } from './process-line.server.ts'

/** What a page asks an image for, in pixels across; smaller ones are never made larger. */
export const imageWidths = [192, 480, 960, 1920] as const
export const maxPixels = 50_000_000

type ImageFile = { width: (typeof imageWidths)[number]; bytes: Uint8Array }
/** `width` and `height` of the largest file; `refused`: why there is none. */
export type ReadImage =
  | { refused: 'unreadable' | 'too_many_pixels' }
  | { refused: null; width: number; height: number; files: ImageFile[] }

/** Reads an image from a file and writes it anew, without anything but its pixels. Throws `busy`. */
export function createImageReader(): (path: string) => Promise<ReadImage> {
  const line = new ProcessLine<string, ReadImage>({
    file: 'src/lib/read-image-process.server.ts',
    longestMs: 15_000,
    waitingAtMost: 20,
  })
  // One that takes too long or too much memory ends with its process.
  const unreadable = (error: unknown): ReadImage => {
    if (error instanceof Error && error.name === 'AppError') throw error
    return { refused: 'unreadable' }
  }
  return (path) => line.run(path).catch(unreadable)
}
