import { isIP } from 'node:net'

/**
 * Whom limits count: the peer, or the person behind as many of our own proxies as are configured. IPv6 by its /64, which
 * is what one household or one rented machine has to itself. What is no address is 'unknown', all of them together.
 */
export function clientAddress(headers: Headers, peer: string | undefined, trustedProxies: number): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  const address = (claimed || peer || '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const version = isIP(address)
  if (version === 0) return 'unknown'
  return version === 4 ? address : `${network64(address)}::/64`
}

/** Of the header that our own edge sets: 'FR'; null without one, and where it does not know (some say XX). */
export function clientCountry(headers: Headers, name: string | null): string | null {
  const said = (name === null ? null : headers.get(name))?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(said) && said !== 'XX' ? said : null
}

/** Of the header in which our own edge names the town. Edges send UTF-8, which Node reads as Latin-1. */
export function clientCity(headers: Headers, name: string | null): string | null {
  const said = (name === null ? null : headers.get(name))?.trim() ?? ''
  const text = Buffer.from(said, 'latin1').toString('utf8')
  return [...text.replaceAll(/\p{C}/gu, '')].slice(0, 50).join('') || null
}

/** The first four groups, written out: '2001:db8::1' and '2001:0db8:0:0::2' are one network. */
function network64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  // An IPv4 address at the end stands for two groups.
  const wide = groups(tail ?? '').reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - wide)
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const forwarding =
  /^(x-forwarded(-.+)?|forwarded(-for)?|via|cdn-loop|x-real-ip|(.+-)?client-?ip|cf-.+|x-original-.+|x-envoy-.+)$/i

/** The header by which somebody in between tells that the peer is not the one who asks; null when there is none. */
export function forwardingHeader(names: Iterable<string>): string | null {
  for (const name of names) if (forwarding.test(name)) return name
  return null
}

const isLoopback = (address: string) => /^(::1|(::ffff:)?127(\.\d+){3})$/i.test(address)

/** Whether a person at this very machine asks: a proxy here speaks for strangers. */
export function isFromThisMachine(headerNames: Iterable<string>, peer: string | undefined): boolean {
  return isLoopback(peer ?? '') && forwardingHeader(headerNames) === null
}

/** Of an address or a Host header: a name that only this machine answers to. */
export function isLocalHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}
