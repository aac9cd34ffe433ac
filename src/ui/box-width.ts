import { useCallback, useState } from 'react'

/** How wide the box is, in px; 0 until it has been measured, which is before it is seen. */
export function useBoxWidth(): [ref: (box: HTMLElement | null) => (() => void) | undefined, width: number] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return [ref, width]
}

/** Below it a chart is drawn as for a phone. */
export const narrowChart = 480
