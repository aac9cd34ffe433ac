import { busy, hasCode } from './api/errors.ts'
import { ProcessLine } from './process-line.server.ts'
import { Turns } from './turns.server.ts'

/** What a page asks an image for, in pixels across; smaller ones are never made larger. */
export const imageWidths = [192, 480, 960, 1920] as const
export const maxPixels = 50_000_000

export type ImageFile = { width: (typeof imageWidths)[number]; bytes: Uint8Array }
/** `width` and `height` of the largest file; `refused`: why there is none. */
export type ReadImage =
  | { refused: 'unreadable' | 'too_many_pixels' }
  | { refused: null; width: number; height: number; files: ImageFile[] }

export type ImageReader = {
  /** Of an image in a file, written anew without anything but its pixels. */
  read(path: string): Promise<ReadImage>
  /** Whoever sends slowly gives the place to others meanwhile. */
  receiving<T>(file: T): Promise<Awaited<T>>
}
/** Lets `work` receive an image and read it when it is its turn; throws `busy` before anything is received where that is not soon. */
export type WithImageReader = <T>(work: (reader: ImageReader) => Promise<T>) => Promise<T>

/** One is received while another is read. More at once would be read no sooner, and who asks for pages would wait for all. */
const atWork = 2
const patienceMs = 5000
const slowMs = 500

/** `end`: who waits for a place hears so at once, of a node that ends. */
export function createImageReader(): { withImageReader: WithImageReader; end(): void } {
  const turns = new Turns(atWork, { patienceMs, refusal: () => busy(5) })
  const line = new ProcessLine<string, ReadImage>({
    file: 'src/lib/read-image-process.server.ts',
    longestMs: 45_000,
    waitingAtMost: 20,
    whenIdle: true,
  })
  // One that takes too much work or memory ends with its process.
  const unreadable = (error: unknown): ReadImage => {
    if (hasCode(error, 'busy')) throw error
    return { refused: 'unreadable' }
  }
  const withImageReader: WithImageReader = (work) =>
    turns.take('', ({ lend }) =>
      line.withPlace((run) =>
        work({ read: (path) => run(path).catch(unreadable), receiving: (file) => lend(file, slowMs) }),
      ),
    )
  return { withImageReader, end: () => turns.end() }
}
