import { channels, dark, light } from './colour.ts'

/** Offset from 0 to 1, colour, opacity. */
type Stop = readonly [offset: number, colour: string, opacity?: number]

export type Cast = { dx: number; dy: number; softness: number; opacity: number }

/** Fills and filters of one picture; each is defined once however often it is used. */
export type Paint = {
  /** From left to right by default; (0, 1) from top to bottom. */
  gradient(stops: readonly Stop[], x2?: number, y2?: number): string
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  /** Something round and upright, lit from the left. */
  cylinder(colour: string, contrast?: number): string
  fromTop(colour: string, contrast?: number): string
  diagonal(colour: string): string
  ball(colour: string): string
  chrome(): string
  chromeFromTop(): string
  brass(): string
  brassFromTop(): string
  clip(shape: string): string
  blur(deviation: number): string
  cast(shadow: Cast): string
  definitions(): string
}

/** `shade` is the colour of cast shadows: the wall, much darker. */
export function createPaint(shade: string): Paint {
  const known = new Map<string, string>()
  const define = (key: string, element: (id: string) => string) => {
    const id = `p${known.size}`
    if (!known.has(key)) known.set(key, element(id))
    return `url(#${/id="([^"]+)"/.exec(known.get(key) ?? '')?.[1]})`
  }
  const gradient = (stops: readonly Stop[], x2 = 1, y2 = 0) =>
    define(
      `linear ${JSON.stringify([stops, x2, y2])}`,
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.map(stopElement).join('')}</linearGradient>`,
    )
  const radial = (stops: readonly Stop[], cx = 0.35, cy = 0.3, r = 0.75) =>
    define(
      `radial ${JSON.stringify([stops, cx, cy, r])}`,
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopElement).join('')}</radialGradient>`,
    )
  return {
    gradient,
    radial,
    ...surfaces(gradient, radial),
    clip: (shape) => define(`clip ${shape}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`),
    blur: (deviation) =>
      define(
        `blur ${deviation}`,
        (id) =>
          `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
    cast: (shadow) => define(`cast ${JSON.stringify(shadow)}`, (id) => castElement(id, shade, shadow)),
    definitions: () => `<defs>${[...known.values()].join('')}</defs>`,
  }
}

function stopElement([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
}

// Absolute and bigger than any picture: a region by the object's own size would cut the shadows of thin things.
function castElement(id: string, shade: string, { dx, dy, softness, opacity }: Cast): string {
  const [r, g, b] = channels(shade).map((channel) => channel.toFixed(3))
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="540" height="540" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${softness}"/><feOffset dx="${dx}" dy="${dy}"/>` +
    `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${opacity} 0"/>` +
    '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
  )
}

function surfaces(gradient: Paint['gradient'], radial: Paint['radial']) {
  return {
    cylinder: (colour: string, contrast = 1) =>
      gradient([
        [0, dark(colour, 0.25 * contrast)],
        [0.14, colour],
        [0.3, light(colour, 0.42 * contrast)],
        [0.46, light(colour, 0.1)],
        [0.75, dark(colour, 0.2 * contrast)],
        [1, dark(colour, 0.42 * contrast)],
      ]),
    fromTop: (colour: string, contrast = 1) =>
      gradient(
        [
          [0, light(colour, 0.4 * contrast)],
          [0.35, colour],
          [1, dark(colour, 0.38 * contrast)],
        ],
        0,
        1,
      ),
    diagonal: (colour: string) =>
      gradient(
        [
          [0, light(colour, 0.38)],
          [0.45, colour],
          [1, dark(colour, 0.34)],
        ],
        0.8,
        1,
      ),
    ball: (colour: string) =>
      radial([
        [0, light(colour, 0.55)],
        [0.35, colour],
        [1, dark(colour, 0.5)],
      ]),
    chrome: () =>
      gradient([
        [0, '#6d7672'],
        [0.16, '#c9cdc5'],
        [0.3, '#fdf9ec'],
        [0.48, '#b6bcb6'],
        [0.72, '#6f7975'],
        [0.88, '#9da49f'],
        [1, '#565f5c'],
      ]),
    chromeFromTop: () =>
      gradient(
        [
          [0, '#f7f3e6'],
          [0.3, '#c4c9c3'],
          [0.55, '#7f8985'],
          [0.8, '#b9bfb9'],
          [1, '#5d6663'],
        ],
        0,
        1,
      ),
    brass: () =>
      gradient([
        [0, '#7d5820'],
        [0.16, '#c3923e'],
        [0.3, '#fbe3a4'],
        [0.48, '#cf9f4a'],
        [0.75, '#8f6627'],
        [1, '#6a4a18'],
      ]),
    brassFromTop: () =>
      gradient(
        [
          [0, '#f6dc9c'],
          [0.4, '#c8973f'],
          [1, '#76531c'],
        ],
        0,
        1,
      ),
  }
}
