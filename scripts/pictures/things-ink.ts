import type { Paint } from './paint.ts'
import { circle, lettering, line, moved, path, rect, roundEnds, roundJoins } from './svg.ts'

export function inkBottle(paint: Paint, colour = '#1f2a2c'): string {
  return [
    rect(-11, -34, 22, 34, paint.cylinder(colour), { rx: 3.5 }),
    rect(-11, -24, 22, 13, '#f4ead4'),
    rect(-6, -19, 12, 2, colour),
    rect(-6.5, -40, 13, 7, paint.cylinder('#26302d')),
    path('M-5-40L-1.5-58H1.5L5-40Z', paint.cylinder('#ece3cf')),
  ].join('')
}

/** A coil machine seen from its side, grip pointing down; about 110 wide and 230 high around 0, 0. */
function tattooMachine(paint: Paint, colour = '#c9973f'): string {
  return [
    path('M-48-4H62V8H30L24 16H-24V22H-48Z', paint.fromTop(colour)),
    path('M50 6V-72Q50-82 40-82H26V-72H38V0Z', paint.cylinder(colour)),
    coil(paint, -6, '#a3242a'),
    coil(paint, 24, '#1f2a2c'),
    rect(-52, -66, 92, 8, paint.chromeFromTop(), { rx: 2 }),
    circle(32, -76, 6, paint.ball('#e3c274')),
    line('M30-72L18-60', '#d9d3c2', 3.5),
    line('M-44-62V30', '#c9cdc5', 2.5),
    grip(paint),
    line('M60 4C90 0 96 24 86 40', '#26221f', 4.5, roundEnds),
  ].join('')
}

/** The machine on two pegs of a wall board; hangs by the middle of the board. */
export function mountedMachine(paint: Paint, board: string, colour?: string): string {
  return [
    rect(-78, -22, 158, 44, paint.fromTop(board), { rx: 6 }),
    circle(-66, 0, 3, paint.ball('#8f6627')),
    circle(70, 0, 3, paint.ball('#8f6627')),
    moved('translate(-4 -4)', tattooMachine(paint, colour)),
    circle(-14, 22, 6, paint.ball('#e3c274')),
    circle(40, 10, 6, paint.ball('#e3c274')),
  ].join('')
}

function coil(paint: Paint, x: number, colour: string): string {
  const windings = [-44, -38, -32, -26, -20, -14].map((y) => `M${x - 13} ${y}h26`).join('')
  return [
    rect(x - 13, -50, 26, 44, paint.cylinder(colour), { rx: 2 }),
    line(windings, '#000000', 1.2, { 'stroke-opacity': 0.28 }),
    rect(x - 15, -55, 30, 6, paint.chrome(), { rx: 2 }),
    rect(x - 15, -7, 30, 6, paint.chrome(), { rx: 2 }),
  ].join('')
}

function grip(paint: Paint): string {
  const ribs = [48, 56, 64, 72, 80, 88].map((y) => `M-57 ${y}h26`).join('')
  return [
    rect(-53, -2, 18, 24, paint.chrome(), { rx: 3 }),
    rect(-50, 20, 12, 22, paint.chrome()),
    rect(-57, 38, 26, 66, paint.cylinder('#26302d'), { rx: 7 }),
    line(ribs, '#ffffff', 1.6, { 'stroke-opacity': 0.2 }),
    path('M-50 104L-47 134H-41L-38 104Z', paint.chrome()),
    line('M-44 134v9', '#6f7975', 1.6),
  ].join('')
}

export type Flash = 'swallow' | 'heart' | 'rose' | 'dagger' | 'moon'

const outline = '#1c2321'
const red = '#b5252b'
const green = '#2f6b52'
const yellow = '#d6a23f'
const blue = '#2f5a86'
const cream = '#f3e6c8'

const bold = (width: number) => ({ stroke: outline, 'stroke-width': width, ...roundJoins })

const flashes: Record<Flash, { size: number; draw: () => string }> = {
  swallow: { size: 0.95, draw: swallow },
  heart: { size: 0.8, draw: heart },
  rose: { size: 0.9, draw: rose },
  dagger: { size: 1, draw: dagger },
  moon: { size: 0.95, draw: moon },
}

/** A framed sheet in the traditional manner; hangs by its middle. */
export function flashSheet(paint: Paint, motif: Flash, width = 104, height = 134, frame = '#2a2018'): string {
  const { size, draw } = flashes[motif]
  const left = -width / 2 + 6
  const top = -height / 2 + 6
  const scale = Math.round(size * Math.min(width / 110, height / 128) * 1000) / 1000
  return [
    rect(-width / 2, -height / 2, width, height, paint.diagonal(frame)),
    rect(
      left,
      top,
      width - 12,
      height - 12,
      paint.gradient(
        [
          [0, '#f8eed6'],
          [1, '#e6d4ae'],
        ],
        1,
        1,
      ),
    ),
    moved(`translate(0 -2) scale(${scale})`, draw()),
    path(`M${left} ${top}h${width * 0.45}L${left} ${height * 0.2}Z`, '#ffffff', { opacity: 0.16 }),
  ].join('')
}

function swallow(): string {
  const body =
    'M-42-4L-33-11C-27-19-16-18-9-11C-6-28 8-42 38-48C28-32 24-18 12-3C17 1 21 6 25 12L50 13L31 21L40 43L16 26C8 26 1 22-4 17C-6 31-18 42-44 43C-34 32-30 18-22 8C-28 8-33 3-34-2Z'
  return [
    path(body, blue, bold(3.2)),
    path('M-34-3C-28 0-24 4-21 9C-12 12-6 14-1 15C4 10 4 4-2 1C-12 0-22-6-30-8Z', red, bold(2.2)),
    line('M2-16C10-26 18-34 28-40M8-10C14-18 20-26 26-32M-10 22C-16 30-24 36-34 39', cream, 2.4, roundEnds),
    circle(-27, -11, 2.4, cream),
  ].join('')
}

function heart(): string {
  return [
    path('M0 36C-50 4-40-36-16-36C-6-36 0-28 0-22C0-28 6-36 16-36C40-36 50 4 0 36Z', red, bold(3.5)),
    line('M-22-22C-30-16-28-6-24 0', '#f6d9c2', 4, roundEnds),
    path('M-52 8C-30-4 30 18 52 4V20C30 34-30 12-52 24L-44 16Z', '#f3e3bf', bold(3)),
    moved('rotate(3)', lettering('NAN', 0, 18, 13, outline)),
  ].join('')
}

function rose(): string {
  const petals = 'M-20-10C-10-26 16-26 20-8C18 8-8 12-12-2C-12-12 8-14 10-4C8 2 0 2-2-2'
  return [
    path('M-6 20C-30 10-44 26-46 38C-28 42-14 36-6 20ZM10 22C30 10 44 22 48 34C30 40 16 36 10 22Z', green, bold(3)),
    circle(0, -6, 27, red, bold(3.5)),
    line(petals, outline, 3, roundEnds),
    line('M-26 0C-16 18 14 20 26 2', outline, 3),
  ].join('')
}

function dagger(): string {
  return [
    path('M-6-20H6L4 38L0 50L-4 38Z', '#d9d6c6', bold(3)),
    line('M0-16V40', outline, 1.5),
    path('M-24-22Q0-14 24-22V-15Q0-8-24-15Z', yellow, bold(3)),
    rect(-5, -46, 10, 24, green, { rx: 3, ...bold(3) }),
    circle(0, -50, 6, yellow, bold(3)),
  ].join('')
}

function moon(): string {
  return [
    path('M14-36A38 38 0 1 0 30 24A30 30 0 1 1 14-36Z', yellow, bold(3.5)),
    path('M24-16l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z', red, bold(2)),
  ].join('')
}
