import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What IANA keeps for machines among themselves, for examples and for nobody. */
const inside = new BlockList()
const reserved = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
for (const [network, prefix] of reserved) inside.addSubnet(network, prefix)
/** Of IPv6 only what is given out counts, without what carries an address of IPv4 or is for examples. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
const carrying = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  carrying.addSubnet(network, prefix, 'ipv6')

/** Whether an address leads out of our own network: only such ones are called where a stranger has named them. */
export function isOutside(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inside.check(address)
  return family === 6 && given.check(address, 'ipv6') && !carrying.check(address, 'ipv6')
}

/** Looks at what is connected to, not at what was asked for before: a name may lead elsewhere the next time. */
export const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('no address'), '')
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(new Error('an inside address'), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
