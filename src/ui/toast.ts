export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'loading'
export type Toast = {
  message: string
  type: ToastType
  /** Instead of the type's own time; 0 stays until it is closed. */
  durationMs?: number
  action?: { label: string; onPress: () => void }
}
type Close = () => void
type Show = (toast: Toast) => Close
type Early = { toast: Toast; close: Close | null; isClosed: boolean }

let show: Show | null = null
let early: Early[] = []
const listeners = new Set<() => void>()

/** Says something in passing, from anywhere in the browser. The answer takes it away again. */
export function showToast(toast: Toast): Close {
  if (show) return show(toast)
  const entry: Early = { toast, close: null, isClosed: false }
  early = [...early, entry]
  for (const listener of listeners) listener()
  return () => {
    entry.isClosed = true
    entry.close?.()
  }
}

/** The region says that it can show toasts; what was said before it had been loaded comes first. */
export function deliverToasts(deliver: Show) {
  show = deliver
  for (const entry of early) if (!entry.isClosed) entry.close = deliver(entry.toast)
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const hasToasts = () => early.length > 0
