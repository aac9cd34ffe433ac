type Where = 'localStorage' | 'sessionStorage'

/** Where the browser's storage is switched off: for as long as the page is there. */
const ofPage: Record<string, string | null> = {}

/** What this browser keeps. */
export function readKept(key: string, where: Where = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return ofPage[key] ?? null
  }
}

/** null: forget it. */
export function keepHere(key: string, value: string | null, where: Where = 'localStorage') {
  try {
    if (value === null) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, value)
  } catch {
    ofPage[key] = value
  }
}
