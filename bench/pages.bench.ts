import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { startBuiltServer } from '../tests/built-server.ts'
import { load, ratio } from './measure.ts'

const page = '/provider/maya-thompson'

/** A cached page against bare node:http, and the JavaScript that a profile needs. */
export async function run() {
  const server = await startBuiltServer()
  try {
    await cachedAgainstBare(server.origin)
    await hydration(server.origin)
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
}

function get(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return () =>
    new Promise<boolean>((resolve, reject) => {
      request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode === 200))
      })
        .on('error', reject)
        .end()
    })
}

/** Every module the page names, and what those import: what a first visit loads before a click. */
async function hydration(origin: string) {
  const html = await (await fetch(`${origin}${page}`)).text()
  const seen = new Map<string, number>()
  const visit = async (path: string) => {
    if (seen.has(path)) return
    seen.set(path, 0)
    const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'br' } })
    const text = await response.text()
    seen.set(path, Number(response.headers.get('content-length') ?? Buffer.byteLength(text)))
    // Static imports only: what is imported when it is needed comes later.
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) await visit(`/assets/${name}`)
  }
  for (const [, path] of html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g))
    if (path && html.includes(`href="${path}"`)) await visit(path)
  for (const [, path] of html.matchAll(/from "(\/assets\/[\w.-]+\.js)"|import "(\/assets\/[\w.-]+\.js)"/g))
    if (path) await visit(path)
  const total = [...seen.values()].reduce((sum, size) => sum + size, 0)
  console.log(`JavaScript of ${page}: ${seen.size} files, ${(total / 1000).toFixed(1)} kB brotli (limit 150)`)
}
