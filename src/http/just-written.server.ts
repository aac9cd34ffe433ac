import type { Config } from '../lib/config.server.ts'

/** Longer than a replica that is read is behind. */
const seconds = 10

/** Of a browser that has just written: it says that, of nobody and nothing. */
const written = /(?:^|;\s*)(?:__Host-)?written=1(?:;|$)/

export const hasJustWritten = (cookies: string | null | undefined) => written.test(cookies ?? '')

/** What the answer to a write brings, so that whoever signs out then sees it as well, and on pages, which know nobody. */
export function writtenCookie({ origin }: Config): string {
  const [prefix, secure] = origin.startsWith('https:') ? ['__Host-', '; Secure'] : ['', '']
  return `${prefix}written=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
