import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { circle, ellipse, group, lettering, line, moved, path, rect, roundEnds, short } from './svg.ts'

/** Everything stands with the middle of its foot at 0, 0 and grows upwards. */

export function barberPole(paint: Paint, height = 178): string {
  const glass = { top: -height + 40, height: height - 58 }
  const bands: string[] = []
  for (let y = -height - 10; y < 10; y += 40) {
    bands.push(path(`M-17 ${y + 22}L17 ${y}v12L-17 ${y + 34}Z`, '#c2191d'))
    bands.push(path(`M-17 ${y + 42}L17 ${y + 20}v12L-17 ${y + 54}Z`, '#244a78'))
  }
  const tube = (fill: string) => rect(-17, glass.top, 34, glass.height, fill)
  const shine = paint.gradient([
    [0, '#1a1512', 0.5],
    [0.2, '#1a1512', 0],
    [0.26, '#ffffff', 0.85],
    [0.36, '#ffffff', 0.1],
    [0.65, '#1a1512', 0.12],
    [1, '#1a1512', 0.55],
  ])
  return [
    rect(-24, -8, 48, 8, paint.chrome(), { rx: 3 }),
    rect(-19, -19, 38, 12, paint.chrome(), { rx: 2 }),
    tube('#f7f0e0'),
    group({ 'clip-path': paint.clip(tube('#000')) }, ...bands),
    tube(shine),
    rect(-20, -height + 28, 40, 13, paint.chrome(), { rx: 2 }),
    path(`M-18 ${-height + 28}C-18 ${-height + 6} 18 ${-height + 6} 18 ${-height + 28}Z`, paint.chrome()),
    circle(0, -height + 7, 6, paint.ball('#c9cdc5')),
  ].join('')
}

/** Hangs from its upper end; `open` degrees each side. */
function scissors(paint: Paint, open = 11, handle = '#a9b0ab'): string {
  const blade = scissorHalf(paint, handle)
  return [
    moved(`rotate(${-open})`, blade),
    moved(`rotate(${open}) scale(-1 1)`, blade),
    circle(0, 0, 4.6, paint.ball('#c9973f')),
    line('M-2.4-1.6L2.4 1.6', '#5b4016', 1.2),
  ].join('')
}

/** A pair on a ribbon over a hook: hangs from 0, 0. */
export function hungScissors(paint: Paint, open = 10, handle = '#c9973f'): string {
  return [
    line('M0 0L-25 42M0 0L25 42', '#7b2f2c', 3),
    moved('translate(0 104) scale(.86)', scissors(paint, open, handle)),
    hook(paint),
  ].join('')
}

function scissorHalf(paint: Paint, handle: string): string {
  const steel = paint.gradient([
    [0, '#8c9591'],
    [0.45, '#f8f4e8'],
    [0.55, '#b4bab5'],
    [1, '#7e8783'],
  ])
  const ring = { transform: 'rotate(-14 -19 -62)', stroke: handle, 'stroke-width': 7.5 }
  const glint = { transform: 'rotate(-14 -20 -63)', stroke: light(handle, 0.6), 'stroke-width': 1.6 }
  return [
    path('M-5-10C-7 30-5 78-.5 116C2 118 3 114 4 106C7 70 9 30 6-8Z', steel),
    line('M0-4C0-24-10-30-13-42', handle, 8, roundEnds),
    ellipse(-19, -62, 14.5, 20, 'none', ring),
    ellipse(-20, -63, 16, 21.5, 'none', { ...glint, 'stroke-dasharray': '34 90', 'stroke-dashoffset': -46 }),
  ].join('')
}

function comb(paint: Paint, colour = '#7a3e1c', length = 136): string {
  const teeth: string[] = []
  let x = -length / 2 + 9
  for (let index = 0; x < length / 2 - 8; index++) {
    const isCoarse = index > 14
    teeth.push(rect(short(x), -2, isCoarse ? 3.4 : 2.1, 25, dark(colour, 0.12), { rx: 1 }))
    x += isCoarse ? 6.4 : 4.2
  }
  const spine = paint.gradient([
    [0, light(colour, 0.25)],
    [0.3, colour],
    [0.55, dark(colour, 0.3)],
    [0.7, light(colour, 0.2)],
    [1, dark(colour, 0.35)],
  ])
  const left = -length / 2
  return [
    ...teeth,
    path(`M${left} -10q0-6 6-6h${length - 12}q6 0 6 6V22q0 3-3 3t-4-4V0H${left + 7}V21q0 4-4 4t-3-3Z`, spine),
    line(`M${left + 5} -13H${length / 2 - 6}`, light(colour, 0.6), 1.6, { opacity: 0.7 }),
  ].join('')
}

/** Combs and scissors in coloured disinfectant. */
export function combJar(paint: Paint, liquid = '#2f8ea0'): string {
  return [
    moved('translate(-8 -66) rotate(188) scale(.82)', scissors(paint, 5)),
    moved('translate(12 -92) rotate(96) scale(.62)', comb(paint, '#1f2a2c')),
    rect(-34, -96, 68, 96, liquid, { rx: 9, opacity: 0.28 }),
    path('M-31-70H31V-9q0 6-6 6H-25q-6 0-6-6Z', paint.cylinder(liquid), { opacity: 0.72 }),
    ellipse(0, -70, 31, 5, light(liquid, 0.5), { opacity: 0.7 }),
    rect(-34, -96, 68, 96, 'none', { rx: 9, stroke: '#ffffff', 'stroke-opacity': 0.55, 'stroke-width': 1.6 }),
    rect(-27, -90, 7, 80, '#ffffff', { rx: 3.5, opacity: 0.6 }),
    rect(24, -88, 3, 74, '#ffffff', { rx: 1.5, opacity: 0.35 }),
    rect(-37, -103, 74, 10, paint.chrome(), { rx: 3, opacity: 0.94 }),
  ].join('')
}

export function hairDryer(paint: Paint, colour = '#c8542f'): string {
  return [
    line('M34-14c24 4 40 2 60 12', '#26221f', 5, roundEnds),
    path('M-8-72L30-72L37-5Q37 0 32 0H10Q5 0 4-5Z', paint.cylinder(dark(colour, 0.08))),
    path('M-58-126C-16-140 34-142 58-126C80-112 80-84 58-72C34-60-16-66-58-78Z', paint.fromTop(colour)),
    path('M-56-126L-98-116V-88L-56-78Z', paint.fromTop('#2b2825')),
    rect(-62, -129, 10, 54, paint.brassFromTop(), { rx: 4 }),
    ellipse(63, -99, 12, 24, paint.fromTop('#2b2825')),
    line('M60-116v34M65-118v38M70-114v30', '#77706a', 1.6),
    line('M-40-120C0-132 30-132 48-123', '#ffffff', 4, { ...roundEnds, 'stroke-opacity': 0.65 }),
    rect(13, -54, 9, 20, '#26221f', { rx: 4.5 }),
    rect(14.5, -52, 6, 9, '#e9d9b4', { rx: 3 }),
  ].join('')
}

export function shavingBrush(paint: Paint, handle = '#6a2e1c'): string {
  const hair = paint.gradient(
    [
      [0, '#fbf3e0'],
      [0.42, '#e9d9b8'],
      [0.5, '#4b3a2b'],
      [0.66, '#8d7352'],
      [1, '#3b2d20'],
    ],
    0,
    1,
  )
  return [
    path('M-16 0Q-20 0-19-6C-17-18-9-22-11-34L-13-42H13L11-34C9-22 17-18 19-6Q20 0 16 0Z', paint.cylinder(handle)),
    rect(-13.5, -48, 27, 7, paint.brass(), { rx: 2 }),
    path('M-13-48C-28-70-25-98 0-102C25-98 28-70 13-48Z', hair),
    line('M-9-52C-17-70-15-88-5-97M0-52V-99M9-52C17-70 15-88 5-97', '#2c2118', 1.3, { 'stroke-opacity': 0.28 }),
  ].join('')
}

export function bowl(paint: Paint, colour = '#e9dcc0', hasFoam = true): string {
  const inside = hasFoam
    ? path('M-27-38C-30-54-14-52-10-56C-4-64 10-62 12-55C22-58 30-48 27-38Z', paint.ball('#fdf8ea'))
    : ellipse(0, -38, 32, 6.5, dark(colour, 0.45))
  return [
    inside,
    path('M-33-38H33C33-12 22-5 14-4V0H-14V-4C-22-5-33-12-33-38Z', paint.cylinder(colour)),
    line('M-32-31H32', '#1f4a39', 3.4, { opacity: 0.85 }),
    line('M-33-38H33', light(colour, 0.7), 2.4),
  ].join('')
}

export function clippers(paint: Paint, colour = '#23282a'): string {
  const teeth = `M-21-118v-8h3${'v5h3v-5h3'.repeat(6)}h3v8Z`
  return [
    path('M-17 0Q-23 0-22-9L-18-92Q-17-100-10-100H10Q17-100 18-92L22-9Q23 0 17 0Z', paint.cylinder(colour)),
    path('M-18-98L-21-118H21L18-98Z', paint.chrome()),
    path(teeth, '#b9beb8'),
    rect(-7, -78, 14, 30, paint.brass(), { rx: 7 }),
    rect(-4, -74, 8, 11, dark(colour, 0.2), { rx: 4 }),
    line('M-11-92L-14-10', '#ffffff', 3.4, { ...roundEnds, 'stroke-opacity': 0.4 }),
    line('M-20-30H20M-21-22H21', '#000000', 1.4, { 'stroke-opacity': 0.35 }),
  ].join('')
}

/** An open razor on the counter, its blade swung out to the right. */
export function openRazor(paint: Paint, handle = '#e8dcc0'): string {
  return [
    moved(
      'rotate(-16)',
      path('M0-9H58Q70-9 70 0Q70 3 64 3H0Z', paint.chromeFromTop()),
      line('M4 1.6H66', '#ffffff', 1.6, { opacity: 0.8 }),
    ),
    path('M6-9H-58Q-72-9-72-2T-58 5H6Q12 5 12-2T6-9Z', paint.fromTop(handle)),
    line('M-60-5H0', '#ffffff', 2, { ...roundEnds, opacity: 0.6 }),
    circle(2, -2, 4.6, paint.ball('#c9973f')),
  ].join('')
}

/** Seen from above at a low angle. */
export function lyingComb(paint: Paint, colour?: string): string {
  return moved('scale(1 .52)', comb(paint, colour))
}

export type BottleLook = {
  width?: number
  height?: number
  colour?: string
  cap?: 'screw' | 'pump' | 'dropper' | 'cork'
  capColour?: string
  label?: string
}

export function bottle(paint: Paint, look: BottleLook = {}): string {
  const { width = 40, height = 100, colour = '#7b4a20', cap = 'screw', capColour = '#26302b', label = '#f3e8cf' } = look
  const half = width / 2
  const neck = width * 0.32
  const shoulder = Math.min(12, width * 0.24)
  const body =
    `M${-half} ${-height + 16 + shoulder}Q${-half} ${-height + 12} ${-neck / 2 - 3} ${-height + 8}L${-neck / 2} ${-height}` +
    `H${neck / 2}L${neck / 2 + 3} ${-height + 8}Q${half} ${-height + 12} ${half} ${-height + 16 + shoulder}` +
    `V-6Q${half} 0 ${half - 6} 0H${-half + 6}Q${-half} 0 ${-half} -6Z`
  const labelHeight = height * 0.42
  const labelTop = -height * 0.16 - labelHeight
  return [
    path(body, paint.cylinder(colour)),
    rect(-half + 0.5, labelTop, width - 1, labelHeight, paint.cylinder(label, 0.5)),
    rect(-width * 0.26, labelTop + labelHeight * 0.22, width * 0.52, 3.4, dark(colour, 0.35)),
    rect(-width * 0.18, labelTop + labelHeight * 0.4, width * 0.36, 1.8, dark(colour, 0.2), { opacity: 0.7 }),
    circle(0, labelTop + labelHeight * 0.72, width * 0.09, dark(colour, 0.1), { opacity: 0.8 }),
    rect(-half + width * 0.15, -height + 24, width * 0.08, height - 36, '#ffffff', { rx: 2, opacity: 0.42 }),
    bottleCap(paint, cap, { width, height, neck, colour: capColour }),
  ].join('')
}

function bottleCap(
  paint: Paint,
  cap: NonNullable<BottleLook['cap']>,
  { width, height, neck, colour }: { width: number; height: number; neck: number; colour: string },
): string {
  switch (cap) {
    case 'screw':
      return rect(-neck / 2 - 3, -height - 16, neck + 6, 18, paint.cylinder(colour), { rx: 2.5 })
    case 'cork':
      return rect(-neck / 2 + 1, -height - 10, neck - 2, 13, paint.cylinder('#c69a63'), { rx: 2 })
    case 'dropper':
      return (
        rect(-neck / 2 - 2, -height - 8, neck + 4, 10, paint.cylinder(colour), { rx: 2 }) +
        path(`M-5 ${-height - 8}C-9 ${-height - 26} 9 ${-height - 26} 5 ${-height - 8}Z`, paint.cylinder('#2a2a2a'))
      )
    case 'pump':
      return [
        rect(-neck / 2 - 2, -height - 9, neck + 4, 11, paint.cylinder(colour), { rx: 2 }),
        rect(-2.5, -height - 24, 5, 16, paint.cylinder(colour)),
        path(`M${-width * 0.55} ${-height - 24}q0-7 8-7H8q4 0 4 4v5H-8q-6 0-7 4Z`, paint.fromTop(colour)),
      ].join('')
  }
}

/** Hangs by its middle. */
export function roundMirror(paint: Paint, radius = 62): string {
  const glass = radius - 6
  const sheen =
    path(
      `M${-radius} ${radius * 0.2}L${radius * 0.2} ${-radius}h${radius * 0.34}L${-radius} ${radius * 0.54}Z`,
      '#ffffff',
      { opacity: 0.5 },
    ) +
    path(
      `M${-radius * 0.6} ${radius}L${radius} ${-radius * 0.6}v${radius * 0.14}L${-radius * 0.46} ${radius}Z`,
      '#ffffff',
      { opacity: 0.35 },
    )
  return [
    circle(
      0,
      0,
      radius,
      paint.gradient(
        [
          [0, '#f9e2a6'],
          [0.5, '#bd8c39'],
          [1, '#6d4c1a'],
        ],
        1,
        1,
      ),
    ),
    circle(
      0,
      0,
      glass,
      paint.gradient(
        [
          [0, '#eef0e4'],
          [0.55, '#c3d0c8'],
          [1, '#8fa39a'],
        ],
        0.8,
        1,
      ),
    ),
    group({ 'clip-path': paint.clip(circle(0, 0, glass, '#000')) }, sheen),
    circle(0, 0, glass, 'none', { stroke: '#3a2a10', 'stroke-opacity': 0.35, 'stroke-width': 2 }),
  ].join('')
}

export function standingMirror(paint: Paint, radius = 46): string {
  return [
    ellipse(0, -3, 30, 5, paint.brass()),
    rect(-3, -44, 6, 42, paint.brass()),
    moved(`translate(0 ${-40 - radius})`, roundMirror(paint, radius)),
  ].join('')
}

export function hook(paint: Paint): string {
  return circle(0, 0, 5.5, paint.ball('#c9973f')) + line('M0 2v6', '#6a4a18', 3)
}

export type BoxLook = { width?: number; height?: number; colour?: string; label?: string }

export function box(paint: Paint, { width = 70, height = 44, colour = '#234c3d', label }: BoxLook = {}): string {
  return [
    rect(-width / 2, -height, width, height, paint.fromTop(colour, 0.7), { rx: 2 }),
    rect(-width / 2 - 3, -height - 6, width + 6, 14, paint.fromTop(dark(colour, 0.12), 0.7), { rx: 2 }),
    label ? lettering(label, 0, -height * 0.32, height * 0.3, '#f1e4c6') : '',
  ].join('')
}
