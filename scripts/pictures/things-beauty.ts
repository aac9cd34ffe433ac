import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { circle, ellipse, line, moved, path, rect, roundEnds, short } from './svg.ts'
import { roundMirror } from './things-hair.ts'

export type PolishShape = 'square' | 'round' | 'tall'

const polishBodies: Record<PolishShape, string> = {
  square: 'M-12-44H12Q19-44 19-37V-7Q19 0 12 0H-12Q-19 0-19-7V-37Q-19-44-12-44Z',
  round: 'M-9-46C-30-42-28 0-16 0H16C28 0 30-42 9-46Z',
  tall: 'M-10-58C-18-52-17-44-18-6Q-18 0-12 0H12Q18 0 18-6C17-44 18-52 10-58Z',
}

export function nailPolish(paint: Paint, colour = '#b3272d', shape: PolishShape = 'square', cap = '#1f2422'): string {
  const top = shape === 'tall' ? -58 : -45
  return [
    path(polishBodies[shape], paint.cylinder(colour)),
    rect(-13, top + 10, 5, -top - 18, '#ffffff', { rx: 2.5, opacity: 0.6 }),
    rect(11, top + 12, 2.4, -top - 22, '#ffffff', { rx: 1.2, opacity: 0.25 }),
    rect(-8, top - 4, 16, 6, paint.brass()),
    path(
      `M-9 ${top - 4}L-7 ${top - 46}Q-7 ${top - 49}-4 ${top - 49}H4Q7 ${top - 49} 7 ${top - 46}L9 ${top - 4}Z`,
      paint.cylinder(cap),
    ),
  ].join('')
}

/** Painted samples on sticks, spread like a hand of cards. */
export function sampleFan(paint: Paint, colours: readonly string[]): string {
  const sticks = colours.map((colour, index) =>
    moved(
      `rotate(${short((index - (colours.length - 1) / 2) * (120 / colours.length))})`,
      rect(-3, -58, 6, 58, paint.cylinder('#f1e7d2', 0.6), { rx: 3 }),
      path('M-11-52C-12-84-9-104 0-106C9-104 12-84 11-52Q0-46-11-52Z', paint.cylinder(colour)),
      line('M-5-58C-6-80-5-92-2-98', '#ffffff', 3, { ...roundEnds, 'stroke-opacity': 0.65 }),
    ),
  )
  return sticks.join('') + circle(0, 0, 7, paint.ball('#c9973f'))
}

/** Lies on the counter. */
export function nailFile(paint: Paint, colour = '#d9745a'): string {
  return [
    path('M-52-6Q-58 0-52 5L48 3Q56 0 48-6Z', paint.fromTop(colour)),
    line('M-48-3L46-4', light(colour, 0.6), 1.6, { opacity: 0.8 }),
  ].join('')
}

type BrushTip = 'fluffy' | 'flat' | 'angled'

function makeupBrush(paint: Paint, lean: number, length: number, tip: BrushTip, hair: string, stick: string): string {
  const tips: Record<BrushTip, string> = {
    fluffy: `M-5-${length + 17}C-22-${length + 40}-14-${length + 62} 0-${length + 64}C14-${length + 62} 22-${length + 40} 5-${length + 17}Z`,
    flat: `M-5-${length + 17}L-9-${length + 42}Q0-${length + 50} 9-${length + 42}L5-${length + 17}Z`,
    angled: `M-5-${length + 17}L-7-${length + 36}L8-${length + 48}L5-${length + 17}Z`,
  }
  return moved(
    `rotate(${lean} 0 -10)`,
    path(`M-3.4-30L-4.6 ${-length}H4.6L3.4-30Z`, paint.cylinder(stick)),
    rect(-5.6, -length - 18, 11.2, 20, paint.chrome(), { rx: 1.5 }),
    path(
      tips[tip],
      paint.gradient(
        [
          [0, light(hair, 0.5)],
          [0.6, hair],
          [1, dark(hair, 0.45)],
        ],
        0,
        1,
      ),
    ),
  )
}

export function brushJar(paint: Paint, colour = '#d8c3a0'): string {
  return [
    makeupBrush(paint, -24, 86, 'fluffy', '#a4503c', '#23282a'),
    makeupBrush(paint, 21, 82, 'angled', '#5a3a28', '#a7762e'),
    makeupBrush(paint, -9, 98, 'flat', '#3d2a20', '#7c2330'),
    makeupBrush(paint, 9, 102, 'fluffy', '#d39b86', '#23282a'),
    path('M-30-66H30L26-4Q26 0 22 0H-22Q-26 0-26-4Z', paint.cylinder(colour)),
    line('M-30-66H30', light(colour, 0.7), 3),
    line('M-28.5-48H28.5', dark(colour, 0.45), 2, { opacity: 0.6 }),
    line('M-28-42H28', dark(colour, 0.45), 1, { opacity: 0.5 }),
  ].join('')
}

/** A glass with the little spiral brushes that comb lashes. */
export function spoolieGlass(paint: Paint, colour = '#8fb0a6'): string {
  const sticks = [-22, -9, 5, 19].map((lean, index) => {
    const bristles = Array.from({ length: 8 }, (_, row) =>
      line(`M-6 ${-94 - row * 4}L6 ${-96 - row * 4}`, '#241d1a', 2.4, roundEnds),
    )
    return moved(
      `rotate(${lean} 0 -10)`,
      rect(-1.6, -96, 3.2, 84, ['#d98c82', '#f4ead4', '#c9973f', '#d98c82'][index] ?? '#f4ead4'),
      ...bristles,
    )
  })
  return [
    ...sticks,
    path('M-24-58H24L20-4Q20 0 16 0H-16Q-20 0-20-4Z', paint.cylinder(colour), { opacity: 0.62 }),
    line('M-24-58H24', light(colour, 0.8), 2.4),
    rect(-17, -50, 5, 42, '#ffffff', { rx: 2.5, opacity: 0.5 }),
  ].join('')
}

export function lipstick(paint: Paint, colour = '#a8232f'): string {
  return [
    rect(-13, -38, 26, 38, paint.cylinder('#1d2421'), { rx: 2.5 }),
    rect(-10.5, -56, 21, 20, paint.brass()),
    path('M-8.5-56V-78Q-8-92 8.5-88V-56Z', paint.cylinder(colour)),
    path('M-8.5-78Q-8-92 8.5-88Q4-78-8.5-78Z', light(colour, 0.3)),
  ].join('')
}

/** A powder compact, open, its mirror leaning back. */
export function compact(paint: Paint, powder = '#d9a08a'): string {
  return [
    moved('translate(4 -48) rotate(8)', roundMirror(paint, 40)),
    ellipse(0, -7, 44, 11, paint.brassFromTop()),
    ellipse(0, -9.5, 38, 8, paint.fromTop(powder)),
    line('M-22-10q20 5 44-1', dark(powder, 0.3), 1.5, { opacity: 0.6 }),
  ].join('')
}

export function mascara(paint: Paint, colour = '#1f5846'): string {
  return [
    rect(-10, -74, 20, 74, paint.cylinder(colour), { rx: 4 }),
    rect(-10, -44, 20, 4, paint.brass()),
    moved(
      'translate(34 0) rotate(9)',
      rect(-9, -40, 18, 40, paint.cylinder(colour), { rx: 4 }),
      rect(-2, -76, 4, 38, '#2a2622'),
      ...Array.from({ length: 11 }, (_, row) =>
        line(`M-6.5 ${-52 - row * 4}L6.5 ${-54 - row * 4}`, '#16110f', 2.6, roundEnds),
      ),
    ),
  ].join('')
}

/** Points up, slightly open. */
export function tweezers(paint: Paint, colour = '#c9973f'): string {
  const metal = paint.gradient([
    [0, light(colour, 0.5)],
    [0.5, colour],
    [1, dark(colour, 0.45)],
  ])
  const arm = path('M0-2L-8-4C-12-34-12-60-3.5-106L-0.5-106C-5-62-4-40 0-26Z', metal)
  return arm + moved('scale(-1 1)', arm) + rect(-7.5, -14, 15, 14, metal, { rx: 5 })
}

/** A card with strips of lash fans, leaning. */
export function lashTray(paint: Paint, card = '#f4ead4', width = 112, height = 92): string {
  const rows = Math.floor((height - 26) / 18)
  const perRow = Math.floor((width - 36) / 5)
  const strips = Array.from({ length: rows }, (_, row) => {
    const y = -height + 28 + row * 18
    const lashes = Array.from({ length: perRow }, (_, index) => {
      const x = -width / 2 + 16 + index * 5
      const length = 9 + row * 1.6
      return line(`M${short(x)} ${y}q1 ${short(-length * 0.7)} 5 ${-length}`, '#16110f', 1.5, roundEnds)
    })
    const colour = ['#d98c82', '#c9973f', '#8fb0a6', '#5c2f42'][row % 4] ?? '#c9973f'
    return rect(-width / 2 + 12, y - 1, width - 24, 4, colour) + lashes.join('')
  })
  const ground = paint.gradient(
    [
      [0, light(card, 0.4)],
      [1, dark(card, 0.08)],
    ],
    1,
    1,
  )
  const left = -width / 2 + 5
  return [
    rect(-width / 2, -height, width, height, paint.diagonal('#5c2f42'), { rx: 5 }),
    rect(left, -height + 5, width - 10, height - 10, ground, { rx: 3 }),
    ...strips,
    path(`M${left} ${-height + 5}h${width * 0.4}L${left} ${-height * 0.3}Z`, '#ffffff', { opacity: 0.14 }),
  ].join('')
}

/** A framed drawing of two closed eyes; hangs by its middle. */
export function framedEyes(paint: Paint, frame = '#c9973f', width = 150, height = 92): string {
  const eye = (x: number, flip: number) => {
    const lashes = [-20, -12, -4, 4, 12, 20].map((at, index) =>
      line(
        `M${at} ${7 - Math.abs(at) * 0.2}q${at * 0.16} 9 ${at * 0.42} ${15 - Math.abs(index - 2.5) * 1.4}`,
        '#241d1a',
        2.6,
        roundEnds,
      ),
    )
    return moved(
      `translate(${x} 2) scale(${flip} 1)`,
      line('M-26 0Q0 15 26 0', '#241d1a', 3.4, roundEnds),
      ...lashes,
      line('M-24-22Q2-36 28-20', '#6a4030', 4.5, roundEnds),
    )
  }
  return [
    rect(-width / 2, -height / 2, width, height, paint.diagonal(frame)),
    rect(
      -width / 2 + 6,
      -height / 2 + 6,
      width - 12,
      height - 12,
      paint.gradient(
        [
          [0, '#f8e6d6'],
          [1, '#e9c9b2'],
        ],
        1,
        1,
      ),
    ),
    eye(-34, -1),
    eye(34, 1),
    path(`M${-width / 2 + 6} ${-height / 2 + 6}h${width * 0.34}L${-width / 2 + 6} ${height * 0.24}Z`, '#ffffff', {
      opacity: 0.2,
    }),
  ].join('')
}

export function creamJar(paint: Paint, colour = '#f1e6d2', lid = '#c9973f', width = 58): string {
  const half = width / 2
  return [
    path(
      `M${-half} -34H${half}V-8Q${half} 0 ${half - 8} 0H${-half + 8}Q${-half} 0 ${-half} -8Z`,
      paint.cylinder(colour),
    ),
    rect(-half * 0.55, -24, half * 1.1, 3, dark(colour, 0.45), { opacity: 0.8 }),
    rect(-half * 0.35, -17, half * 0.7, 2, dark(colour, 0.35), { opacity: 0.6 }),
    rect(-half - 1, -52, width + 2, 19, paint.cylinder(lid), { rx: 4 }),
    ellipse(0, -52, half, 4, light(lid, 0.5)),
  ].join('')
}

/** A jade roller leaning to the right. */
export function jadeRoller(paint: Paint, stone = '#7fa58c'): string {
  return moved(
    'rotate(22)',
    rect(-5, -78, 10, 70, paint.cylinder(stone), { rx: 5 }),
    ellipse(0, -4, 15, 8, paint.ball(stone)),
    line('M-24-96V-84Q-24-78 0-78T24-84V-96', '#b88a3c', 3.6),
    rect(-22, -110, 44, 27, paint.fromTop(stone), { rx: 12 }),
    line('M-14-103H10', '#ffffff', 3, { ...roundEnds, opacity: 0.5 }),
  )
}

/** A shallow bowl of clay with a spatula. */
export function clayBowl(paint: Paint, colour = '#f1e6cf', clay = '#b98a6a'): string {
  return [
    moved('translate(18 -40) rotate(38)', rect(-5, -66, 10, 78, paint.cylinder('#c69a63'), { rx: 5 })),
    ellipse(0, -44, 46, 11, dark(colour, 0.3)),
    ellipse(0, -42, 42, 9, paint.ball(clay)),
    path('M-46-44H46C46-16 30-6 18-4V0H-18V-4C-30-6-46-16-46-44Z', paint.cylinder(colour)),
    line('M-46-44H46', light(colour, 0.7), 2.4),
  ].join('')
}

export function orchid(paint: Paint, petal = '#f0c8c0', pot = '#f5ead2'): string {
  const blossom = (x: number, y: number, size: number) =>
    moved(
      `translate(${x} ${y}) scale(${size})`,
      ...[0, 72, 144, 216, 288].map((turn) =>
        moved(`rotate(${turn})`, path('M0 0C-14-8-13-26 0-28C13-26 14-8 0 0Z', paint.diagonal(petal))),
      ),
      circle(0, 0, 6, paint.ball('#a8433c')),
    )
  return [
    line('M0-40C-2-110 10-150 46-164', '#4c7a5c', 3.4, roundEnds),
    path('M-2-40C-40-66-56-60-62-46C-40-44-20-38-2-36Z', paint.diagonal('#3f7d5e')),
    path('M2-40C36-70 56-62 64-50C42-44 22-38 2-36Z', paint.diagonal('#2f6a4f')),
    blossom(10, -126, 0.86),
    blossom(26, -152, 0.94),
    blossom(52, -164, 0.8),
    path('M-24-42H24L19-3Q19 0 15 0H-15Q-19 0-19-3Z', paint.cylinder(pot)),
    line('M-24-42H24', light(pot, 0.7), 2.6),
  ].join('')
}
