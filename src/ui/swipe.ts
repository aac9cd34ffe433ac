import { type TouchEvent, useRef } from 'react'

const leastPixels = 56
/** Who rests longer drags what is under the finger. */
const mostMs = 400

/** `to`: -1 is back, as when a page is pulled to the right. */
export function useSwipe(onSwipe: (to: -1 | 1) => void) {
  const began = useRef<{ x: number; y: number; at: number } | null>(null)
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const touch = touches[0]
      began.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const touch = changedTouches[0]
      const start = began.current
      began.current = null
      if (!start || !touch || timeStamp - start.at > mostMs) return
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y]
      if (Math.abs(across) >= leastPixels && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across > 0 ? -1 : 1)
    },
  }
}
