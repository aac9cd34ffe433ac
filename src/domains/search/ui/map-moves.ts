import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { type Point, positionOf, zooms } from '../../location/map.rules.ts'
import type { View } from '../../location/map-contract.ts'

/** How the drawing is pulled from its middle, in pixels, and how many times as large it is shown. */
type Pulled = Point & { scale: number }
const atRest: Pulled = { x: 0, y: 0, scale: 1 }

const keyStep = 120
/** Presses of keys that follow each other are one move. */
const keyPauseMs = 300
/** Less is a press. */
const leastPixels = 5

const zoomKeys: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 0.5, _: 0.5 }
const moveKeys: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
}

type Moves = {
  view: View
  /** The element it is looked at through. */
  frame: RefObject<HTMLElement | null>
  onBegin: () => void
  /** What is then seen through the frame. */
  onMove: (view: View) => void
}

/** Dragging, pinching, keys and buttons: the drawing follows at once, and `onMove` tells where it came to. */
export function useMapMoves({ view, frame, onBegin, onMove }: Moves) {
  const pulled = useRef(atRest)
  const pointers = useRef(new Map<number, Point>())
  const hasDragged = useRef(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (next: Pulled) => {
    pulled.current = next
    const drawing = frame.current?.querySelector<SVGElement>('.map-drawing')
    if (drawing) drawing.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
  }
  const rest = () => show(atRest)
  const settle = () => {
    const { x, y, scale } = pulled.current
    const box = frame.current?.getBoundingClientRect()
    if (!box || (x === 0 && y === 0 && scale === 1)) return
    const middle = { x: view.width / 2 - x / scale, y: view.height / 2 - y / scale }
    onMove({
      centre: positionOf(view, middle),
      zoom: Math.max(zooms.least, Math.min(zooms.most, view.zoom + Math.log2(scale))),
      width: Math.round(box.width),
      height: Math.round(box.height),
    })
  }
  /** `at`: what stays where it is, from the middle of the frame. */
  const enlarge = (times: number, at: Point = { x: 0, y: 0 }) => {
    const { x, y, scale } = pulled.current
    const least = 2 ** (zooms.least - view.zoom)
    const most = 2 ** (zooms.most - view.zoom)
    const to = Math.max(least, Math.min(most, scale * times))
    show({ x: at.x + ((x - at.x) * to) / scale, y: at.y + ((y - at.y) * to) / scale, scale: to })
  }
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
  }

  return {
    rest,
    zoom: (times: number) => {
      onBegin()
      enlarge(times)
      settle()
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        if (pointers.current.size === 0) hasDragged.current = false
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const before = pointers.current.get(event.pointerId)
        if (!before) return
        const now = { x: event.clientX, y: event.clientY }
        const moved = { x: now.x - before.x, y: now.y - before.y }
        if (!hasDragged.current) {
          if (Math.hypot(moved.x, moved.y) < leastPixels) return
          hasDragged.current = true
          onBegin()
          // From here on it is no press of a pin, and goes on outside of the map.
          for (const id of pointers.current.keys()) event.currentTarget.setPointerCapture(id)
        }
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
        pointers.current.set(event.pointerId, now)
        if (!other) {
          const { x, y, scale } = pulled.current
          show({ x: x + moved.x, y: y + moved.y, scale })
          return
        }
        const [far, near] = [
          Math.hypot(now.x - other.x, now.y - other.y),
          Math.hypot(before.x - other.x, before.y - other.y),
        ]
        enlarge(far / Math.max(1, near), fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }))
      },
      onPointerUp: (event: PointerEvent) => {
        pointers.current.delete(event.pointerId)
        if (pointers.current.size === 0 && hasDragged.current) settle()
      },
      onPointerCancel: (event: PointerEvent) => {
        pointers.current.delete(event.pointerId)
        if (pointers.current.size === 0 && hasDragged.current) settle()
      },
      onClickCapture: (event: MouseEvent) => {
        if (!hasDragged.current) return
        event.preventDefault()
        event.stopPropagation()
        hasDragged.current = false
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent) => {
        const [times, step] = [zoomKeys[event.key], moveKeys[event.key]]
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey || !(times || step))
          return
        event.preventDefault()
        onBegin()
        if (times) enlarge(times)
        if (step) show({ ...pulled.current, x: pulled.current.x + step.x, y: pulled.current.y + step.y })
        clearTimeout(pause.current)
        pause.current = setTimeout(settle, keyPauseMs)
      },
    },
  }
}
