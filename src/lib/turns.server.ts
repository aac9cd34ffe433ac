import { AppError } from './api/errors.ts'

type Waiting = { enter(): void; giveUp(): void }
type Line = { atWork: number; waiting: Set<Waiting>; lenders: number; returning: Set<() => void> }
export type Turn = {
  /** Waits for somebody else: after `afterMs` the place is lent, and had back, before all who wait in line, when that is over. */
  lend<T>(wait: T, afterMs: number): Promise<Awaited<T>>
}
type TurnsOptions = { patienceMs?: number; waitingAtMost?: number; refusal?: () => AppError }

/** Lets `places` calls of one caller be at work at the same time; more wait in line for a moment, then are refused. */
export class Turns {
  readonly #lines = new Map<string, Line>()
  readonly #places: number
  readonly #options: Required<TurnsOptions>
  #isEnding = false

  constructor(places: number, { patienceMs = 2000, waitingAtMost = 100, refusal = tooMany }: TurnsOptions = {}) {
    this.#places = places
    this.#options = { patienceMs, waitingAtMost, refusal }
  }

  /** Of a node that ends: nobody waits in line any more, since another node may have a place. Who is at work stays. */
  end() {
    this.#isEnding = true
    for (const { waiting } of this.#lines.values()) for (const one of waiting) one.giveUp()
  }

  /** Whoever would be refused at once. */
  isFull(key: string): boolean {
    const line = this.#lines.get(key)
    return line !== undefined && line.atWork >= this.#places && this.#refusesMore(line)
  }

  #refusesMore({ waiting }: Line): boolean {
    return this.#isEnding || waiting.size >= this.#options.waitingAtMost
  }

  async take<T>(key: string, work: (turn: Turn) => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { atWork: 0, waiting: new Set(), lenders: 0, returning: new Set() }
    this.#lines.set(key, line)
    if (!this.#enter(line)) await this.#wait(line)
    try {
      return await work({ lend: (wait, afterMs) => this.#lend(line, wait, afterMs) })
    } finally {
      leave(line)
      if (line.atWork + line.lenders === 0) this.#lines.delete(key)
    }
  }

  #wait(line: Line): Promise<void> {
    if (this.#refusesMore(line)) throw this.#options.refusal()
    return placeInLine(line, this.#options)
  }

  async #lend<T>(line: Line, wait: T, afterMs: number): Promise<Awaited<T>> {
    let isLent = false
    const lending = setTimeout(() => {
      isLent = true
      line.lenders++
      leave(line)
    }, afterMs)
    try {
      return await wait
    } finally {
      clearTimeout(lending)
      if (isLent) await this.#comeBack(line)
    }
  }

  async #comeBack(line: Line) {
    if (!this.#enter(line)) await new Promise<void>((resolve) => line.returning.add(resolve))
    line.lenders--
  }

  #enter(line: Line): boolean {
    const isFree = line.atWork < this.#places
    if (isFree) line.atWork++
    return isFree
  }
}

/** A place goes from hand to hand, so that nobody slips in before who has waited longest. */
function leave(line: Line) {
  const [back] = line.returning
  const [next] = line.waiting
  if (back) {
    line.returning.delete(back)
    back()
  } else if (next) next.enter()
  else line.atWork--
}

function placeInLine({ waiting }: Line, { patienceMs, refusal }: Required<TurnsOptions>): Promise<void> {
  // Those who came in one moment do not all go in one.
  const lastingMs = patienceMs * (0.75 + Math.random() / 4)
  return new Promise((resolve, reject) => {
    const leaveLine = () => {
      clearTimeout(patience)
      waiting.delete(one)
    }
    const one: Waiting = {
      enter: () => {
        leaveLine()
        resolve()
      },
      giveUp: () => {
        leaveLine()
        reject(refusal())
      },
    }
    const patience = setTimeout(one.giveUp, lastingMs)
    waiting.add(one)
  })
}

const tooMany = () =>
  new AppError('rate_limited', 'too_many_at_once', 'Too many requests at the same time. Please wait a moment.', {
    retryAfterSeconds: 1,
  })
