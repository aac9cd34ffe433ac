import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { circle, lettering, line, moved, path, rect, roundEnds } from './svg.ts'

export function dumbbell(paint: Paint, colour = '#2a2f31'): string {
  const iron = paint.gradient(
    [
      [0, light(colour, 0.45)],
      [0.26, light(colour, 0.12)],
      [0.28, colour],
      [0.7, dark(colour, 0.25)],
      [0.72, dark(colour, 0.5)],
      [1, dark(colour, 0.65)],
    ],
    0,
    1,
  )
  const head = (x: number) =>
    rect(x, -58, 34, 58, iron, { rx: 6 }) + rect(x + 4, -54, 26, 2.5, '#ffffff', { rx: 1.2, opacity: 0.35 })
  const knurl = [-24, -18, -12, -6, 0, 6, 12, 18, 24].map((x) => `M${x}-36l4 14`).join('')
  return [
    rect(-46, -36, 92, 14, paint.chromeFromTop(), { rx: 5 }),
    line(knurl, '#4b5451', 1, { opacity: 0.6 }),
    head(-80),
    head(46),
    rect(-49, -46, 7, 34, paint.chromeFromTop(), { rx: 2 }),
    rect(42, -46, 7, 34, paint.chromeFromTop(), { rx: 2 }),
  ].join('')
}

export function kettlebell(paint: Paint, colour = '#b5482a'): string {
  return [
    line('M-25-62C-40-112 40-112 25-62', dark(colour, 0.2), 13),
    line('M-27-66C-38-106 30-112 27-76', light(colour, 0.4), 3, { opacity: 0.7 }),
    path('M-26 0C-56-14-48-78 0-78C48-78 56-14 26 0Z', paint.ball(colour)),
    circle(2, -38, 17, '#f5ead2'),
    lettering('12', 2, -32, 17, '#1b2420'),
  ].join('')
}

export function weightPlate(paint: Paint, radius = 54, colour = '#2b3032'): string {
  const dish = paint.gradient(
    [
      [0, dark(colour, 0.3)],
      [1, light(colour, 0.16)],
    ],
    1,
    1,
  )
  return moved(
    `translate(0 ${-radius})`,
    circle(0, 0, radius, paint.diagonal(colour)),
    circle(0, 0, radius - 5, 'none', { stroke: light(colour, 0.4), 'stroke-width': 1.5, opacity: 0.6 }),
    circle(0, 0, radius * 0.68, dish),
    circle(0, 0, radius * 0.34, paint.diagonal(colour)),
    circle(0, 0, radius * 0.17, '#e9ddc3', { stroke: '#8b8f8a', 'stroke-width': 4 }),
    lettering('20 KG', 0, -radius * 0.45, radius * 0.2, '#f1e4c6'),
  )
}

/** Hangs from 0, 0. */
export function skippingRope(paint: Paint, colour = '#c2922e'): string {
  const loop = 'M0 0C-44 40-40 110-12 122S34 150 22 70C18 40 8 20 0 0'
  const handle = (turn: number, side: number) =>
    moved(
      `rotate(${turn})`,
      line(`M${side * 4} 0V44`, dark(colour, 0.25), 5),
      rect(side * 4 - 5.5, 38, 11, 52, paint.cylinder('#7a3a22'), { rx: 4 }),
    )
  return [
    circle(0, 0, 5, paint.brass()),
    line(loop, dark(colour, 0.25), 5.5),
    line(loop, light(colour, 0.3), 2, { 'stroke-dasharray': '4 4' }),
    handle(10, -1),
    handle(-9, 1),
  ].join('')
}

/** A pair on its laces: hangs from 0, 0. */
export function boxingGloves(paint: Paint, colour = '#b3202c'): string {
  const glove = [
    path('M-17 0H17L19 30H-19Z', paint.cylinder('#f1e4c6')),
    line('M-14 8L14 22M14 8L-14 22', '#8d7352', 2),
    path('M-20 28H20C34 44 36 80 22 94C8 106-16 104-25 92C-34 78-30 44-20 28Z', paint.ball(colour)),
    path('M-18 34C-40 40-44 66-32 76C-22 80-17 70-17 58Z', paint.diagonal(dark(colour, 0.08))),
    line('M-8 88C4 92 16 88 22 80', dark(colour, 0.35), 2, { ...roundEnds, opacity: 0.7 }),
    line('M4 36C16 42 22 54 22 66', light(colour, 0.6), 4, { ...roundEnds, opacity: 0.55 }),
  ].join('')
  return [
    line('M0 0L-24 44M0 0L26 34', '#e9dcc0', 3),
    moved('translate(-26 40) rotate(8)', glove),
    moved('translate(28 30) rotate(-9) scale(-1 1)', glove),
    circle(0, 0, 5, paint.brass()),
  ].join('')
}
