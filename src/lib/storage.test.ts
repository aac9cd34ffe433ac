import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bucketKey, signatureOf, startBucket } from '../../tests/bucket.ts'
import { bucketStorage, diskStorage, type Storage } from './storage.server.ts'

const name = '01940000-0000-7000-8000-0000000000ab-960.webp'
const bytes = new Uint8Array([1, 2, 3, 0, 255])

async function keeps(storage: Storage) {
  expect(await storage.get(name)).toBeNull()
  await storage.remove(name)
  await storage.put(name, bytes, 'image/webp')
  expect(new Uint8Array((await storage.get(name)) ?? [])).toEqual(bytes)
  await storage.put(name, bytes.slice(1), 'image/webp')
  expect(new Uint8Array((await storage.get(name)) ?? [])).toEqual(bytes.slice(1))
  await storage.remove(name)
  expect(await storage.get(name)).toBeNull()
}

test('a folder keeps files, knows itself again, and holds nothing that is half written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'highstreet-storage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const storage = diskStorage(folder)
  await keeps(storage)
  const ids = await Promise.all([storage, diskStorage(folder), storage].map((one) => one.whichOne()))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^folder [0-9a-f-]{36}$/)
  await storage.put(name, bytes, 'image/webp')
  for (const odd of ['../auth-secret', `../${name}`, 'a/ab-960.webp', 'ab-960.webp/..', '..', '', 'folder-id'])
    for (const act of [storage.get(odd), storage.remove(odd), storage.put(odd, bytes, 'image/webp')])
      await expect(act).rejects.toThrow('no name of a file of ours')
  expect(await readdir(folder)).toEqual(['ab', 'folder-id'])
  expect(await readdir(join(folder, 'ab'))).toEqual([name])
})

test('our check of signatures gives what AWS publishes for its example', () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': empty,
    'x-amz-date': '20130524T000000Z',
  }
  const signed = Object.keys(headers).join(';')
  expect(signatureOf({ method: 'GET', path: '/test.txt', headers }, '20130524/us-east-1/s3/aws4_request', signed)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

test('a bucket keeps files for whoever holds its key; what was altered on its way it does not take', async () => {
  const bucket = await startBucket()
  onTestFinished(() => bucket.close())
  const settings = { ...bucketKey, url: `${bucket.url}/photos/`, region: 'eu-west-2' }
  const storage = bucketStorage(settings)
  await keeps(storage)
  expect(await storage.whichOne()).toBe(`bucket ${bucket.url}/photos`)
  expect(new Set(bucket.requests.map(({ status }) => status))).toEqual(new Set([200, 204, 404]))

  await storage.put(name, bytes, 'image/webp')
  const { headers, path } = bucket.requests.at(-1) ?? { headers: {}, path: '' }
  const {
    connection: _connection,
    host: _host,
    'content-length': _length,
    ...signed
  } = headers as Record<string, string>
  const repeat = async (body: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}, at = path) =>
    (await fetch(bucket.url + at, { method: 'PUT', body, headers: { ...signed, ...more } })).status
  expect(await repeat(bytes)).toBe(200)
  expect(await repeat(bytes.slice(1))).toBe(403)
  expect(await repeat(bytes, { 'content-type': 'text/html' })).toBe(403)
  expect(await repeat(bytes, { 'x-amz-date': '20260101T000000Z' })).toBe(403)
  expect(await repeat(bytes, { authorization: '' })).toBe(403)
  expect(await repeat(bytes, {}, path.replace('ab-', 'ac-'))).toBe(403)

  await expect(bucketStorage({ ...settings, secret: 'not the one' }).get(name)).rejects.toThrow(/answers 403 to GET/)
  await expect(bucketStorage({ ...settings, keyId: 'nobody' }).put(name, bytes, 'image/webp')).rejects.toThrow(/403/)
  const nowhere = bucketStorage({ ...settings, url: `${bucket.url}/no/such` })
  await expect(nowhere.put(name, bytes, 'image/webp')).rejects.toThrow(/There is no bucket/)
})
