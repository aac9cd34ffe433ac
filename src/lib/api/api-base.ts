import { keepHere, readKept } from '../kept.ts'

declare const builtApiBase: string | undefined
declare const builtApiOrigins: readonly string[] | undefined

/** What `API_BASE_URL` and `API_ORIGINS` were when the pages were built. Run without a build, both are empty. */
export const built = {
  base: typeof builtApiBase === 'undefined' ? '' : builtApiBase,
  origins: typeof builtApiOrigins === 'undefined' ? [] : builtApiOrigins,
}

const storageKey = 'apiBaseUrl'

const originOf = (base: string) => (/^https?:\/\//.test(base) && URL.canParse(base) ? new URL(base).origin : null)

type Choice = {
  /** An override in the browser's storage: anybody may have put it there. */
  stored: string | null
  /** The default of the build; '' for the page's own origin. */
  configured: string
  allowed: readonly string[]
  own: string
  /** Whether `GET {base}/health` answers as a backend of ours does. */
  isAlive: (base: string) => Promise<boolean>
}

/**
 * Where the calls go, without a trailing slash. An override counts only for origins that the build allows: tokens are sent
 * there. What is relative, not allowed or does not answer becomes the page's own origin.
 */
export async function chooseApiBase({ stored, configured, allowed, own, isAlive }: Choice): Promise<string> {
  const origins = [own, originOf(configured), ...allowed]
  const isAllowed = (base: string) => originOf(base) !== null && origins.includes(originOf(base))
  const wanted = (stored !== null && isAllowed(stored) ? stored : configured).replace(/\/+$/, '')
  if (!isAllowed(wanted)) return own
  return originOf(wanted) === own || (await isAlive(wanted)) ? wanted : own
}

/** The address of a call. A base may already end in `/api`. */
export function apiUrl(base: string, path: string): string {
  return base.endsWith('/api') ? `${base}${path}` : `${base}/api${path}`
}

async function isAlive(base: string): Promise<boolean> {
  try {
    const response = await fetch(`${base}/health`, { signal: AbortSignal.timeout(5000) })
    const { status, ok }: { status?: unknown; ok?: unknown } = await response.json()
    return status === 'ok' || ok === true
  } catch {
    return false
  }
}

let choosing: Promise<string> | undefined

/** Chosen once per page; at once, and without asking anybody, where the site is its own backend. */
export function apiBase(): string | Promise<string> {
  if (built.base === '' && readKept(storageKey) === null) return ''
  choosing ??= choose()
  return choosing
}

async function choose(): Promise<string> {
  const stored = readKept(storageKey)
  const { base: configured, origins: allowed } = built
  const base = await chooseApiBase({ stored, configured, allowed, own: location.origin, isAlive })
  // Kept only where the choice was forced: the default has to be able to change.
  if (base !== configured.replace(/\/+$/, '') && base !== stored) keepHere(storageKey, base)
  return base
}
