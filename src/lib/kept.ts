/** Where the browser's storage is switched off: for as long as the page is there. */
const ofPage = new Map<string, string | null>()

const storageOf = (where?: 'tab') => (where ? sessionStorage : localStorage)

/** What this browser keeps, or this tab of it. */
export function readKept(key: string, where?: 'tab'): string | null {
  try {
    return storageOf(where).getItem(key)
  } catch {
    return ofPage.get(key) ?? null
  }
}

/** null: forget it. */
export function keepHere(key: string, value: string | null, where?: 'tab') {
  try {
    if (value === null) storageOf(where).removeItem(key)
    else storageOf(where).setItem(key, value)
  } catch {
    ofPage.set(key, value)
  }
}
