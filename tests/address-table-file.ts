type Value = string | number | { [key: string]: Value } | Value[]

/** A table of addresses in MaxMind's format: each network as its bits ('0111' begins 112.0.0.0) and what is known of it. */
export function addressTableFile(ipVersion: 4 | 6, networks: readonly [bits: string, entry: Value][]): Buffer {
  const data: Buffer[] = []
  const nodes: [number | string | null, number | string | null][] = [[null, null]]
  let size = 0
  for (const [bits, entry] of networks) {
    let node = 0
    for (const bit of bits.slice(0, -1)) {
      const side = Number(bit)
      const next = nodes[node]?.[side]
      if (typeof next === 'number') node = next
      else {
        nodes.push([null, null])
        ;(nodes[node] ?? [])[side] = nodes.length - 1
        node = nodes.length - 1
      }
    }
    ;(nodes[node] ?? [])[Number(bits.at(-1))] = `${size}`
    data.push(encoded(entry))
    size += data.at(-1)?.length ?? 0
  }
  // A record is a node, the number of nodes for nothing, or beyond it and the separator a place in the data.
  const record = (to: number | string | null | undefined) =>
    typeof to === 'number' ? to : typeof to === 'string' ? nodes.length + 16 + Number(to) : nodes.length
  const tree = Buffer.alloc(nodes.length * 6)
  for (const [index, sides] of nodes.entries())
    for (const side of [0, 1]) tree.writeUIntBE(record(sides[side]), index * 6 + side * 3, 3)
  const metadata = encoded({
    ...{ node_count: nodes.length, record_size: 24, ip_version: ipVersion, database_type: 'Test', languages: ['en'] },
    ...{ binary_format_major_version: 2, binary_format_minor_version: 0, build_epoch: 1, description: { en: 'Test' } },
  })
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, metadata])
}

const head = (type: number, size: number) =>
  type < 8 ? Buffer.from([(type << 5) | size]) : Buffer.from([size, type - 7])

function encoded(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([head(2, value.length), Buffer.from(value)])
  if (Array.isArray(value)) return Buffer.concat([head(11, value.length), ...value.map(encoded)])
  if (typeof value === 'object') {
    const entries = Object.entries(value).flatMap((pair) => pair.map(encoded))
    return Buffer.concat([head(7, Object.keys(value).length), ...entries])
  }
  const bytes = Buffer.alloc(Number.isInteger(value) ? 4 : 8)
  if (Number.isInteger(value)) bytes.writeUInt32BE(value)
  else bytes.writeDoubleBE(value)
  return Buffer.concat([head(Number.isInteger(value) ? 6 : 3, bytes.length), bytes])
}
