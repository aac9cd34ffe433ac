import { useEffect, useEffectEvent } from 'react'
import { keepHere, readKept } from '../lib/kept.ts'

const switchedOff = 'shortcuts-off'
/** What is typed or chosen there means something else. */
const ownKeys =
  'input, select, textarea, [contenteditable=true], [role=dialog], [role=menu], [role=grid], [role=tablist]'

/** Whoever speaks to the device presses keys by accident: single letters can be switched off (WCAG 2.1.4). */
export const areShortcutsOn = () => readKept(switchedOff) === null

export function switchShortcuts(isOn: boolean) {
  keepHere(switchedOff, isOn ? null : '1')
}

/** By `event.key` in small letters. What a page answers to itself, the frame around it does not hear. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>, of: 'page' | 'frame' = 'page') {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()]
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const isElsewhere = event.target instanceof Element && event.target.closest(ownKeys)
    if (isElsewhere || document.querySelector('[role=dialog]') || !areShortcutsOn()) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    // An event passes the document first.
    const target: EventTarget = of === 'page' ? document : window
    target.addEventListener('keydown', onKeyDown as EventListener)
    return () => target.removeEventListener('keydown', onKeyDown as EventListener)
  }, [of])
}
