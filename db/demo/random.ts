/** Repeatable chance: the same keys give the same numbers on every machine. */
export type Random = {
  /** From 0, below 1. */
  next(): number
  /** Both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  sample<T>(list: readonly T[], count: number): T[]
  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T
  /** Mean 0, deviation 1. */
  gauss(): number
}

/** Independent for every list of keys, so that one provider more changes no other. */
export function createRandom(...keys: (string | number)[]): Random {
  const next = smallFastCounter(hash(keys.join('/')))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => at(list, int(0, list.length - 1))
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (list, count) => shuffled(list, int).slice(0, count),
    weighted: (entries) => {
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of entries) {
        rest -= weight
        if (rest < 0) return value
      }
      return at(entries, entries.length - 1)[0]
    },
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

export function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return value
}

/** Time-ordered like crypto.randomUUIDv7, but out of the given chance and time. */
export function uuidV7(random: Random, milliseconds: number): string {
  const time = Math.floor(milliseconds).toString(16).padStart(12, '0')
  const hex = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  const variant = (8 + random.int(0, 3)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
}

/** Every value as often as its weight says, mixed, so that small numbers keep the shares too. */
export function deckOf<T>(entries: readonly (readonly [value: T, count: number])[], ...keys: (string | number)[]): T[] {
  const cards = entries.flatMap(([value, count]) => Array.from({ length: count }, () => value))
  const random = createRandom(...keys)
  return random.sample(cards, cards.length)
}

function shuffled<T>(list: readonly T[], int: (min: number, max: number) => number): T[] {
  const copy = [...list]
  for (let index = copy.length - 1; index > 0; index--) {
    const other = int(0, index)
    const moved = at(copy, index)
    copy[index] = at(copy, other)
    copy[other] = moved
  }
  return copy
}

function hash(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    words[0] = words[1] ^ Math.imul(words[0] ^ code, 597399067)
    words[1] = words[2] ^ Math.imul(words[1] ^ code, 2869860233)
    words[2] = words[3] ^ Math.imul(words[2] ^ code, 951274213)
    words[3] = words[0] ^ Math.imul(words[3] ^ code, 2716044179)
  }
  return words
}

/** sfc32: tiny, fast, passes the usual batteries. */
function smallFastCounter([first, second, third, fourth]: [number, number, number, number]): () => number {
  let [a, b, c, d] = [first, second, third, fourth]
  const next = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4294967296
  }
  for (let warming = 0; warming < 15; warming++) next()
  return next
}
