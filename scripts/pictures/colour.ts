/** Colours mix in OKLab, so that a lighter red stays a red. Hex in, hex out. */

type Triple = readonly [number, number, number]

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const toGamma = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)

/** Red, green and blue from 0 to 1. */
export function channels(hex: string): Triple {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

function toLab(hex: string): Triple {
  const [red, green, blue] = channels(hex)
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(hexPair).join('')}`
}

function hexPair(linear: number): string {
  const part = Math.min(1, Math.max(0, toGamma(Math.max(0, linear))))
  return Math.round(255 * part)
    .toString(16)
    .padStart(2, '0')
}

/** `share` 0 is all `first`, 1 is all `second`. */
function mix(first: string, second: string, share: number): string {
  const from = toLab(first)
  const to = toLab(second)
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return fromLab([between(0), between(1), between(2)])
}

/** Towards lamp light. */
export function light(colour: string, share: number): string {
  return mix(colour, '#fff2d4', share)
}

/** Towards the shade of the room. */
export function dark(colour: string, share: number): string {
  return mix(colour, '#161a1c', share)
}
