import type { Call } from '../../../lib/api/call.ts'
import { type Upload, uploads } from '../contract.ts'

type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal }

/** Tells which share of it has gone, which `fetch` does not. */
export function sendImage(call: Call, image: Blob, { onProgress, signal }: Sending = {}): Promise<Upload> {
  return call(
    uploads.image,
    {},
    {
      ...(signal && { signal }),
      send: (url, { method, headers }) =>
        untilTaken(signal, () => {
          const request = new XMLHttpRequest()
          return new Promise((resolve, reject) => {
            request.open(method, url)
            request.withCredentials = true
            // What separates the parts of a form, the browser says.
            for (const [name, value] of Object.entries(headers))
              if (name !== 'content-type') request.setRequestHeader(name, value)
            request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
            request.onload = () =>
              resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }))
            request.onerror = () => reject(new TypeError('Network Error'))
            request.onabort = () => reject(new DOMException('Request aborted', 'AbortError'))
            signal?.addEventListener('abort', () => request.abort())
            const form = new FormData()
            form.set('image', image, 'image')
            request.send(form)
          })
        }),
    },
  )
}

const mostTries = 8
const longestWaitSeconds = 10

/** Where many send at once, it comes again when it is asked to: nothing of it was taken then. */
export async function untilTaken(signal: AbortSignal | undefined, send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await send()
    const seconds = Number(response.headers.get('retry-after') ?? Number.POSITIVE_INFINITY)
    if (response.status !== 503 || tries === mostTries || !(seconds <= longestWaitSeconds)) return response
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    if (!(answer instanceof Object && 'code' in answer && answer.code === 'busy')) return response
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    signal?.throwIfAborted()
  }
}

const headersOf = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .trim()
    .split(/\r?\n/)
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : []
    })
