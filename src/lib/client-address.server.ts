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
