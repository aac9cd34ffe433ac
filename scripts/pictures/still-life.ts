import { dark } from './colour.ts'
import { type Cast, createPaint, type Paint } from './paint.ts'
import { counterLine, drawRoom, type Room, type Size } from './room.ts'
import { ellipse, group, moved, short } from './svg.ts'

type Placing = {
  scale?: number
  /** Degrees, clockwise. */
  turn?: number
  shadow?: Cast
}

/** What an arrangement works with. x is counted from the middle of the picture. */
export type Table = {
  paint: Paint
  size: Size
  /** On the counter, `y` below its back edge; `foot` is half the width of what touches the counter. */
  stand(drawing: string, x: number, y: number, foot: number, placing?: Placing): void
  /** On something else on the counter: a shadow, but no contact with the counter. */
  rest(drawing: string, x: number, y: number, placing?: Placing): void
  /** On the wall, `y` below the top of the picture. */
  hang(drawing: string, x: number, y: number, placing?: Placing): void
  add(drawing: string): void
}

export type Composition = {
  room: Room
  /** How much of the drawing the picture shows; smaller is closer. */
  zoom?: number
  shiftX?: number
  arrange(table: Table): void
}

export const wideSize: Size = { width: 400, height: 300 }
export const tallSize: Size = { width: 300, height: 400 }

const counterShadow: Cast = { dx: 20, dy: 7, softness: 6, opacity: 0.34 }
const wallShadow: Cast = { dx: 12, dy: 9, softness: 5, opacity: 0.36 }
/** Of something flat that lies on the counter, or a hook. */
export const flatShadow: Cast = { dx: 5, dy: 5, softness: 3, opacity: 0.38 }

export function drawStillLife({ room, zoom, shiftX = 0, arrange }: Composition, size: Size): string {
  const shade = dark(room.wall, 0.72)
  const paint = createPaint(shade)
  const drawn = [drawRoom(paint, room, size, shade)]
  const middle = size.width / 2
  const counter = counterLine(room, size) + size.height * 0.055
  const put = (drawing: string, x: number, y: number, { scale = 1, turn = 0 }: Placing, shadow: Cast) => {
    const place = `translate(${short(x)} ${short(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`
    drawn.push(group({ filter: paint.cast(shadow) }, moved(place, drawing)))
  }
  arrange({
    paint,
    size,
    stand: (drawing, x, y, foot, placing = {}) => {
      const [atX, atY] = [middle + x, counter + y]
      const contact = { opacity: 0.42, filter: paint.blur(4) }
      if (foot > 0) drawn.push(ellipse(atX + foot * 0.28, atY, foot * 1.15, Math.max(4, foot * 0.16), shade, contact))
      put(drawing, atX, atY, placing, placing.shadow ?? counterShadow)
    },
    rest: (drawing, x, y, placing = {}) =>
      put(drawing, middle + x, counter + y, placing, placing.shadow ?? counterShadow),
    hang: (drawing, x, y, placing = {}) => put(drawing, middle + x, y, placing, placing.shadow ?? wallShadow),
    add: (drawing) => drawn.push(drawing),
  })
  return frame(drawn.join(''), paint, size, zoom ?? (size === wideSize ? 0.88 : 0.94), shiftX)
}

/** Crops towards the counter: the upper wall can be spared. */
function frame(content: string, paint: Paint, { width, height }: Size, zoom: number, shiftX: number): string {
  const view = [(width * (1 - zoom)) / 2 + shiftX, height * (1 - zoom) * 0.86, width * zoom, height * zoom].map(
    Math.round,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">${paint.definitions()}${content}</svg>`
}
