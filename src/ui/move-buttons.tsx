import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

type MoveButtonsProps = {
  at: number
  count: number
  /** What each says. */
  up: string
  down: string
  onMove: (step: 1 | -1) => void
}

/** Of an entry of a list: one place up, one place down. */
export function MoveButtons({ at, count, up, down, onMove }: MoveButtonsProps) {
  const pair = useRef<HTMLSpanElement>(null)
  const pressed = useRef<1 | -1 | null>(null)
  // At either end the button that was pressed is disabled, and would take the focus with it.
  useLayoutEffect(() => {
    const step = pressed.current
    pressed.current = null
    if (step === null || (at > 0 && at < count - 1)) return
    const { activeElement, body } = document
    if (activeElement !== body && !pair.current?.contains(activeElement)) return
    const [upward, downward] = pair.current?.querySelectorAll('button') ?? []
    if (step === -1 && at === 0) downward?.focus()
    if (step === 1 && at === count - 1) upward?.focus()
  }, [at, count])
  const press = (step: 1 | -1) => {
    pressed.current = step
    onMove(step)
  }
  return (
    <span ref={pair} className="contents">
      <Button variant="outline" size="small" disabled={at === 0} aria-label={up} onClick={() => press(-1)}>
        <ArrowUp aria-hidden="true" size={20} />
      </Button>
      <Button variant="outline" size="small" disabled={at === count - 1} aria-label={down} onClick={() => press(1)}>
        <ArrowDown aria-hidden="true" size={20} />
      </Button>
    </span>
  )
}
