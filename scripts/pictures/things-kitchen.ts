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

/** Leans on the wall, its handle up. */
export function choppingBoard(paint: Paint, colour = '#b98654'): string {
  return [
    path(
      'M-44-6V-92Q-44-104-32-104H-12V-128Q-12-138 0-138T12-128V-104H32Q44-104 44-92V-6Q44 0 38 0H-38Q-44 0-44-6Z',
      paint.diagonal(colour),
    ),
    circle(0, -124, 5, dark(colour, 0.5)),
    line('M-34-80Q0-86 34-78M-36-50Q4-44 36-52M-34-24Q0-30 36-22', dark(colour, 0.3), 1.4, { opacity: 0.5 }),
  ].join('')
}

/** Lies on its side, leaves to the right. */
export function carrot(paint: Paint, colour = '#d9702a', length = 84): string {
  return [
    line(`M${length / 2} -11C${length * 0.7} -26 ${length * 0.86} -22 ${length} -30`, '#3f7d5e', 4, roundEnds),
    line(`M${length / 2} -11C${length * 0.72} -14 ${length * 0.88} -8 ${length * 1.04} -12`, '#5f9a70', 4, roundEnds),
    path(
      `M${length / 2} -20Q${length / 2 + 8} -11 ${length / 2} -1C10 2-20-4 ${-length / 2} -8C-20-16 10-24 ${length / 2} -20Z`,
      paint.fromTop(colour),
    ),
    line('M8-18v6M-6-16v5M22-19v5M14-4v-5', dark(colour, 0.3), 1.4, { opacity: 0.7 }),
  ].join('')
}

export function tomato(paint: Paint, radius = 22): string {
  return [
    ellipse(0, -radius * 0.9, radius * 1.1, radius * 0.9, paint.ball('#c4262a')),
    path(`M0 ${-radius * 1.78}l-9-5 3 8-10 3 10 3-2 7 8-5 8 5-2-7 10-3-10-3 3-8Z`, paint.diagonal('#3f7d5e')),
  ].join('')
}

/** Leaves in a glass bowl. */
export function saladBowl(paint: Paint, colour = '#8fb0a6'): string {
  const greens = [
    [-44, -22, -46],
    [-22, -8, -58],
    [4, 6, -64],
    [28, 14, -56],
    [46, 26, -44],
  ] as const
  const leaves = greens.map(([x, lean, y], index) =>
    moved(
      `translate(${x} ${y + 26}) rotate(${lean})`,
      path(
        'M0 0C-26-10-28-40 0-52C28-40 26-10 0 0Z',
        paint.diagonal(['#5f8f4a', '#7da657', '#4c7a45', '#8db564', '#5f8f4a'][index] ?? '#5f8f4a'),
      ),
      line('M0-4V-42', '#d5e2a8', 1.6, { opacity: 0.7 }),
    ),
  )
  return [
    ...leaves,
    moved('translate(-14 -38) scale(.62)', tomato(paint)),
    moved('translate(26 -40) scale(.56)', tomato(paint)),
    path('M-70-50H70C68-18 44-6 24-4V0H-24V-4C-44-6-68-18-70-50Z', paint.cylinder(colour)),
    line('M-70-50H70', light(colour, 0.6), 3),
  ].join('')
}

/** A week's plan pinned to the wall; hangs by its middle. */
export function weekPlan(paint: Paint, accent = '#1f5846', width = 104, height = 124): string {
  const left = -width / 2
  const top = -height / 2
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = top + 34 + row * 14
    return (
      circle(left + 16, y, 3.4, row < 3 ? accent : 'none', { stroke: accent, 'stroke-width': 1.6 }) +
      line(`M${left + 26} ${y}h${[52, 44, 58, 36, 50, 42][row] ?? 48}`, '#9a8d70', 2.6, roundEnds)
    )
  })
  return [
    rect(left, top, width, height, paint.diagonal('#fbf2de'), { rx: 2 }),
    rect(left, top, width, 20, accent, { rx: 2 }),
    ...rows,
    circle(0, top + 4, 5, paint.ball('#c4161f')),
  ].join('')
}

export function teacup(paint: Paint, colour = '#d98c82'): string {
  return [
    line('M24-30C42-34 44-8 20-12', dark(colour, 0.15), 5),
    ellipse(2, -1, 40, 5, paint.fromTop(light(colour, 0.3))),
    ellipse(0, -38, 28, 6, '#8a5a2c'),
    path('M-28-38H28C28-14 18-4 10-3H-10C-18-4-28-14-28-38Z', paint.cylinder(colour)),
    line('M-28-38Q0-28 28-38', light(colour, 0.6), 2.2),
    line('M-6-50C-12-60 0-64-6-76M8-50C2-60 14-66 8-78', '#ffffff', 2.4, { ...roundEnds, opacity: 0.45 }),
  ].join('')
}
