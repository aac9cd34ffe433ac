import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { circle, ellipse, group, line, moved, path, rect, roundEnds, short } from './svg.ts'

/** Round fruit: its middle stands `radius` above 0. */
export function citrus(paint: Paint, colour = '#e08a2c', radius = 26): string {
  return [
    circle(0, -radius, radius, paint.ball(colour)),
    circle(radius * 0.22, -radius * 1.78, 3, dark(colour, 0.4)),
    ellipse(-radius * 0.36, -radius * 1.38, radius * 0.24, radius * 0.15, '#ffffff', {
      opacity: 0.4,
      transform: `rotate(-30 ${short(-radius * 0.36)} ${short(-radius * 1.38)})`,
    }),
  ].join('')
}

/** Cut side to the viewer. */
export function halfCitrus(paint: Paint, colour = '#e08a2c', radius = 26): string {
  const segments = Array.from({ length: 9 }, (_, index) =>
    moved(
      `rotate(${index * 40})`,
      path(
        `M0-3L${short(radius * 0.24)} ${short(-radius * 0.74)}Q0 ${short(-radius * 0.86)} ${short(-radius * 0.24)} ${short(-radius * 0.74)}Z`,
        paint.diagonal(light(colour, 0.12)),
      ),
    ),
  )
  return moved(
    `translate(0 ${-radius})`,
    circle(0, 0, radius, colour),
    circle(0, 0, radius * 0.9, '#fbf0d8'),
    ...segments,
  )
}

export function fruitBowl(paint: Paint, colour = '#2f5a86'): string {
  return [
    moved('translate(-44 -46)', citrus(paint, '#e08a2c', 27)),
    moved('translate(44 -46)', citrus(paint, '#e3b62f', 25)),
    moved('translate(0 -62)', citrus(paint, '#d9702a', 29)),
    moved('translate(-16 -40)', citrus(paint, '#e6bd3a', 25)),
    moved('translate(22 -40)', citrus(paint, '#e08a2c', 24)),
    path('M-84-58H84C82-20 50-6 26-5V0H-26V-5C-50-6-82-20-84-58Z', paint.cylinder(colour)),
    line('M-84-58H84', light(colour, 0.6), 3),
    line('M-79-42Q0-30 79-42', '#f1e4c6', 4, { opacity: 0.85 }),
  ].join('')
}

export type JarLook = {
  width?: number
  height?: number
  content?: string
  level?: number
  lid?: string
  grain?: number
}

/** A glass jar of something dry; the dots are grains, lentils or oats. */
export function foodJar(paint: Paint, look: JarLook = {}): string {
  const { width = 60, height = 92, content = '#b5622f', level = 0.74, lid = '#c69a63', grain = 3 } = look
  const half = width / 2
  const top = -height * level
  const grains: string[] = []
  for (let row = 0; top + 6 + row * grain * 2 < -6; row++) {
    for (let column = 0; column * grain * 2.6 < width - 14; column++) {
      const x = -half + 8 + column * grain * 2.6 + (row % 2) * grain * 1.2
      const tone = [light(content, 0.3), content, dark(content, 0.22)][(row * 5 + column * 3) % 3] ?? content
      grains.push(ellipse(short(x), short(top + 6 + row * grain * 2), grain, grain * 0.75, tone))
    }
  }
  const inside = `M${-half + 4} ${top}H${half - 4}V-8Q${half - 4} -3 ${half - 9} -3H${-half + 9}Q${-half + 4} -3 ${-half + 4} -8Z`
  return [
    path(inside, paint.cylinder(content)),
    group({ 'clip-path': paint.clip(path(inside, '#000')), opacity: 0.85 }, ...grains),
    rect(-half, -height, width, height, '#ffffff', { rx: 9, opacity: 0.14 }),
    rect(-half, -height, width, height, 'none', {
      rx: 9,
      stroke: '#ffffff',
      'stroke-opacity': 0.55,
      'stroke-width': 1.8,
    }),
    rect(-half + 7, -height + 8, 6, height - 20, '#ffffff', { rx: 3, opacity: 0.5 }),
    rect(-half + 3, -height - 15, width - 6, 17, paint.cylinder(lid), { rx: 4 }),
  ].join('')
}

/** A plain wooden board on the wall side of the counter. */
export function shelf(paint: Paint, width: number): string {
  return [
    rect(-width / 2, 0, width, 12, paint.fromTop('#9a6238')),
    rect(-width / 2 + 26, 12, 9, 20, paint.brass()),
    rect(width / 2 - 35, 12, 9, 20, paint.brass()),
  ].join('')
}

export function pear(paint: Paint, colour = '#a9b24a'): string {
  return [
    path('M0-86C14-86 14-64 22-50C36-30 30 0 0 0S-36-30-22-50C-14-64-14-86 0-86Z', paint.ball(colour)),
    line('M0-84C2-94 6-98 10-100', '#5a3a20', 3.4, roundEnds),
    path('M4-92C14-104 28-102 34-96C26-88 14-86 4-92Z', paint.diagonal('#3f7d5e')),
    ellipse(10, -22, 12, 16, '#c2653a', { opacity: 0.28 }),
  ].join('')
}

/** Half, with its stone. */
export function avocado(paint: Paint): string {
  return [
    path('M0-92C20-92 22-66 32-48C46-22 32 0 0 0S-46-22-32-48C-22-66-20-92 0-92Z', paint.diagonal('#31502f')),
    path(
      'M0-85C15-85 17-62 26-45C37-23 26-7 0-7S-37-23-26-45C-17-62-15-85 0-85Z',
      paint.gradient(
        [
          [0, '#eff0b4'],
          [0.6, '#d9de84'],
          [1, '#a9bd58'],
        ],
        0.6,
        1,
      ),
    ),
    circle(0, -30, 17, paint.ball('#8a4f28')),
  ].join('')
}

/** Lies open-side down, leaning on the wall. */
export function notebook(paint: Paint, colour = '#7b2f2c'): string {
  return [
    rect(-38, -104, 76, 104, paint.fromTop(colour, 0.8), { rx: 4 }),
    rect(-38, -104, 12, 104, dark(colour, 0.28), { rx: 3 }),
    rect(-14, -82, 40, 24, '#f4ead4', { rx: 2 }),
    line('M-8-74H20M-8-66H12', '#5a4a3a', 2),
    rect(22, -104, 5, 104, light('#c9973f', 0.1), { opacity: 0.85 }),
    moved(
      'translate(52 0) rotate(12)',
      rect(-4, -96, 8, 84, paint.cylinder('#d9a441')),
      path('M-4-12L0 0L4-12Z', '#e9d3a8'),
      path('M-1.4-4L0 0L1.4-4Z', '#1f1a16'),
      rect(-4, -104, 8, 9, '#c9746a', { rx: 2 }),
    ),
  ].join('')
}
