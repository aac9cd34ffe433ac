import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { circle, ellipse, line, moved, path, rect, roundEnds, short } from './svg.ts'

const stoneColours = ['#33383a', '#4a4f4f', '#2c3133', '#5b5f5c', '#3d4243']
const stoneOffsets = [0, 4, -4, 3, -1]

/** Up to five, the biggest below. */
export function stones(paint: Paint, count = 4): string {
  const pile: string[] = []
  let y = 0
  for (let index = 0; index < count; index++) {
    const rx = 46 - index * 8.5
    const ry = 15 - index * 1.7
    const colour = stoneColours[index] ?? '#33383a'
    const fill = paint.radial(
      [
        [0, light(colour, 0.45)],
        [0.4, colour],
        [1, dark(colour, 0.6)],
      ],
      0.34,
      0.22,
      0.8,
    )
    const glint = ellipse(-rx * 0.3, -ry * 0.45, rx * 0.34, ry * 0.18, '#ffffff', { opacity: 0.3 })
    pile.unshift(moved(`translate(${stoneOffsets[index] ?? 0} ${short(y - ry)})`, ellipse(0, 0, rx, ry, fill), glint))
    y -= ry * 1.82
  }
  return pile.join('')
}

function spiral(turns: number, start: number, end: number, flatten = 1): string {
  const last = Math.PI * 2 * turns
  const points: string[] = []
  for (let angle = 0; angle < last; angle += 0.25) {
    const radius = start + (angle / last) * (end - start)
    points.push(`${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius * flatten)}`)
  }
  return `M${points.join('L')}`
}

function towelRoll(paint: Paint, colour: string, radius = 25): string {
  return (
    circle(0, 0, radius, paint.ball(colour)) +
    line(spiral(3.1, 3, radius - 2), dark(colour, 0.32), 2, { opacity: 0.65 })
  )
}

/** Three rolls, two below and one on top. */
export function towelRolls(
  paint: Paint,
  colours: readonly [string, string, string] = ['#efe3c9', '#8fa98d', '#e0b59c'],
): string {
  return [
    moved('translate(-26 -25)', towelRoll(paint, colours[0])),
    moved('translate(26 -25)', towelRoll(paint, colours[1])),
    moved('translate(0 -69)', towelRoll(paint, colours[2])),
  ].join('')
}

/** Folded and stacked; each is 21 high. */
export function foldedTowels(paint: Paint, colours: readonly string[] = ['#f1e6cf', '#d9c6a2', '#8fa98d']): string {
  return colours
    .map((colour, index) => {
      const y = -index * 21
      return (
        path(`M-56 ${y}H50Q62 ${y - 10} 50 ${y - 20}H-56Q-60 ${y - 10}-56 ${y}Z`, paint.fromTop(colour)) +
        line(`M-54 ${y - 10}H48`, dark(colour, 0.3), 1.3, { opacity: 0.6 })
      )
    })
    .join('')
}

type Sprig = { height: number; leaves: number; lean: number; colour: string }

function eucalyptus(paint: Paint, { height, leaves, lean, colour }: Sprig): string {
  const pairs = Array.from({ length: leaves }, (_, index) => {
    const along = (index + 1) / leaves
    const x = 2 * (1 - along) * along * lean * 0.2 + along * along * lean
    const y = -2 * (1 - along) * along * height * 0.5 - along * along * height
    const radius = 15 - along * 6
    const isOdd = index % 2 === 0
    return moved(
      `translate(${short(x)} ${short(y)}) rotate(${short(lean * 0.4)})`,
      ellipse(-radius, -4, radius, radius * 0.66, paint.diagonal(isOdd ? colour : light(colour, 0.18)), {
        transform: `rotate(24 ${short(-radius)} -4)`,
      }),
      ellipse(radius, -6, radius, radius * 0.64, paint.diagonal(isOdd ? dark(colour, 0.14) : colour), {
        transform: `rotate(-26 ${short(radius)} -6)`,
      }),
    )
  })
  return line(`M0 0Q${lean * 0.2} ${-height * 0.5} ${lean} ${-height}`, dark(colour, 0.4), 2.6) + pairs.join('')
}

function vase(paint: Paint, colour = '#d98f5f', width = 46, height = 70): string {
  const outline =
    `M${-width * 0.2} ${-height}H${width * 0.2}L${width * 0.16} ${-height + 12}C${width * 0.7} ${-height * 0.62} ${width * 0.6} ${-height * 0.06} ${width * 0.26} 0` +
    `H${-width * 0.26}C${-width * 0.6} ${-height * 0.06} ${-width * 0.7} ${-height * 0.62} ${-width * 0.16} ${-height + 12}Z`
  return path(outline, paint.cylinder(colour)) + ellipse(0, -height, width * 0.2, 3, dark(colour, 0.5))
}

export type PlantLook = {
  vaseColour?: string
  colour?: string
  height?: number
  vaseHeight?: number
  vaseWidth?: number
}

export function plant(paint: Paint, look: PlantLook = {}): string {
  const { vaseColour = '#d98f5f', colour = '#6f9080', height = 120, vaseHeight = 70, vaseWidth = 46 } = look
  const sprigs: Sprig[] = [
    { height, lean: -34, colour, leaves: 7 },
    { height: height * 1.12, lean: 6, colour: dark(colour, 0.1), leaves: 8 },
    { height: height * 0.86, lean: 44, colour: light(colour, 0.1), leaves: 6 },
  ]
  return (
    moved(`translate(0 ${-vaseHeight + 8})`, ...sprigs.map((sprig) => eucalyptus(paint, sprig))) +
    vase(paint, vaseColour, vaseWidth, vaseHeight)
  )
}

export function leaf(paint: Paint, colour = '#2f6a4f', length = 110): string {
  const blade = paint.gradient([
    [0, light(colour, 0.3)],
    [0.49, colour],
    [0.51, dark(colour, 0.22)],
    [1, dark(colour, 0.05)],
  ])
  const veins = [0.2, 0.36, 0.52, 0.68, 0.82].map((along) => {
    const reach = length * 0.25 * (1.2 - Math.abs(along - 0.45))
    const y = -length * along
    return `M0 ${y + 6}Q${-length * 0.14} ${y - 4} ${-reach} ${y - 12}M0 ${y + 6}Q${length * 0.14} ${y - 4} ${reach} ${y - 12}`
  })
  return [
    path(
      `M0 0C${-length * 0.42} ${-length * 0.3} ${-length * 0.34} ${-length * 0.8} 0 ${-length}C${length * 0.34} ${-length * 0.8} ${length * 0.42} ${-length * 0.3} 0 0Z`,
      blade,
    ),
    line(`M0 6V${-length * 0.96}`, light(colour, 0.45), 2),
    line(veins.join(''), light(colour, 0.4), 1.1, { opacity: 0.6 }),
  ].join('')
}

export function candle(paint: Paint, colour = '#e8d6b0'): string {
  const glow = paint.radial(
    [
      [0, '#ffdf9a', 0.75],
      [1, '#ffdf9a', 0],
    ],
    0.5,
    0.5,
    0.5,
  )
  const flame = paint.gradient(
    [
      [0, '#fff6d8'],
      [0.6, '#ffc658'],
      [1, '#e8792f'],
    ],
    0,
    1,
  )
  return [
    circle(0, -64, 56, glow),
    rect(-21, -44, 42, 44, paint.cylinder(colour), { rx: 5 }),
    rect(-21, -30, 42, 20, paint.cylinder('#f8efdb', 0.5)),
    rect(-10, -23, 20, 2.4, '#3a332a'),
    rect(-6, -17, 12, 1.5, '#3a332a', { opacity: 0.6 }),
    ellipse(0, -44, 21, 4, light(colour, 0.6)),
    line('M0-45v-8', '#2a211a', 1.8),
    path('M0-76C8-66 8-56 0-53C-8-56-7-66 0-76Z', flame),
  ].join('')
}

/** Rolled up and standing. */
export function yogaMat(paint: Paint, colour = '#4d7f86', height = 150): string {
  const band = (at: number) => {
    const y = -height * at
    return `M-25 ${y}Q0 ${y + 9} 25 ${y}v9Q0 ${y + 18}-25 ${y + 9}Z`
  }
  return [
    path(`M-25 ${-height}V-5Q0 8 25-5V${-height}Z`, paint.cylinder(colour)),
    path(band(0.72) + band(0.24), '#f1e4c6', { opacity: 0.9 }),
    moved(
      `translate(0 ${-height})`,
      ellipse(0, 0, 25, 9, light(colour, 0.35)),
      line(spiral(3.5, 2, 23, 0.34), dark(colour, 0.35), 1.8),
    ),
  ].join('')
}

export function yogaBlock(paint: Paint, colour = '#5c2f42', width = 84, height = 34): string {
  return [
    rect(-width / 2, -height, width, height, paint.fromTop(colour, 0.8), { rx: 5 }),
    path(
      `M${-width / 2 + 2} ${-height + 1}L${-width / 2 + 11} ${-height - 8}H${width / 2 - 11}L${width / 2 - 2} ${-height + 1}Z`,
      light(colour, 0.28),
    ),
    line(`M${-width / 2 + 8} ${-height * 0.5}H${width / 2 - 8}`, dark(colour, 0.3), 1.4, { opacity: 0.5 }),
  ].join('')
}

/** A round sitting cushion with its button and pleats. */
export function cushion(paint: Paint, colour = '#b5482a', width = 128): string {
  const half = width / 2
  const pleats = [-0.8, -0.56, -0.3, 0, 0.3, 0.56, 0.8].map(
    (at) => `M${short(half * at * 0.7)} -62Q${short(half * at * 1.3)} -34 ${short(half * at * 0.92)} -3`,
  )
  const outline =
    `M${-half * 0.86} 0C${-half * 1.12} -8 ${-half * 1.1} -58 ${-half * 0.72} -64` +
    `C${-half * 0.4} -72 ${half * 0.4} -72 ${half * 0.72} -64C${half * 1.1} -58 ${half * 1.12} -8 ${half * 0.86} 0Z`
  return [
    path(outline, paint.fromTop(colour)),
    line(pleats.join(''), dark(colour, 0.34), 1.6, { opacity: 0.55 }),
    ellipse(0, -62, half * 0.74, 8, light(colour, 0.24), { opacity: 0.8 }),
    circle(0, -63, 4.5, paint.ball('#c9973f')),
  ].join('')
}

export function singingBowl(paint: Paint): string {
  return [
    moved('translate(22 -46) rotate(48)', rect(-6, -62, 12, 74, paint.cylinder('#7a3e1c'), { rx: 6 })),
    ellipse(0, -44, 44, 10, '#5a3c12'),
    path('M-44-44C-46-14-26-2-16 0H16C26-2 46-14 44-44Q0-32-44-44Z', paint.brass()),
    line('M-41-30Q0-18 41-30', '#7d5820', 1.8, { opacity: 0.7 }),
    line('M-44-44Q0-32 44-44', '#fbe3a4', 2.4),
    ellipse(0, -1, 24, 5, paint.fromTop('#7b2f2c')),
  ].join('')
}

/** A cotton strap on a hook: hangs from 0, 0. */
export function strap(paint: Paint, colour = '#d9a441'): string {
  const loop = 'M0 0C-30 46-26 108-4 126C16 140 30 104 18 58C12 34 4 18 0 0'
  return [
    line(loop, dark(colour, 0.3), 9),
    line(loop, light(colour, 0.15), 6),
    line('M6 20L26 150', dark(colour, 0.25), 9),
    line('M6 20L26 150', colour, 6),
    rect(-3, 62, 26, 18, 'none', { rx: 3, stroke: '#b88a3c', 'stroke-width': 4 }),
    circle(0, 0, 5, paint.brass()),
  ].join('')
}

export function tumbler(paint: Paint, water = '#9fc4cc'): string {
  return [
    path('M-20-66H20L16-3Q16 0 12 0H-12Q-16 0-16-3Z', '#ffffff', { opacity: 0.3 }),
    path('M-18.5-44H18.5L16-3Q16 0 12 0H-12Q-16 0-16-3Z', paint.cylinder(water), { opacity: 0.72 }),
    ellipse(0, -44, 18.5, 3.4, light(water, 0.6), { opacity: 0.85 }),
    line('M-20-66H20', '#ffffff', 1.8, { opacity: 0.7 }),
    line('M-13-60L-10-8', '#ffffff', 3, { ...roundEnds, opacity: 0.6 }),
  ].join('')
}
