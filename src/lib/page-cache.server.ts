import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { built } from './api/api-base.ts'
import { countCache } from './cache-counts.server.ts'
import type { Encoding } from './content-encoding.server.ts'

/** A whole answer, ready to be sent to anyone: pages are rendered without knowing who asks. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  /** By content coding, as asked for so far; a compressed one makes the others, which take many times its space. */
  bodies: { [E in Encoding]?: Buffer }
  tags: readonly string[]
  expiresAt: number
  isFront: boolean
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const fromBrotli = promisify(brotliDecompress)
const inflate = promisify(gunzip)
/** Open status and next times move with the clock. */
const maxAgeMs = 60_000
/** All that is kept, front pages aside. */
const maxPages = 1000
const maxBytes = 32 * 1024 * 1024
/** Nobody comes twice by a longer address. */
const maxKeyLength = 500
const cacheTagsHeader = 'x-cache-tags'

const counts = countCache('pages')

type Limits = { pages: number; bytes: number }

export class PageCache {
  readonly #limits: Limits
  /** The one that was asked for longest ago comes first. */
  readonly #pages = new Map<string, CachedPage>()
  /** Few, and always the same: no number of other addresses pushes them out. */
  readonly #front = new Map<string, CachedPage>()
  #bytes = 0
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  #generation = 0

  constructor(limits: Limits = { pages: maxPages, bytes: maxBytes }) {
    this.#limits = limits
  }

  /** What is kept, front pages aside. */
  get size(): Limits {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  /** Whoever finds nothing comes to `get`, where that is counted, once. */
  find(key: string, now: number): CachedPage | null {
    const page = this.#find(key, now)
    if (page) counts.hits++
    return page
  }

  #find(key: string, now: number): CachedPage | null {
    const front = this.#front.get(key)
    if (front && front.expiresAt > now) return front
    const page = this.#pages.get(key)
    if (!page) return null
    if (page.expiresAt <= now) {
      this.#drop(key)
      return null
    }
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /** Renders once for all who wait for the same page. Only what was found is kept: paths that lead nowhere are without number. */
  async get(
    asked: AskedPage,
    now: number,
    encoding: Encoding,
    render: () => Promise<Response>,
  ): Promise<{ page: CachedPage; body: Buffer }> {
    const { key } = asked
    const page = await this.#render(asked, now, encoding, render)
    const body = page.bodies[encoding] ?? (await encode(await plainOf(page), encoding))
    const before = bytesOf(page)
    page.bodies[encoding] = body
    if (encoding !== 'identity') delete page.bodies.identity
    if (this.#pages.get(key) === page) {
      this.#bytes += bytesOf(page) - before
      this.#trim()
    }
    return { page, body }
  }

  async #render(
    { key, isFront }: AskedPage,
    now: number,
    encoding: Encoding,
    render: () => Promise<Response>,
  ): Promise<CachedPage> {
    const found = this.#find(key, now) ?? this.#rendering.get(key)
    counts[found ? 'hits' : 'misses']++
    if (found) return found
    const generation = this.#generation
    const rendering = render().then((response) => toPage(response, now, isFront, encoding))
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering
      // An event in between may have made it stale.
      if (page.status === 200 && generation === this.#generation) this.#keep(key, page)
      return page
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
  }

  forget(tag: string) {
    this.#changed()
    for (const [key, page] of this.#front) if (page.tags.includes(tag)) this.#front.delete(key)
    for (const [key, page] of this.#pages) if (page.tags.includes(tag)) this.#drop(key)
  }

  forgetAll() {
    this.#changed()
    this.#front.clear()
    this.#pages.clear()
    this.#bytes = 0
  }

  /** Nobody who comes from now on is given what is being rendered from before. */
  #changed() {
    this.#generation++
    this.#rendering.clear()
  }

  #keep(key: string, page: CachedPage) {
    if (page.isFront) {
      this.#front.set(key, page)
      return
    }
    if (key.length > maxKeyLength) return
    this.#drop(key)
    this.#pages.set(key, page)
    this.#bytes += bytesOf(page)
    this.#trim()
  }

  #trim() {
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#limits.pages && this.#bytes <= this.#limits.bytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= bytesOf(page)
  }
}

/** `isFront`: one of the few pages that everybody comes through. */
type AskedPage = { key: string; isFront: boolean }

const bytesOf = ({ bodies }: CachedPage) => Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0)

/** What stands on the page, as events name it. */
export const tagsOf = (headers: Headers): string[] => headers.get(cacheTagsHeader)?.split(' ') ?? []

async function toPage(response: Response, now: number, isFront: boolean, encoding: Encoding): Promise<CachedPage> {
  const plain = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  const tags = tagsOf(response.headers)
  delete headers[cacheTagsHeader]
  headers.etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  headers[policyHeader] ??= nothingPolicy
  const bodies = { [encoding]: await encode(plain, encoding) }
  return { status: response.status, headers, bodies, tags, isFront, expiresAt: now + maxAgeMs }
}

// A page is some ten kilobytes: a bigger window costs more to set up than it saves.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 }

async function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain
  const encoded = await (encoding === 'br' ? brotli(plain, { params: brotliParams }) : deflate(plain))
  // In memory of its own size: what zlib answers lies in a block of 64 kB, and would keep all of it.
  return Buffer.from(new Uint8Array(encoded).buffer)
}

async function plainOf({ bodies: { identity, br, gzip } }: CachedPage): Promise<Buffer> {
  if (identity) return identity
  return br ? fromBrotli(br) : inflate(gzip ?? Buffer.alloc(0))
}

export const policyHeader = 'content-security-policy'
/** Where browsers tell what a page tried that its policy forbids. */
export const policyReportPath = '/api/policy-reports'
/** Of whatever is no page. */
export const nothingPolicy = "default-src 'none'; frame-ancestors 'none'"

const connectSources = [
  "'self'",
  ...new Set([built.base, ...built.origins].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
].join(' ')

/** What the maps of Google need; they write styles of their own, so that no hash can name them. */
const googleMaps = {
  script: ' https://maps.googleapis.com',
  style: "'unsafe-inline' https://fonts.googleapis.com",
  image: ' https://maps.googleapis.com https://maps.gstatic.com',
  font: ' https://fonts.gstatic.com',
  connect: ' https://maps.googleapis.com',
  worker: ' blob:',
} as const
const noMaps: Record<keyof typeof googleMaps, string> = {
  ...{ script: '', style: '', image: '', font: '', connect: '', worker: '' },
}

/** What the form of the card processor needs, on the one page that shows it. */
const cardProcessor = {
  script: ' https://js.stripe.com',
  frame: 'frame-src https://js.stripe.com https://hooks.stripe.com; ',
  connect: ' https://api.stripe.com',
} as const
const noCards: Record<keyof typeof cardProcessor, string> = { script: '', frame: '', connect: '' }

/** Whom else the page lets in. */
export type Guests = { hasGoogleMaps?: boolean; hasCards?: boolean }
type Own = { scripts: readonly string[]; styles?: readonly string[] } & Guests

/** Of a page that brings these scripts and styles. Hashes and no nonce, so that the same bytes serve everyone. */
export function contentSecurityPolicy({ scripts, styles = [], hasGoogleMaps = false, hasCards = false }: Own): string {
  const hashes = (texts: readonly string[]) => new Set(texts.map(hashSource))
  const maps = hasGoogleMaps ? googleMaps : noMaps
  const cards = hasCards ? cardProcessor : noCards
  const scriptSources = ["'self'", ...hashes(scripts)].join(' ')
  // Beside a hash 'unsafe-inline' would count for nothing.
  const styleSources = ["'self'", ...(maps.style ? [maps.style] : [...hashes(styles), ...libraryStyles])].join(' ')
  return `default-src 'none'; script-src ${scriptSources}${maps.script}${cards.script}; style-src ${styleSources}; img-src 'self' data:${maps.image}; font-src 'self'${maps.font}; connect-src ${connectSources}${maps.connect}${cards.connect}; ${cards.frame}manifest-src 'self'; worker-src 'self'${maps.worker}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri ${policyReportPath}`
}

/**
 * The page without the mark, and its policy. Whatever we write ourselves was rendered with `mark` as its nonce; a script or
 * style that got into the page in any other way cannot know it, and stays forbidden.
 */
export function withOwnPolicy(html: string, mark: string, guests: Guests = {}): { html: string; policy: string } {
  const scripts: string[] = []
  const styles: string[] = []
  const marked = ` nonce="${mark}"`
  // By hand: an expression that holds the mark would be compiled anew for every page.
  for (let at = html.indexOf(marked); at >= 0; at = html.indexOf(marked, at + 1)) {
    const end = html.indexOf('>', at)
    const tag = html.slice(html.lastIndexOf('<', at), end)
    if (/^<script\b(?!.*\ssrc=)[^>]*$/s.test(tag)) scripts.push(html.slice(end + 1, html.indexOf('</script>', end)))
    if (/^<style\b[^>]*$/.test(tag)) styles.push(html.slice(end + 1, html.indexOf('</style>', end)))
  }
  const policy = contentSecurityPolicy({ scripts, styles, ...guests })
  return { html: html.replaceAll(marked, ''), policy }
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** What react-aria adds to the page when a button is first pressed. */
const libraryStyles = [
  hashSource('\n@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}\n'.trim()),
]

/** Whether the reader has it already: by any of the tags they name, which a proxy that recodes may have made weak. */
export function namesTag(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
