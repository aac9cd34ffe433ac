type Where = 'localStorage' | 'sessionStorage'

/** What the browser's storage does not take, switched off or full: for as long as the page is there. */
const ofPage: Record<string, string | null> = {}

/** What this browser keeps. */
export function readKept(key: string, where: Where = 'localStorage'): string | null {
  try {
    return ofPage[where + key] ?? globalThis[where].getItem(key)
  } catch {
    return null
  }
}

/** null: forget it. */
export function keepHere(key: string, value: string | null, where: Where = 'localStorage') {
  ofPage[where + key] = null
  try {
    if (value === null) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, value)
  } catch {
    ofPage[where + key] = value
  }
}
