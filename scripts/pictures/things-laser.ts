import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { circle, ellipse, line, moved, path, rect, roundEnds } from './svg.ts'

/** Protective glasses from the front, lying with their arms folded behind; about 112 wide. */
export function goggles(paint: Paint, lens = '#b5482a', frame = '#26302d'): string {
  const glass = paint.gradient(
    [
      [0, light(lens, 0.55)],
      [0.5, lens],
      [1, dark(lens, 0.35)],
    ],
    0.9,
    1,
  )
  const side = (flip: number) =>
    moved(
      `scale(${flip} 1)`,
      path('M5-32C20-40 44-40 54-32C58-14 48 0 30 0C14 0 6-10 5-32Z', glass, { stroke: frame, 'stroke-width': 5 }),
      line('M54-30L62-24', frame, 6, roundEnds),
    )
  return [
    side(1),
    side(-1),
    line('M-5-28Q0-33 5-28', frame, 5),
    line('M-46-28C-40-33-32-34-26-34M14-29C20-33 26-34 32-34', '#ffffff', 3, { ...roundEnds, opacity: 0.6 }),
  ].join('')
}

/** A handpiece in its cradle, its window to the left. */
export function handpiece(paint: Paint, colour = '#f4ead4', accent = '#c4714f'): string {
  return [
    line('M16-12C54-4 62-30 96-2', '#3a4744', 6, roundEnds),
    path('M-22 0L-16-26H36L42 0Z', paint.cylinder(dark(accent, 0.3))),
    path('M-12-92C0-80 0-60-6-22H28C32-60 34-84 30-104Z', paint.cylinder(colour)),
    path('M-46-138C-20-150 20-148 34-128C44-110 30-92 8-90C-12-88-30-92-46-98Z', paint.fromTop(colour, 0.8)),
    path('M-44-142L-60-136V-100L-44-94Z', paint.fromTop(accent)),
    rect(-65, -134, 7, 32, '#9fd0d6', { rx: 2.5 }),
    line('M-34-134C-12-142 8-140 20-130', '#ffffff', 4, { ...roundEnds, opacity: 0.7 }),
    rect(6, -84, 14, 22, paint.cylinder(accent), { rx: 7 }),
    circle(13, -44, 4.5, '#7fae8c'),
  ].join('')
}

/** The machine itself: a screen on a rounded body. */
export function laserConsole(paint: Paint, colour = '#efe4cd', accent = '#1f5846'): string {
  return [
    path('M-62-14V-96Q-62-150 0-150T62-96V-14Q62 0 48 0H-48Q-62 0-62-14Z', paint.cylinder(colour, 0.7)),
    rect(-42, -126, 84, 56, dark(accent, 0.45), { rx: 8 }),
    rect(-37, -121, 74, 46, paint.diagonal(accent), { rx: 5 }),
    line('M-26-112H-2M-26-102H10M-26-92H-10', '#d9d3b0', 3, roundEnds),
    circle(20, -96, 13, 'none', { stroke: '#f6c777', 'stroke-width': 4, 'stroke-dasharray': '58 24' }),
    circle(-24, -50, 8, paint.ball('#c4161f')),
    circle(0, -50, 8, paint.ball('#d9a441')),
    circle(24, -50, 8, paint.ball('#7fae8c')),
    rect(-44, -28, 88, 8, dark(colour, 0.3), { rx: 4, opacity: 0.6 }),
    line('M-54-96C-52-124-40-138-22-143', '#ffffff', 4, { ...roundEnds, opacity: 0.6 }),
  ].join('')
}

/** A tube standing on its cap. */
export function tube(paint: Paint, colour = '#e9d3b4', cap = '#1f2624', print = '#b5482a', height = 100): string {
  const crimp = Array.from({ length: 11 }, (_, index) => `M${-25 + index * 5} ${-height - 8}v9`)
  return [
    rect(-13, -18, 26, 18, paint.cylinder(cap), { rx: 3 }),
    path(`M-28 ${-height}H28L23-30Q22-17 12-17H-12Q-22-17-23-30Z`, paint.cylinder(colour)),
    rect(-28, -height - 9, 56, 10, paint.cylinder(dark(colour, 0.1)), { rx: 1.5 }),
    line(crimp.join(''), dark(colour, 0.3), 1, { opacity: 0.6 }),
    path(`M-8 ${-height + 12}H8V${-height * 0.4}H-8Z`, print),
    circle(0, -height * 0.28, 4, print),
    line(`M-18 ${-height + 10}L-15-34`, '#ffffff', 4, { ...roundEnds, opacity: 0.45 }),
  ].join('')
}

/** A shallow tray to put small things on; its top is 10 above the counter. */
export function tray(paint: Paint, width = 130, colour = '#c9973f'): string {
  const half = width / 2
  return [
    path(`M${-half}-10H${half}L${half - 8} 0H${-half + 8}Z`, paint.fromTop(colour)),
    ellipse(0, -10, half, 4, light(colour, 0.3)),
    line(`M${-half}-10H${half}`, light(colour, 0.6), 1.6),
  ].join('')
}

/** A lidded glass of cotton pads. */
export function cottonJar(paint: Paint): string {
  const pads = [0, 1, 2, 3, 4].map((row) => rect(-20, -13 - row * 10, 40, 8, paint.cylinder('#fdf7ea', 0.5), { rx: 4 }))
  return [
    ...pads,
    rect(-26, -66, 52, 66, '#ffffff', { rx: 8, opacity: 0.18 }),
    rect(-26, -66, 52, 66, 'none', { rx: 8, stroke: '#ffffff', 'stroke-opacity': 0.6, 'stroke-width': 1.8 }),
    rect(-19, -58, 5, 48, '#ffffff', { rx: 2.5, opacity: 0.5 }),
    rect(-28, -76, 56, 12, paint.brass(), { rx: 4 }),
    circle(0, -81, 6, paint.ball('#c9973f')),
  ].join('')
}
