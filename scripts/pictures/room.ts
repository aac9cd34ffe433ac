import { dark, light } from './colour.ts'
import type { Paint } from './paint.ts'
import { group, line, path, rect, short } from './svg.ts'

export type Room = {
  wall: string
  pattern?: 'plain' | 'tiles' | 'panels' | 'stripes' | 'arch' | 'boards'
  /** Of the arch, or of the rail above the tiles. */
  accent?: string
  counter?: string
  material?: 'wood' | 'marble' | 'plain'
  /** Where the wall ends, as a share of the height. */
  counterAt?: number
  /** Strength of the window light on the wall; 0 for none. */
  sun?: number
  /** Where it falls, as a share of the width. */
  sunAt?: number
}

export type Size = { width: number; height: number }

/** The line on the wall where the counter begins. */
export function counterLine({ counterAt = 0.77 }: Room, { height }: Size): number {
  return height * counterAt
}

export function drawRoom(paint: Paint, room: Room, size: Size, shade: string): string {
  const edge = counterLine(room, size)
  return [
    wall(paint, room, size),
    pattern(paint, room, size, edge),
    sunlight(paint, room, size),
    counter(paint, room, size, edge),
    rect(0, edge - 10, size.width, 14, shade, { opacity: 0.3, filter: paint.blur(5) }),
  ].join('')
}

function wall(paint: Paint, { wall: colour }: Room, { width, height }: Size): string {
  const fill = paint.gradient(
    [
      [0, light(colour, 0.16)],
      [0.55, colour],
      [1, dark(colour, 0.2)],
    ],
    1,
    0.9,
  )
  return rect(0, 0, width, height, fill)
}

function pattern(paint: Paint, room: Room, size: Size, edge: number): string {
  switch (room.pattern) {
    case 'tiles':
      return tiles(room, size, edge)
    case 'panels':
      return panels(room, size, edge)
    case 'stripes':
      return stripes(room, size, edge)
    case 'arch':
      return arch(paint, room, size, edge)
    case 'boards':
      return boards(room, size, edge)
    default:
      return ''
  }
}

const tile = { width: 46, height: 23 }

function tiles({ wall, accent }: Room, { width, height }: Size, edge: number): string {
  const glazes = [light(wall, 0.12), light(wall, 0.2), wall, light(wall, 0.16)]
  const rows = Math.ceil((edge - height * 0.3) / tile.height)
  const drawn: string[] = []
  for (let row = 0; row < rows; row++) {
    const y = edge - (row + 1) * tile.height
    for (let x = (-(row % 2) * tile.width) / 2 - tile.width; x < width; x += tile.width) {
      const glaze = glazes[(row * 7 + Math.round(x / tile.width) * 5 + 40) % 4] ?? wall
      drawn.push(rect(short(x + 1), short(y + 1), tile.width - 2, tile.height - 2, glaze, { rx: 1.5 }))
    }
  }
  const rail = rect(0, short(edge - rows * tile.height - 7), width, 7, accent ?? dark(wall, 0.35))
  return group({ opacity: 0.55 }, ...drawn) + rail
}

function panels({ wall }: Room, { width, height }: Size, edge: number): string {
  const count = Math.round(width / 130)
  const step = width / count
  const top = height * 0.1
  const tall = edge - top - 16
  const drawn = Array.from({ length: count }, (_, index) => {
    const x = index * step + 14
    const frame = rect(x, top, step - 28, tall, 'none', { stroke: dark(wall, 0.28), 'stroke-width': 2.5 })
    const edgeLight = line(
      `M${short(x + 3)} ${short(top + tall - 3)}V${short(top + 3)}H${short(x + step - 31)}`,
      light(wall, 0.3),
      1.5,
    )
    return frame + edgeLight
  })
  return group({ opacity: 0.6 }, ...drawn)
}

function stripes({ wall }: Room, { width }: Size, edge: number): string {
  const count = Math.ceil(width / 40) + 1
  return group(
    { opacity: 0.38 },
    ...Array.from({ length: count }, (_, index) => rect(index * 40 - 20, 0, 20, edge, light(wall, 0.22))),
  )
}

function arch(paint: Paint, { wall, accent }: Room, { width, height }: Size, edge: number): string {
  const span = width * 0.6
  const x = (width - span) / 2
  const outline = `M${x} ${edge}V${height * 0.12 + span / 2}a${span / 2} ${span / 2} 0 0 1 ${span} 0V${edge}`
  const inside = paint.gradient([
    [0, dark(accent ?? wall, 0.3)],
    [0.3, accent ?? dark(wall, 0.1)],
    [1, light(accent ?? wall, 0.12)],
  ])
  return path(`${outline}Z`, inside) + line(outline, light(wall, 0.35), 2, { opacity: 0.7 })
}

function boards({ wall }: Room, { width }: Size, edge: number): string {
  const joints = Array.from({ length: Math.ceil(width / 22) }, (_, index) => {
    const x = index * 22
    return line(`M${x} 0V${edge}`, dark(wall, 0.3), 1.4) + line(`M${x + 1.6} 0V${edge}`, light(wall, 0.3), 1)
  })
  return group({ opacity: 0.5 }, ...joints)
}

/** Four panes of a window, leaning as the morning sun throws them. */
function sunlight(paint: Paint, { wall, sun = 1, sunAt = 0.1 }: Room, { width, height }: Size): string {
  if (sun === 0) return ''
  const pane = { width: width * 0.2, height: height * 0.29 }
  const lean = width * 0.13
  const panes = [0, 1].flatMap((row) =>
    [0, 1].map((column) => {
      const x = width * sunAt + column * (pane.width + 7) + ((row * (pane.height + 7)) / (2 * pane.height + 7)) * lean
      const y = height * 0.05 + row * (pane.height + 7) + column * 12
      const down = `l${short(lean * 0.48)} ${short(pane.height)}`
      return `M${short(x)} ${short(y)}l${short(pane.width)} 12${down}l${short(-pane.width)} -12Z`
    }),
  )
  return path(panes.join(''), light(wall, 0.75), { opacity: 0.34 * sun, filter: paint.blur(3) })
}

function counter(
  paint: Paint,
  { counter: colour = '#c9a479', material = 'wood' }: Room,
  size: Size,
  edge: number,
): string {
  const { width, height } = size
  const front = edge + height * 0.125
  const top = paint.gradient([
    [0, light(colour, 0.25)],
    [0.5, colour],
    [1, dark(colour, 0.22)],
  ])
  const face = paint.gradient([
    [0, dark(colour, 0.2)],
    [0.4, dark(colour, 0.12)],
    [1, dark(colour, 0.4)],
  ])
  return [
    rect(0, edge, width, height - edge, top),
    material === 'marble' ? veins(colour, width, edge, front) : '',
    rect(0, front, width, height - front, face),
    rect(0, front - 1, width, 2.4, light(colour, 0.5), { opacity: 0.8 }),
    material === 'wood' ? grain(colour, width, edge, front) : '',
  ].join('')
}

function veins(colour: string, width: number, edge: number, front: number): string {
  const upper = `M0 ${edge + 8}q${width * 0.2} 14 ${width * 0.35} 4t${width * 0.3} 12t${width * 0.4} -6`
  const lower = `M${width * 0.2} ${front}q60 -14 110 -8t150 -10`
  return group({ opacity: 0.35 }, line(upper, dark(colour, 0.3), 1.2), line(lower, dark(colour, 0.3), 0.8))
}

function grain(colour: string, width: number, edge: number, front: number): string {
  const upper = `M0 ${front + 12}q${width * 0.3} -5 ${width * 0.55} 1t${width * 0.5} -3`
  const lower = `M0 ${front + 24}q${width * 0.25} 6 ${width * 0.6} -1t${width * 0.5} 2`
  return line(`${upper}${lower}M0 ${edge + 9}H${width}`, dark(colour, 0.45), 1, { opacity: 0.35 })
}
