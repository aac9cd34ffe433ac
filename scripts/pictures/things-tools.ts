import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { circle, ellipse, group, line, moved, path, rect, roundEnds, short } from './svg.ts'

export function toolbox(paint: Paint, colour = '#b3202c'): string {
  return [
    line('M-44-74C-44-106 44-106 44-74', '#26302d', 8),
    line('M-40-78C-38-100 38-100 40-78', '#5b6663', 2.4, { opacity: 0.8 }),
    path('M-84-76H84L90-52H-90Z', paint.fromTop(light(colour, 0.1))),
    rect(-88, -54, 176, 54, paint.fromTop(colour), { rx: 4 }),
    line('M-88-52H88', dark(colour, 0.45), 3),
    rect(-50, -62, 18, 22, paint.chrome(), { rx: 3 }),
    rect(32, -62, 18, 22, paint.chrome(), { rx: 3 }),
    rect(-22, -34, 44, 16, '#f4ead4', { rx: 2, opacity: 0.9 }),
    line('M-14-26H14', dark(colour, 0.2), 2.4),
  ].join('')
}

/** Hangs from its head. */
export function hammer(paint: Paint): string {
  return [
    rect(-6, 8, 12, 128, paint.cylinder('#c08a4c'), { rx: 5 }),
    rect(-6.5, 92, 13, 44, paint.cylinder('#7b2f2c'), { rx: 5 }),
    path('M-12-10H14C34-10 46-2 56 14L48 18C40 6 30 8 14 8H-12Z', paint.chromeFromTop()),
    rect(-34, -14, 24, 26, paint.chromeFromTop(), { rx: 3 }),
  ].join('')
}

/** Hangs from its upper jaw. */
export function spanner(paint: Paint): string {
  const steel = paint.gradient([
    [0, '#8c9591'],
    [0.4, '#fdf9ec'],
    [0.6, '#b4bab5'],
    [1, '#6f7975'],
  ])
  const jaw =
    'M-16-14L-20 8C-20 20-10 26-8 30V104C-10 108-18 114-18 126A18 18 0 0 0 18 126C18 114 10 108 8 104V30C10 26 20 20 20 8L16-14L6-10V6L0 10L-6 6V-10Z'
  return (
    path(jaw, steel) + circle(0, 126, 8, '#4b5451') + line('M0 36V98', '#7e8783', 3, { ...roundEnds, opacity: 0.6 })
  )
}

/** Hangs by its ring. */
export function key(paint: Paint, metal: 'brass' | 'chrome' = 'brass', bits = 3): string {
  const fill = metal === 'brass' ? paint.brass() : paint.chrome()
  const stroke = metal === 'brass' ? '#b88a3c' : '#a9b0ab'
  const teeth = Array.from({ length: bits }, (_, index) => rect(3, 66 + index * 10, 12 - (index % 2) * 4, 6, fill))
  return [
    circle(0, 18, 15, 'none', { stroke, 'stroke-width': 8 }),
    line('M-16 14A16.5 16.5 0 0 1 0 1.5', '#ffffff', 2, { ...roundEnds, opacity: 0.6 }),
    rect(-4.5, 32, 9, 64, fill, { rx: 2 }),
    rect(-8, 34, 16, 6, fill, { rx: 2 }),
    ...teeth,
  ].join('')
}

export function padlock(paint: Paint): string {
  return [
    line('M-22-50V-74C-22-102 22-102 22-74V-50', '#8c9591', 12),
    line('M-24-52V-74C-24-96 6-100 16-88', '#fdf9ec', 2.6, { opacity: 0.8 }),
    rect(-38, -58, 76, 58, paint.brass(), { rx: 9 }),
    circle(0, -34, 8, '#3a2a10'),
    path('M-3.5-32H3.5L6-14H-6Z', '#3a2a10'),
  ].join('')
}

/** A cabinet board with hooks for keys; hangs by its middle. */
export function keyBoard(paint: Paint, width = 190, colour = '#7a4a2a'): string {
  return [
    rect(-width / 2, -14, width, 28, paint.fromTop(colour), { rx: 4 }),
    line(`M${-width / 2 + 6} -8H${width / 2 - 6}`, light(colour, 0.5), 1.6, { opacity: 0.6 }),
    ...[-2, -1, 0, 1, 2].map((at) => circle(short((at * width) / 5.4), 4, 4.5, paint.ball('#c9973f'))),
  ].join('')
}

function tulip(paint: Paint, colour: string, lean: number, height: number): string {
  return moved(
    `rotate(${lean})`,
    line(`M0 0C4 ${-height * 0.4}-4 ${-height * 0.7} 0 ${-height}`, '#4c7a5c', 4.4),
    path(
      `M0 ${-height * 0.1}C-26 ${-height * 0.3}-24 ${-height * 0.56}-14 ${-height * 0.68}C-4 ${-height * 0.5} 0 ${-height * 0.3} 0 ${-height * 0.1}Z`,
      paint.diagonal('#3f7d5e'),
    ),
    path(
      `M-17 ${-height - 34}C-22 ${-height - 6}-14 ${-height + 6} 0 ${-height + 6}S22 ${-height - 6} 17 ${-height - 34}L8 ${-height - 22}L0 ${-height - 38}L-8 ${-height - 22}Z`,
      paint.diagonal(colour),
    ),
    line(`M0 ${-height - 30}V${-height}`, dark(colour, 0.3), 1.6, { opacity: 0.5 }),
  )
}

function wateringCan(paint: Paint, colour = '#5f8a80'): string {
  return [
    line('M34-70C78-78 84-18 38-14', dark(colour, 0.2), 8),
    path('M-38-26L-92-84L-84-92L-34-52Z', paint.diagonal(colour)),
    path('M-98-78L-78-100L-70-92L-92-70Z', paint.diagonal(light(colour, 0.15))),
    path('M-40-78H40L36-4Q36 0 32 0H-32Q-36 0-36-4Z', paint.cylinder(colour)),
    ellipse(0, -78, 40, 8, dark(colour, 0.4)),
    line('M-38-58H38M-37-20H37', dark(colour, 0.3), 2.4, { opacity: 0.6 }),
  ].join('')
}

export function tulipsInCan(paint: Paint): string {
  return [
    moved(
      'translate(0 -66)',
      tulip(paint, '#b3202c', -27, 62),
      tulip(paint, '#e3b62f', 24, 60),
      tulip(paint, '#d98c82', -11, 84),
      tulip(paint, '#b3202c', 11, 90),
      tulip(paint, '#f0c8b0', 0, 68),
    ),
    wateringCan(paint),
  ].join('')
}

export function threadSpool(paint: Paint, colour = '#b3202c', height = 54): string {
  const turns = Array.from(
    { length: Math.floor((height - 18) / 4) },
    (_, index) => `M-17 ${-height + 11 + index * 4}H17`,
  )
  return [
    rect(-17, -height + 8, 34, height - 16, paint.cylinder(colour)),
    line(turns.join(''), dark(colour, 0.35), 1, { opacity: 0.55 }),
    rect(-22, -8, 44, 8, paint.cylinder('#c69a63'), { rx: 3 }),
    rect(-22, -height, 44, 9, paint.cylinder('#c69a63'), { rx: 3 }),
    ellipse(0, -height, 21, 3.6, '#e3c294'),
  ].join('')
}

/** Folded shirts with a collar on the top one. */
export function foldedShirt(paint: Paint, colours: readonly [string, string] = ['#7b2f2c', '#8fb0a6']): string {
  const [below, above] = colours
  const fold = (y: number, colour: string) =>
    path(`M-64 ${y}H58Q68 ${y - 13} 58 ${y - 26}H-64Q-69 ${y - 13}-64 ${y}Z`, paint.fromTop(colour)) +
    line(`M-62 ${y - 12}H54`, dark(colour, 0.3), 1.3, { opacity: 0.5 })
  return [
    fold(0, below),
    fold(-26, above),
    path('M-30-51C-26-62 22-62 26-51L16-44H-20Z', dark(above, 0.35)),
    path('M-32-52L-20-60L-3-47L-19-37Z', paint.diagonal(light(above, 0.3))),
    path('M28-52L16-60L-1-47L15-37Z', paint.diagonal(light(above, 0.15))),
    ...[0, 1].map((index) => circle(-2, -38 + index * 9, 2, dark(above, 0.5))),
  ].join('')
}

/** Lies with its coil to the viewer and one end down the counter. */
export function tapeMeasure(paint: Paint): string {
  const marks = Array.from({ length: 14 }, (_, index) => `M${-30 + index * 8} -2v${index % 4 === 0 ? -9 : -5}`)
  return group(
    {},
    circle(-44, -22, 22, paint.ball('#e3c23f')),
    circle(-44, -22, 12, 'none', { stroke: '#8d7320', 'stroke-width': 2 }),
    circle(-44, -22, 5, '#8d7320'),
    path('M-44-14H84V0H-44Z', paint.fromTop('#e9cf5a')),
    line(marks.join(''), '#4a3c14', 1.4),
  )
}

/** With a run of paint over its label. */
export function paintTin(paint: Paint, colour = '#c4161f', scale = 1): string {
  return moved(
    `scale(${scale})`,
    line('M-38-62C-50-112 50-112 38-62', '#8c9591', 3),
    rect(-38, -76, 76, 76, paint.chrome(), { rx: 4 }),
    rect(-38, -60, 76, 46, paint.cylinder('#f4ead4', 0.6)),
    circle(4, -34, 13, colour),
    path(
      'M-38-76H38V-62C34-52 28-54 24-62C20-68 14-68 10-58C6-44-2-44-4-58C-8-68-16-66-20-60C-26-52-34-54-38-62Z',
      paint.cylinder(colour),
    ),
    ellipse(0, -76, 38, 6, paint.fromTop(colour)),
    ellipse(0, -76, 38, 6, 'none', { stroke: '#c4c9c3', 'stroke-width': 2 }),
  )
}

/** Hangs by the hole in its handle. */
export function paintBrush(paint: Paint, colour = '#7a4a2a'): string {
  return [
    path('M-8-4Q0-12 8-4L6 40Q16 50 20 62H-20Q-16 50-6 40Z', paint.cylinder(colour)),
    circle(0, 2, 3.4, dark(colour, 0.5)),
    rect(-22, 60, 44, 20, paint.chrome(), { rx: 2 }),
    path('M-21 80H21L18 122Q0 128-18 122Z', paint.cylinder('#d9b98a')),
    path('M-19 108H19L18 122Q0 128-18 122Z', paint.cylinder('#c4161f')),
  ].join('')
}
