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

/** What the process of a decoder is given to do. */
export type ImageTask = { path: string; mostCpuMs: number }

export type ImageReader = {
  /** Of an image in a file, written anew without anything but its pixels. */
  read(path: string): Promise<ReadImage>
  /** Whoever sends slowly gives the place to others meanwhile. */
  receiving<T>(file: T): Promise<Awaited<T>>
}
/** Lets `work` receive an image and read it when it is that account's turn; throws `busy` before anything is received where that is not soon. */
export type WithImageReader = <T>(accountId: string, work: (reader: ImageReader) => Promise<T>) => Promise<T>

type ImageReading = {
  withImageReader: WithImageReader
  /**
   * Looks up who sends, where there may be a place; else throws `busy` at once. Of a hundred who send in one moment, looking them
   * up is what most of them cost.
   */
  whoSends<T>(lookUp: () => Promise<T>): Promise<T>
  /** Who waits for a place hears so at once, of a node that ends. */
  end(): void
}

/** One is received while another is read. More at once would be read no sooner, and who asks for pages would wait for all. */
const atWork = 2
const patienceMs = 5000
/** As many as can be read within that time. */
const waitingAtMost = 12
/** Of the places and the line. */
const ofOneAccount = 3
const slowMs = 500
/** Of a processor: everybody else comes first, and on a busy machine seconds go by in which nothing is read. */
const mostOfProcessorMs = 15_000

/** Whoever is sent away in one moment is not to come again in one. */
const comeAgain = () => busy(4 + Math.floor(Math.random() * 5))

export function createImageReader(mostCpuMs = mostOfProcessorMs): ImageReading {
  const turns = new Turns(atWork, { patienceMs, waitingAtMost, refusal: comeAgain })
  const line = new ProcessLine<ImageTask, ReadImage>({
    file: 'src/lib/read-image-process.server.ts',
    longestMs: 45_000,
    waitingAtMost: 20,
    whenIdle: true,
  })
  const turnsOfAccount = new Turns(ofOneAccount, { patienceMs, refusal: comeAgain })
  let lookedUp = 0
  // One that takes too much work or memory ends with its process.
  const unreadable = (error: unknown): ReadImage => {
    if (hasCode(error, 'busy')) throw error
    return { refused: 'unreadable' }
  }
  return {
    withImageReader: (accountId, work) =>
      turnsOfAccount.take(accountId, () =>
        turns.take('', ({ lend }) =>
          line.withPlace((run) =>
            work({
              read: (path) => run({ path, mostCpuMs }).catch(unreadable),
              receiving: (file) => lend(file, slowMs),
            }),
          ),
        ),
      ),
    whoSends: async (lookUp) => {
      if (turns.isFull('') || lookedUp >= atWork + waitingAtMost) throw comeAgain()
      lookedUp++
      try {
        return await lookUp()
      } finally {
        lookedUp--
      }
    },
    end: () => {
      turnsOfAccount.end()
      turns.end()
    },
  }
}
