import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const bucketKey = { keyId: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }

type Signed = { method: string; path: string; headers: Record<string, string | undefined> }

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature that AWS describes (Signature Version 4), of a request without a query. */
export function signatureOf({ method, path, headers }: Signed, scope: string, signedHeaders: string): string {
  const [day = '', region = '', service = ''] = scope.split('/')
  const lines = signedHeaders.split(';').map((name) => `${name}:${headers[name]?.trim()}\n`)
  const request = [method, path, '', lines.join(''), signedHeaders, headers['x-amz-content-sha256']].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${bucketKey.secret}`)
  return hmac(key, toSign).toString('hex')
}

/** Whether the request was signed by who holds the key, a moment ago, and is still the one that was signed. */
function isGenuine(request: Signed, body: Uint8Array): boolean {
  const { headers } = request
  const [, keyId, scope = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date', ...(headers['content-type'] ? ['content-type'] : [])]
  if (keyId !== bucketKey.keyId || needed.some((name) => !signed.split(';').includes(name))) return false
  const at = (headers['x-amz-date'] ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  if (!(Math.abs(Date.now() - Date.parse(at)) < 15 * 60_000) || !at.replaceAll('-', '').startsWith(scope.slice(0, 8)))
    return false
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(request, scope, signed)))
}

export type Bucket = {
  url: string
  files: Map<string, Uint8Array>
  /** What has come, as it came. */
  requests: { method: string; path: string; headers: Record<string, string>; status: number }[]
  close(): Promise<void>
}

/** A bucket at `/photos` that answers only requests that are signed and unaltered. */
export async function startBucket(): Promise<Bucket> {
  const files = new Map<string, Uint8Array>()
  const requests: Bucket['requests'] = []
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { method = '', url: path = '' } = request
    const headers = request.headers as Record<string, string>
    const name = /^\/photos\/([^/?]+)$/.exec(path)?.[1]
    const found = name === undefined ? undefined : files.get(name)
    const answer = (status: number, text: string | Uint8Array = '') => {
      requests.push({ method, path, headers, status })
      response.writeHead(status).end(text)
    }
    if (!isGenuine({ method, path, headers }, body)) answer(403, '<Code>SignatureDoesNotMatch</Code>')
    else if (name === undefined) answer(404, '<Code>NoSuchBucket</Code>')
    else if (method === 'PUT') {
      files.set(name, body)
      answer(200)
    } else if (method === 'DELETE') {
      files.delete(name)
      answer(204)
    } else answer(found ? 200 : 404, found)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    files,
    requests,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
