import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'

/** Where the files lie that people upload. A name is one of ours, never one of theirs. */
export type Storage = {
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** Null: there is no such file. */
  get(name: string): Promise<Uint8Array | null>
  /** Also of what is not there. */
  remove(name: string): Promise<void>
  /** Which one it is, so that two nodes can tell whether they share it. */
  whichOne(): Promise<string>
}

export type BucketSettings = { url: string; region: string; keyId: string; secret: string }

export function diskStorage(folder: string): Storage {
  // Not all in one folder: by the end of the name's id, which is random where its beginning is the time.
  const pathOf = (name: string) => {
    const part = /^[\w-]*([0-9a-f]{2})-\d+\.\w+$/.exec(name)?.[1]
    if (!part) throw new Error(`${name} is no name of a file of ours`)
    return join(folder, part, name)
  }
  return {
    put: async (name, bytes) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const written = `${path}.${randomUUID()}`
      try {
        await writeFile(written, bytes, { mode: 0o600 })
        await rename(written, path)
      } catch (error) {
        await rm(written, { force: true })
        throw error
      }
    },
    get: async (name) => readFile(pathOf(name)).catch(nullIfMissing),
    remove: async (name) => rm(pathOf(name), { force: true }),
    whichOne: async () => {
      const path = join(folder, 'folder-id')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const own = `${path}.${randomUUID()}`
      await writeFile(own, randomUUID(), { mode: 0o600 })
      // Whole or not at all, and never over another's.
      await link(own, path).catch(() => {})
      await rm(own)
      return `folder ${await readFile(path, 'utf8')}`
    },
  }
}

const nullIfMissing = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

const bucketTimeoutMs = 10_000

/** A bucket that speaks S3. What is sent is part of what is signed. */
export function bucketStorage({ url, region, keyId, secret }: BucketSettings): Storage {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 2 })
  const base = url.replace(/\/+$/, '')
  const send = async (method: string, name: string, body?: Uint8Array<ArrayBuffer>, type?: string) => {
    const response = await client.fetch(`${base}/${name}`, {
      method,
      ...(body && { body }),
      aws: { allHeaders: true },
      redirect: 'error',
      signal: AbortSignal.timeout(bucketTimeoutMs),
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(type && { 'content-type': type }),
      },
    })
    if (response.ok || response.status === 404) return response
    throw new Error(`The bucket answers ${response.status} to ${method}: ${(await response.text()).slice(0, 300)}`)
  }
  return {
    put: async (name, bytes, type) => {
      const { status } = await send('PUT', name, new Uint8Array(bytes), type)
      if (status === 404) throw new Error(`There is no bucket at ${base}`)
    },
    get: async (name) => {
      const response = await send('GET', name)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    },
    remove: async (name) => {
      await send('DELETE', name)
    },
    whichOne: async () => `bucket ${base}`,
  }
}
