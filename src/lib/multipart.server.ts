import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { AppError } from './api/errors.ts'

export type WantedFile = { field: string; maxBytes: number; path: string }
/** `missing`: there is no file in that field, or an empty one. */
export type ReceivedFile = 'written' | 'missing' | 'too_large' | 'broken'

/** Beside the file: names of fields and what separates them. */
const maxFormBytes = 8192

/** Writes the file of one field of a form to `path`, piece by piece as it comes; everything else in it is let go. */
export async function receiveFile(
  { headers, body }: Request,
  { field, maxBytes, path }: WantedFile,
): Promise<ReceivedFile> {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type))
    throw new AppError('unsupported_type', 'unsupported_type', 'Send the request as multipart/form-data.')
  if (Number(headers.get('content-length') ?? 0) > maxBytes + maxFormBytes) return 'too_large'
  const form = openForm(type, maxBytes)
  if (form === null || body === null) return 'broken'
  const file: { stream: BusboyFileStream | null; written: Promise<void> } = { stream: null, written: Promise.resolve() }
  form.on('file', (name, stream) => {
    // Without a listener its error would end the process.
    stream.on('error', () => {})
    if (name !== field || file.stream) return void stream.resume()
    file.stream = stream
    stream.once('limit', () => form.destroy(new Error('too large')))
    file.written = pipeline(stream, createWriteStream(path))
    file.written.catch(() => {})
  })
  let isTooLong = false
  // What comes after the form's end is read, too, and no length need be said before.
  async function* atMost(chunks: AsyncIterable<Uint8Array>) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      isTooLong = bytes > maxBytes + maxFormBytes
      if (isTooLong) throw new Error('too large')
      yield chunk
    }
  }
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), atMost, form)
    await file.written
  } catch {
    file.stream?.destroy(new Error('cut off'))
    await file.written.catch(() => {})
    return isTooLong || file.stream?.truncated ? 'too_large' : 'broken'
  }
  if (file.stream?.truncated) return 'too_large'
  return file.stream && file.stream.bytesRead > 0 ? 'written' : 'missing'
}

function openForm(type: string, fileSize: number): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize, files: 4, fields: 8, fieldNameSize: 100, fieldSize: 1000, parts: 12, headerPairs: 20 },
    })
  } catch {
    return null
  }
}
