import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { startBuiltServer } from '../tests/built-server.ts'
import { get, load, ratio } from './measure.ts'

const page = '/provider/maya-thompson'
/** Of a bare server's rate, at least. */
const least = 0.45

/** A page that is already there, against the same bytes from bare node:http. */
export async function run() {
  const server = await startBuiltServer()
  try {
    await cachedAgainstBare(server.origin)
  } finally {
    await server.stop()
  }
}

async function cachedAgainstBare(origin: string) {
  const html = Buffer.from(await (await fetch(`${origin}${page}`)).arrayBuffer())
  const bytes = brotliCompressSync(html)
  const bare = createServer((_request, response) => {
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': bytes.length,
      })
      .end(bytes)
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const bareOrigin = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`
  const rows = []
  for (let round = 1; round <= 3; round++) {
    const ours = await load({ connections: 16, seconds: 3, work: get(`${origin}${page}`) })
    const theirs = await load({ connections: 16, seconds: 3, work: get(bareOrigin) })
    rows.push({
      round,
      'cached/s': ours.perSecond,
      'bare node:http/s': theirs.perSecond,
      ratio: ratio(ours.perSecond, theirs.perSecond),
      'p99 ms': ours.p99,
      failed: ours.failed,
    })
  }
  bare.close()
  console.log(`${page}: ${bytes.length} bytes brotli`)
  console.table(rows)
  const [, usual = 0] = rows.map((row) => row.ratio).toSorted((a, b) => a - b)
  if (usual < least) throw new Error(`${usual} of a bare server's rate, less than ${least}`)
}
