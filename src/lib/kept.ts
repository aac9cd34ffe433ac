type Where = 'localStorage' | 'sessionStorage'

/** Where the browser keeps nothing: for as long as the page is there. */
const ofPage = new Map<string, string>()

/** What this browser keeps; null where its storage is switched off, too. */
export function readKept(key: string, where: Where = 'localStorage'): string | null {
  try {
    return ofPage.get(key) ?? globalThis[where].getItem(key)
  } catch {
    return null
  }
}

/** null: forget it. */
export function keepHere(key: string, value: string | null, where: Where = 'localStorage') {
  ofPage.delete(key)
  try {
    if (value === null) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, value)
  } catch {
    if (value !== null) ofPage.set(key, value)
  }
}
