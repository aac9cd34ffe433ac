import type { ServerResponse } from 'node:http'
import { AppError, busy } from './api/errors.ts'

type Whose = {
  accountId: string
  providerId: string | null
  address: string
  /** How long the token is still good that it was opened with. */
  milliseconds: number
}
type Stream = { response: ServerResponse; endsAt: number; keys: readonly string[] }

/** On one node. An office behind one address has more browsers than a person. */
const most = { account: 8, address: 200, node: 3000 }
const sweepMs = 5000
/** Shorter than what lies between gives a silent connection up after. */
const beatMs = 25_000

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store, no-transform',
  'x-content-type-options': 'nosniff',
  // A proxy that collects what it passes on would keep the news to itself.
  'x-accel-buffering': 'no',
}

/** The answers of this node that do not end: what they say is only what to ask for again. They hold no database connection. */
export class Streams {
  readonly #factor: number
  readonly #open = new Set<Stream>()
  readonly #byKey = new Map<string, Set<Stream>>()
  readonly #timer: NodeJS.Timeout
  #beatAt = performance.now() + beatMs
  #isOver = false

  /** `factor`: how many times as many as is meant for people. */
  constructor(factor: number) {
    this.#factor = factor
    this.#timer = setInterval(() => this.#sweep(performance.now()), sweepMs).unref()
  }

  get size(): number {
    return this.#open.size
  }

  /** Throws `busy` where this node takes no more, `too_many_streams` where this caller has enough. */
  open(response: ServerResponse, whose: Whose, more: Record<string, string>) {
    if (this.#isOver || this.#open.size >= most.node) throw busy(5)
    const [account, address] = [keyOf('account', whose.accountId), keyOf('address', whose.address)]
    if (this.#isFull(account, most.account) || this.#isFull(address, most.address)) throw tooMany()
    const provider = whose.providerId === null ? [] : [keyOf('provider', whose.providerId)]
    const stream = { response, endsAt: performance.now() + whose.milliseconds, keys: [account, address, ...provider] }
    this.#open.add(stream)
    for (const key of stream.keys) {
      const those = this.#byKey.get(key) ?? new Set()
      this.#byKey.set(key, those.add(stream))
    }
    response.once('close', () => this.#forget(stream))
    response.writeHead(200, { ...headers, ...more }).write(': open\n\n')
  }

  tell(who: 'account' | 'provider', id: string, news: string) {
    for (const { response } of this.#byKey.get(keyOf(who, id)) ?? []) response.write(`event: ${news}\ndata: {}\n\n`)
  }

  /** Whoever may still listen comes again. */
  shut(accountId: string) {
    for (const { response } of this.#byKey.get(keyOf('account', accountId)) ?? []) response.end()
  }

  /** Nobody knows what was missed. */
  shutAll() {
    for (const { response } of this.#open) response.end()
  }

  /** From now on there are none. */
  end() {
    this.#isOver = true
    clearInterval(this.#timer)
    this.shutAll()
  }

  #isFull(key: string, limit: number) {
    return (this.#byKey.get(key)?.size ?? 0) >= Math.max(1, limit * this.#factor)
  }

  #sweep(now: number) {
    const isBeat = now >= this.#beatAt
    if (isBeat) this.#beatAt = now + beatMs
    for (const { response, endsAt } of this.#open) {
      if (endsAt <= now) response.end()
      // Who does not read what little there is has gone without a word.
      else if (isBeat && response.writableNeedDrain) response.destroy()
      else if (isBeat) response.write(':\n\n')
    }
  }

  #forget(stream: Stream) {
    this.#open.delete(stream)
    for (const key of stream.keys) {
      const those = this.#byKey.get(key)
      those?.delete(stream)
      if (those?.size === 0) this.#byKey.delete(key)
    }
  }
}

const keyOf = (who: 'account' | 'provider' | 'address', id: string) => `${who} ${id}`

const tooMany = () =>
  new AppError('rate_limited', 'too_many_streams', 'Too many open pages at the same time.', { retryAfterSeconds: 60 })
