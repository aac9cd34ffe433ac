import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { drawPortrait, faces } from './portraits.ts'
import { circle, ellipse, lettering, line, moved, path, rect, roundEnds, short } from './svg.ts'

export function camera(paint: Paint, leather = '#1f2a27', metal: 'chrome' | 'brass' = 'chrome'): string {
  const plate = metal === 'chrome' ? paint.chromeFromTop() : paint.brassFromTop()
  return [
    line('M-84-84C-120-60-116-10-96 6', '#6a3a1e', 6, roundEnds),
    rect(
      -84,
      -96,
      168,
      96,
      paint.gradient(
        [
          [0, light(leather, 0.22)],
          [0.4, leather],
          [1, dark(leather, 0.4)],
        ],
        1,
        0.6,
      ),
      { rx: 13 },
    ),
    path('M-84-82V-88Q-84-106-66-106H-34L-28-116H30L36-106H66Q84-106 84-88V-80H-84Z', plate),
    rect(-84, -10, 168, 10, plate, { rx: 4 }),
    rect(-62, -119, 24, 14, paint.chrome(), { rx: 2.5 }),
    line('M-58-119v14M-53-119v14M-48-119v14M-43-119v14', '#3d4643', 1, { opacity: 0.6 }),
    rect(46, -117, 20, 12, paint.chrome(), { rx: 2.5 }),
    circle(74, -109, 4.5, paint.ball('#c9973f')),
    rect(-18, -110, 36, 20, '#20282a', { rx: 3 }),
    rect(
      -14,
      -107,
      28,
      14,
      paint.gradient(
        [
          [0, '#bcd3d6'],
          [1, '#38565f'],
        ],
        1,
        1,
      ),
      { rx: 2 },
    ),
    rect(
      -70,
      -100,
      20,
      13,
      paint.gradient(
        [
          [0, '#9fb9bd'],
          [1, '#2e454c'],
        ],
        1,
        1,
      ),
      { rx: 2.5 },
    ),
    moved('translate(2 -44)', lensFront(paint)),
    circle(62, -66, 5, '#c2191d'),
  ].join('')
}

function lensFront(paint: Paint): string {
  const ribs = Array.from({ length: 30 }, (_, index) =>
    moved(`rotate(${index * 12})`, line('M0-38v-4.5', '#000000', 2.2, { 'stroke-opacity': 0.5 })),
  )
  const glass = paint.radial(
    [
      [0, '#6e8fa5'],
      [0.35, '#33506a'],
      [0.7, '#1c2b3d'],
      [1, '#0b1015'],
    ],
    0.38,
    0.34,
    0.75,
  )
  return [
    circle(0, 0, 47, paint.diagonal('#9da49f')),
    circle(0, 0, 43, '#191d1e'),
    ...ribs,
    circle(0, 0, 36, paint.diagonal('#2d3335')),
    circle(0, 0, 28, '#0f1416'),
    circle(0, 0, 25, glass),
    circle(0, 0, 12, '#0b1116', { opacity: 0.75 }),
    ellipse(-10, -11, 8, 5, '#ffffff', { transform: 'rotate(-40 -10 -11)', opacity: 0.75 }),
    circle(10, 11, 3, '#e6a06a', { opacity: 0.7 }),
  ].join('')
}

export function filmRoll(paint: Paint, colour = '#d6a02f'): string {
  const holes = [0, 1, 2, 3].map(
    (index) => rect(16 + index * 8, -38, 4, 4, '#e9dcc0') + rect(16 + index * 8, -14, 4, 4, '#e9dcc0'),
  )
  return [
    path('M12-40H46V-8H12Z', '#3a2c22'),
    ...holes,
    rect(-15, -46, 30, 46, paint.cylinder(colour)),
    rect(-15, -34, 30, 14, paint.cylinder('#26302d')),
    lettering('400', 0, -23.5, 10, '#f4ead4'),
    rect(-17, -50, 34, 6, paint.cylinder('#23282a'), { rx: 2 }),
    rect(-17, -3, 34, 5, paint.cylinder('#23282a'), { rx: 2 }),
    rect(-5, -57, 10, 8, paint.cylinder('#23282a')),
  ].join('')
}

/** Standing on its mount, glass up. */
export function looseLens(paint: Paint, colour = '#23292b'): string {
  const ribs = Array.from({ length: 16 }, (_, index) => `M${short(-31 + index * 4.1)}-56v26`).join('')
  return [
    rect(-30, -24, 60, 24, paint.cylinder(colour), { rx: 3 }),
    rect(-34, -62, 68, 40, paint.cylinder(colour), { rx: 3 }),
    line(ribs, '#000000', 1.6, { 'stroke-opacity': 0.4 }),
    rect(-34, -28, 68, 5, paint.brass()),
    rect(-32, -74, 64, 14, paint.chrome(), { rx: 2 }),
    ellipse(0, -74, 32, 8, '#12181a'),
    ellipse(
      0,
      -74,
      26,
      6,
      paint.gradient([
        [0, '#87a4b4'],
        [1, '#22364a'],
      ]),
    ),
    lettering('50', 0, -12, 8, '#e9dcc0'),
  ].join('')
}

export type Motif = 'hills' | 'person' | 'town' | 'rose'

/** Drawn in a square of 100. */
const motifs: Record<Motif, () => string> = {
  hills: () =>
    [
      rect(0, 0, 100, 100, '#cfe0dc'),
      circle(70, 30, 14, '#f3cf86'),
      path('M0 70L30 44L56 66L78 50L100 68V100H0Z', '#3f6a5c'),
      path('M0 84Q50 70 100 86V100H0Z', '#26493d'),
    ].join(''),
  person: () =>
    [
      rect(0, 0, 100, 100, '#e2b79a'),
      path('M14 100C14 70 34 64 50 64S86 70 86 100Z', '#234a3a'),
      ellipse(50, 42, 19, 23, '#9a5f3e'),
      path('M28 44C22 8 78 8 72 44C66 26 40 30 28 44Z', '#221813'),
    ].join(''),
  town: () =>
    [
      rect(0, 0, 100, 100, '#2a4660'),
      path('M0 100V58H20V40H44V62H58V28H82V54H100V100Z', '#142636'),
      ...[
        [26, 48],
        [64, 38],
        [64, 56],
        [8, 68],
      ].map(([x = 0, y = 0]) => rect(x, y, 6, 8, '#f2c76a')),
      circle(24, 20, 8, '#f4e8cb'),
    ].join(''),
  rose: () =>
    [
      rect(0, 0, 100, 100, '#e9dcc0'),
      line('M50 96V50', '#3f7d5e', 5),
      path('M50 78C30 72 24 84 22 90C36 92 46 88 50 78Z', '#3f7d5e'),
      circle(50, 38, 24, '#b3202c'),
      line('M34 34C42 20 62 22 66 36C62 50 42 50 40 40C42 32 56 30 58 38', '#6e1219', 3.4, roundEnds),
    ].join(''),
}

function picture(motif: Motif, x: number, y: number, width: number, height: number): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${motifs[motif]()}</svg>`
}

/** An instant print in a clothes peg: hangs from 0, 0. */
export function print(paint: Paint, motif: Motif, width = 56, height = 68): string {
  return [
    rect(
      -width / 2,
      0,
      width,
      height,
      paint.gradient(
        [
          [0, '#fffaf0'],
          [1, '#e8dcc6'],
        ],
        1,
        1,
      ),
    ),
    picture(motif, -width / 2 + 5, 5, width - 10, height - 22),
    rect(-3.5, -7, 7, 15, paint.cylinder('#c69a63'), { rx: 1.5 }),
  ].join('')
}

/** One of the drawn people behind glass; hangs by its middle. */
export function framedPortrait(paint: Paint, person: string, width = 90, height = 110, frame = '#2a2018'): string {
  const face = faces[person]
  if (!face) throw new Error(`Nobody is called ${person}`)
  const [left, top] = [-width / 2 + 14, -height / 2 + 14]
  const inside = { width: width - 28, height: height - 28 }
  const place = `<svg x="${left}" y="${top}" width="${inside.width}" height="${inside.height}" preserveAspectRatio="xMidYMid slice" `
  return [
    rect(-width / 2, -height / 2, width, height, paint.diagonal(frame)),
    rect(-width / 2 + 5, -height / 2 + 5, width - 10, height - 10, '#f8f0de'),
    drawPortrait(face, person).replace('<svg ', place),
    path(`M${-width / 2 + 5} ${-height / 2 + 5}h${width * 0.4}L${-width / 2 + 5} ${height * 0.2}Z`, '#ffffff', {
      opacity: 0.14,
    }),
  ].join('')
}

/** Framed behind glass; hangs by its middle. */
export function framedPicture(paint: Paint, motif: Motif, width = 110, height = 130, frame = '#2a2018'): string {
  const left = -width / 2
  const top = -height / 2
  return [
    rect(left, top, width, height, paint.diagonal(frame)),
    rect(left + 6, top + 6, width - 12, height - 12, '#f8f0de'),
    picture(motif, left + 18, top + 18, width - 36, height - 36),
    path(`M${left + 6} ${top + 6}h${width * 0.45}L${left + 6} ${top + height * 0.7}Z`, '#ffffff', { opacity: 0.16 }),
  ].join('')
}
