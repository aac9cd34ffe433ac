import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { circle, ellipse, line, moved, path, rect, roundEnds } from './svg.ts'

/** What people bring along and leave at the door. */

/** A light jacket on its loop: hangs from 0, 0. */
export function jacket(paint: Paint, colour = '#1f5846', lining = '#d9a441'): string {
  const seam = dark(colour, 0.35)
  return [
    path('M-14 12C-34 16-46 24-50 40L-58 132C-58 138-38 140-38 134L-32 66Z', paint.cylinder(dark(colour, 0.1))),
    path('M14 12C34 16 46 24 50 40L58 132C58 138 38 140 38 134L32 66Z', paint.cylinder(dark(colour, 0.22))),
    path('M-16 10C-30 18-38 30-37 46L-40 140Q0 150 40 140L37 46C38 30 30 18 16 10Z', paint.cylinder(colour)),
    path('M-17 8C-12 26 12 26 17 8L12 2H-12Z', lining),
    path('M-20 8L-12-2L-2 20L-12 34Z', paint.diagonal(light(colour, 0.14))),
    path('M20 8L12-2L2 20L12 34Z', paint.diagonal(light(colour, 0.06))),
    line('M0 24V144', seam, 2.4),
    line('M-30 100L-14 104M30 100L14 104', seam, 2.6, roundEnds),
    line('M-39 132Q0 141 39 132', seam, 1.6, { opacity: 0.6 }),
    rect(-3, 26, 6, 9, paint.brass(), { rx: 2 }),
    line('M-8 0Q0-8 8 0', '#d9cdb2', 2.6),
  ].join('')
}

/** A towel over a peg: hangs from 0, 0. */
export function hangingTowel(paint: Paint, colour = '#f1e6cf', stripe = '#b5282a'): string {
  return [
    path('M-6 0C-26 10-30 22-30 40V126H8V30Z', paint.cylinder(dark(colour, 0.1))),
    path('M6 0C24 8 30 22 30 40V140H-14V36C-14 18-8 8 6 0Z', paint.cylinder(colour)),
    rect(-14, 116, 44, 6, stripe),
    rect(-14, 125, 44, 2.4, stripe),
    line('M-4 18C-6 50-4 90-6 138M14 14C18 50 16 96 18 138', dark(colour, 0.28), 1.4, { opacity: 0.5 }),
    circle(0, 0, 6, paint.ball('#c9973f')),
  ].join('')
}

/** Seen from the side, toe to the left; about 96 wide. */
function trainer(paint: Paint, colour: string, sole: string): string {
  return [
    path(
      'M-50-8C-50-22-36-25-20-32L4-50C8-53 12-52 15-48L20-42C28-40 36-44 42-50Q48-50 48-42V-8Z',
      paint.diagonal(colour),
    ),
    path('M-50-8C-50-18-44-22-34-25C-28-22-26-14-28-8Z', light(colour, 0.5)),
    path('M22-8C24-22 32-32 48-34V-8Z', dark(colour, 0.2)),
    line('M-18-31L-10-23M-9-37L-1-29M0-44L8-36', '#fbf4e2', 3, roundEnds),
    line('M-20-12C-6-14 6-20 18-32', '#fbf4e2', 4, roundEnds),
    path('M-52-9H49Q52-9 51-4Q50 0 46 0H-46Q-53 0-52-9Z', paint.fromTop(sole)),
  ].join('')
}

/** A pair, one before the other. */
export function trainers(paint: Paint, colour = '#b5282a', sole = '#f4ead4'): string {
  return moved('translate(22 -6) scale(.94)', trainer(paint, dark(colour, 0.14), sole)) + trainer(paint, colour, sole)
}

/** A sports bottle with a loop. */
export function waterBottle(paint: Paint, colour = '#8fb0a6', cap = '#26302d'): string {
  return [
    line('M-9-106C-14-126 14-126 9-106', cap, 5, roundEnds),
    path('M-19-6V-76Q-19-90-11-94H11Q19-90 19-76V-6Q19 0 13 0H-13Q-19 0-19-6Z', paint.cylinder(colour)),
    rect(-13, -108, 26, 15, paint.cylinder(cap), { rx: 3 }),
    rect(-19, -28, 38, 5, dark(colour, 0.35), { opacity: 0.7 }),
    line('M9-74v34', light(colour, 0.7), 2, { ...roundEnds, 'stroke-dasharray': '1 7' }),
    rect(-13, -78, 5, 66, '#ffffff', { rx: 2.5, opacity: 0.45 }),
  ].join('')
}

/** A sports bag with its handles up. */
export function sportsBag(paint: Paint, colour = '#2d4a5e', trim = '#d9a441'): string {
  return [
    line('M-34-58C-34-104 34-104 34-58', dark(colour, 0.35), 7),
    path('M-84-14C-88-48-74-70-52-72H52C74-70 88-48 84-14Q82 0 70 0H-70Q-82 0-84-14Z', paint.fromTop(colour, 0.9)),
    line('M-56-64Q0-70 56-64', light(colour, 0.5), 2.4),
    line('M-38-64C-38-100 38-100 38-64', trim, 7),
    path('M-42-66H-32V0H-42ZM32-66H42V0H32Z', trim),
    rect(-22, -42, 44, 26, dark(colour, 0.25), { rx: 4 }),
    line('M-22-36H22', light(colour, 0.4), 1.8),
    ellipse(-70, -34, 9, 22, dark(colour, 0.22), { opacity: 0.7 }),
  ].join('')
}

export function stopwatch(paint: Paint): string {
  const ticks = Array.from({ length: 12 }, (_, index) => moved(`rotate(${index * 30})`, line('M0-21v-4', '#26302d', 2)))
  return moved(
    'translate(0 34)',
    line('M0-34V-66', '#7b2f2c', 4),
    rect(-5, -44, 10, 12, paint.chrome(), { rx: 2 }),
    circle(0, 0, 33, paint.diagonal('#aab1ac')),
    circle(0, 0, 28, '#fbf4e2'),
    ...ticks,
    line('M0 0V-19', '#c4161f', 2.6, roundEnds),
    line('M0 0L11 6', '#26302d', 2.6, roundEnds),
    circle(0, 0, 3, '#26302d'),
  )
}

/** A canvas camera bag, its flap closed. */
export function shoulderBag(paint: Paint, colour = '#a8743a', strap = '#5a3a22'): string {
  return [
    line('M-58-62C-66-128 58-132 60-62', strap, 7, roundEnds),
    rect(-66, -78, 132, 78, paint.fromTop(colour, 0.8), { rx: 9 }),
    path('M-70-80H70V-40Q70-30 60-30H-60Q-70-30-70-40Z', paint.diagonal(light(colour, 0.08))),
    line('M-64-36Q-64-36 64-36', dark(colour, 0.35), 1.6, { 'stroke-dasharray': '4 3' }),
    ...[-36, 36].map(
      (x) => rect(x - 6, -56, 12, 40, strap, { rx: 2 }) + rect(x - 9, -30, 18, 14, paint.brass(), { rx: 2 }),
    ),
  ].join('')
}
