/** Where the lines of a grid lie, from zero: steps of 1, 2 or 5 times a power of ten, five at most up to `most`. */
export function axisTicks(most: number): number[] {
  const least = Math.max(1, most / 5)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5].map((digit) => digit * power).find((one) => one >= least) ?? 10 * power
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}

const mostPeaks = 3

/**
 * Those that say their figure: at least four fifths of the highest and not below a neighbour, the highest first, `apart` places
 * from each other and from those in `taken`.
 */
export function peaks(values: readonly number[], apart: number, taken: readonly number[] = []): number[] {
  const highest = Math.max(0, ...values)
  const isPeak = (value: number, index: number) =>
    value > 0 &&
    value >= 0.8 * highest &&
    value >= (values[index - 1] ?? 0) &&
    value >= (values[index + 1] ?? 0) &&
    !taken.includes(index)
  const found: number[] = []
  const candidates = values
    .map((value, index) => ({ value, index }))
    .filter(({ value, index }) => isPeak(value, index))
    .sort((a, b) => b.value - a.value)
  for (const { index } of candidates) {
    const isFree = [...taken, ...found].every((other) => Math.abs(other - index) >= apart)
    if (isFree && found.length < mostPeaks) found.push(index)
  }
  return found.sort((a, b) => a - b)
}

/** Every how many of `count` a name stands, where each has `room` px and a name takes `wide`. */
export const namedEvery = (room: number, wide: number) => Math.max(1, Math.ceil(wide / Math.max(room, 0.1)))

/** About how wide it is in the letters of a chart, 15 px high. */
export const textWidth = (text: string) => Math.ceil(text.length * 8.2)
export const strongWidth = (text: string) => Math.ceil(text.length * 10.5)

/** So that words `wide` around `x` stay within the drawing. */
export function anchorAt(
  x: number,
  wide: number,
  width: number,
): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (x + wide / 2 > width) return { x: width, textAnchor: 'end' }
  if (x - wide / 2 < 0) return { x: 0, textAnchor: 'start' }
  return { x, textAnchor: 'middle' }
}
