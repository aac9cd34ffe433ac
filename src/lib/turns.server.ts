import { AppError } from './api/errors.ts'

const maxWaiting = 100

type Line = { atWork: number; waiting: Set<() => void> }

/** Lets `places` calls of one caller be at work at the same time; more wait in line for a moment, then are refused. */
export class Turns {
  readonly #lines = new Map<string, Line>()
  readonly #places: number
  readonly #patienceMs: number

  constructor(places: number, patienceMs = 2000) {
    this.#places = places
    this.#patienceMs = patienceMs
  }

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { atWork: 0, waiting: new Set() }
    this.#lines.set(key, line)
    if (line.atWork < this.#places) line.atWork++
    else await placeInLine(line, this.#patienceMs)
    try {
      return await work()
    } finally {
      this.#leave(key, line)
    }
  }

  /** A place goes from hand to hand, so that nobody slips in before who has waited longest. */
  #leave(key: string, line: Line) {
    const [next] = line.waiting
    if (next) next()
    else if (--line.atWork === 0) this.#lines.delete(key)
  }
}

function placeInLine({ waiting }: Line, patienceMs: number): Promise<void> {
  if (waiting.size >= maxWaiting) throw tooMany()
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(patience)
      waiting.delete(enter)
      resolve()
    }
    const patience = setTimeout(() => {
      waiting.delete(enter)
      reject(tooMany())
    }, patienceMs)
    waiting.add(enter)
  })
}

const tooMany = () =>
  new AppError('rate_limited', 'too_many_at_once', 'Too many requests at the same time. Please wait a moment.', {
    retryAfterSeconds: 1,
  })
