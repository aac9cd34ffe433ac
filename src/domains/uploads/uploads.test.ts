import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bucketKey, startBucket } from '../../../tests/bucket.ts'
import {
  bearer,
  beginErasing,
  lockWaits,
  makeAccount,
  makeUpload,
  openTestApp,
  startTestApp,
} from '../../../tests/factories.ts'
import { heic, hugeAvif, movingAvif, movingPng } from '../../../tests/photos.ts'
import { createApi } from '../../http/api.server.ts'
import { mountUploads } from '../../http/uploads.server.ts'
import { isAppError } from '../../lib/api/errors.ts'
import type { Env } from '../../lib/api/serve.server.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { createImageReader } from '../../lib/read-image.server.ts'
import type { Storage } from '../../lib/storage.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { lockAccountAndProvider } from '../identity/lock-account.server.ts'
import { setAvatar } from '../identity/profile.server.ts'
import { sweepUploads } from './jobs.server.ts'
import { imageKind, uploadIdOf, uploadPath } from './rules.ts'
import { releaseUploads, showUploads } from './shown-uploads.server.ts'
import { checkPlace } from './storage-place.server.ts'
import { uploads as en } from './texts/en.ts'

const app = openTestApp({ numbers: { MAX_UPLOADS: 200, MAX_UPLOADS_MB: 100 } })
let api: ReturnType<typeof createApi>
let person: Actor
beforeAll(() => {
  api = createApi(app.running)
})
beforeEach(async () => {
  person = await makeAccount(app)
})

type Sent = { field?: string; name?: string; type?: string }

async function send(bytes: Uint8Array, { field = 'image', name = 'photo.jpg', type = 'image/jpeg' }: Sent = {}) {
  const body = new FormData()
  // What nobody asks for is let go.
  for (const odd of ['id', 'accountId', 'account_id', 'url', '__proto__']) body.set(odd, crypto.randomUUID())
  body.set(field, new Blob([new Uint8Array(bytes)], { type }), name)
  return answerTo({ body, headers: { authorization: await bearer(app, person) } })
}

/** Comes again where it is told to, as a browser does: places for photos are few. */
async function sendUntilHeard(bytes: Uint8Array): ReturnType<typeof send> {
  const answer = await send(bytes)
  return answer.code === 'busy' ? sendUntilHeard(bytes) : answer
}

async function answerTo(init: RequestInit & { duplex?: 'half' }) {
  const response = await api.request('/api/uploads/image', { method: 'POST', ...init })
  const { code, message, data } = await response.json()
  return { status: response.status, code, message, data }
}

/** What a browser is given for an address. */
async function fetchFile(path: string) {
  const site = new Hono<Env>()
  site.onError((error, c) => c.text(error.message, isAppError(error) ? error.status : 500))
  mountUploads(site, app.running)
  return site.request(path)
}

const folder = (name: string) => join(app.running.config.dataDir, name)
const filesIn = async (name: string) =>
  (await readdir(folder(name), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && entry.name !== 'folder-id')
    .map((entry) => entry.name)
const rowsOf = async ({ accountId }: Actor) =>
  app.running.db.selectFrom('upload').selectAll().where('account_id', '=', accountId).execute()

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8a5' } })
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
const jpeg = () => noise(600, 450).jpeg().toBuffer()

/** A PNG that says it is that large and holds next to nothing. */
async function lyingPng(width: number, height: number): Promise<Buffer> {
  const png = await plain(2, 2).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  const { crc32 } = await import('node:zlib')
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A JPEG whose frame says it is that large. */
async function lyingJpeg(size: number): Promise<Buffer> {
  const bytes = await plain(16, 16).jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(size, frame + 5)
  bytes.writeUInt16BE(size, frame + 7)
  return bytes
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const script = '<html><script>alert(document.domain)</script></html>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`
const xxe = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`
const box = (brand: string, rest = '') => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mp42${rest}`, 'latin1')
const where = {
  IFD0: { Make: 'Camera', Copyright: 'Nia' },
  IFD3: { GPSLatitude: '51/1 31/1 0/1', GPSLatitudeRef: 'N' },
}

describe('a file that is no photo, or not a whole one, is refused in words', () => {
  const refused: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['nothing', 'image_missing', () => Buffer.alloc(0)],
    ['an SVG', 'image_unknown', () => Buffer.from(svg)],
    ['an SVG that asks for a file of ours', 'image_unknown', () => Buffer.from(xxe)],
    ['a page', 'image_unknown', () => Buffer.from(script)],
    ['a text', 'image_unknown', () => Buffer.from('Good morning')],
    ['a script', 'image_unknown', () => Buffer.from('#!/bin/sh\nid\n')],
    ['a GIF', 'image_unknown', () => plain(9, 9).gif().toBuffer()],
    ['a TIFF', 'image_unknown', () => plain(9, 9).tiff().toBuffer()],
    ['a PDF', 'image_unknown', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['a bitmap', 'image_unknown', () => Buffer.from(`BM${'\0'.repeat(60)}`)],
    ['an archive', 'image_unknown', () => Buffer.from(`PK\x03\x04${'\0'.repeat(60)}`)],
    ['a program', 'image_unknown', () => Buffer.from(`MZ${'\0'.repeat(60)}`)],
    ['a film', 'image_unknown', () => box('isom', 'x'.repeat(99))],
    ['a sound', 'image_unknown', () => Buffer.from(`RIFF\x24\0\0\0WAVE${'\0'.repeat(60)}`, 'latin1')],
    ['a HEIC', 'image_heic', heic],
    ['a HEIC of nothing', 'image_heic', () => box('heic', 'x'.repeat(999))],
    ['the first bytes of a JPEG', 'image_unreadable', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a JPEG of zeros', 'image_unreadable', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(9999)])],
    ['half a JPEG', 'image_unreadable', async () => half(await jpeg())],
    ['half a PNG', 'image_unreadable', async () => half(await noise(400, 400).png().toBuffer())],
    ['half a WebP', 'image_unreadable', async () => half(await noise(400, 400).webp().toBuffer())],
    ['half an AVIF', 'image_unreadable', async () => half(await noise(99, 99).avif().toBuffer())],
    ['an AVIF that moves', 'image_unreadable', movingAvif],
    ['an AVIF of nothing', 'image_unreadable', () => box('avif', 'x'.repeat(999))],
    [
      'a WebP of nothing',
      'image_unreadable',
      () => Buffer.from(`RIFF\xff\xff\xff\xffWEBPVP8 ${'x'.repeat(99)}`, 'latin1'),
    ],
    ['a PNG that says it is larger', 'image_unreadable', () => lyingPng(900, 900)],
    ['a PNG of 400 megapixels', 'image_too_many_pixels', () => lyingPng(20_000, 20_000)],
    ['a PNG of more than there are numbers for', 'image_unreadable', () => lyingPng(0x7fffffff, 0x7fffffff)],
    ['a JPEG of 4,000 megapixels', 'image_too_many_pixels', () => lyingJpeg(65_500)],
    ['a PNG of 64 megapixels in 200 kB', 'image_too_many_pixels', () => plain(8000, 8000).png().toBuffer()],
    ['13 MB', 'image_too_large', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(13 << 20)])],
    ['a byte more than 12 MB', 'image_too_large', () => Buffer.alloc((12 << 20) + 1, 0xff)],
  ]

  test.each(refused)('%s: %s', async (_name, code, make) => {
    const answer = await send(await make())
    expect(answer).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
    expect(answer.status).toBeLessThan(500)
    expect(await rowsOf(person)).toEqual([])
    expect(await filesIn('incoming')).toEqual([])
  })

  test('in another field, as a word, as something else than a form, or cut off on its way', async () => {
    const photo = await jpeg()
    const authorization = await bearer(app, person)
    expect(await send(photo, { field: 'photo' })).toMatchObject({ status: 400, code: 'image_missing' })
    const word = new FormData()
    word.set('image', 'photo.jpg')
    expect(await answerTo({ body: word, headers: { authorization } })).toMatchObject({ code: 'image_missing' })
    expect(
      await answerTo({ body: new Uint8Array(photo), headers: { authorization, 'content-type': 'image/jpeg' } }),
    ).toMatchObject({
      status: 415,
      code: 'unsupported_type',
    })
    const cut = new Uint8Array(
      Buffer.concat([
        Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n'),
        half(photo),
      ]),
    )
    const type = { authorization, 'content-type': 'multipart/form-data; boundary=b' }
    expect(await answerTo({ body: cut, headers: type })).toMatchObject({ status: 400, code: 'image_missing' })
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(cut),
      pull: (controller) => controller.error(new Error('gone')),
    })
    expect(await answerTo({ body: broken, headers: type, duplex: 'half' })).toMatchObject({ code: 'image_missing' })
    expect(await filesIn('incoming')).toEqual([])
  })

  test('in a form that does not end', async () => {
    const type = 'Content-Disposition: form-data; name="image"; filename="a"'
    const whole = Buffer.concat([Buffer.from(`--b\r\n${type}\r\n\r\n`), await jpeg(), Buffer.from('\r\n--b--\r\n')])
    let sent = 0
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(whole)),
      pull: (controller) => (++sent < 40 ? controller.enqueue(new Uint8Array(1 << 20)) : controller.close()),
    })
    const headers = { authorization: await bearer(app, person), 'content-type': 'multipart/form-data; boundary=b' }
    expect(await answerTo({ body, headers, duplex: 'half' })).toMatchObject({ status: 413, code: 'image_too_large' })
    expect(sent).toBeLessThan(20)
    expect(await filesIn('incoming')).toEqual([])
  })

  test('of whoever is not signed in nothing is read', async () => {
    const body = new ReadableStream({
      pull: () => {
        throw new Error('It was read')
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect(await answerTo({ body, headers, duplex: 'half' })).toMatchObject({ status: 401, code: 'unauthenticated' })
  })
})

describe('a photo is kept as what is seen on it, and nothing else', () => {
  const kept: [string, () => Promise<Buffer>, { width: number; height: number }][] = [
    ['a JPEG', jpeg, { width: 600, height: 450 }],
    ['a PNG', () => noise(300, 200).png().toBuffer(), { width: 300, height: 200 }],
    ['a WebP', () => noise(300, 200).webp().toBuffer(), { width: 300, height: 200 }],
    ['an AVIF', () => noise(64, 48).avif().toBuffer(), { width: 64, height: 48 }],
    [
      'a PNG that can be seen through',
      () => plain(90, 60).ensureAlpha(0.5).png().toBuffer(),
      { width: 90, height: 60 },
    ],
    ['a PNG of 16 bits', () => plain(90, 60).toColourspace('rgb16').png().toBuffer(), { width: 90, height: 60 }],
    ['a JPEG in grey', () => noise(90, 60).greyscale().jpeg().toBuffer(), { width: 90, height: 60 }],
    ['a JPEG for printers', () => plain(90, 60).toColourspace('cmyk').jpeg().toBuffer(), { width: 90, height: 60 }],
    ['one pixel', () => plain(1, 1).png().toBuffer(), { width: 1, height: 1 }],
    ['a strip', () => plain(12_000, 4).png().toBuffer(), { width: 1920, height: 1 }],
    ['a column', () => plain(4, 12_000).png().toBuffer(), { width: 1, height: 3840 }],
    ['49 megapixels', () => plain(7000, 7000).jpeg().toBuffer(), { width: 1920, height: 1920 }],
    [
      'what moves',
      async () => {
        const frames = await noise(60, 120).raw().toBuffer()
        return sharp(frames, { raw: { width: 60, height: 120, channels: 3, pageHeight: 60 } })
          .webp({ loop: 0 })
          .toBuffer()
      },
      { width: 60, height: 60 },
    ],
    ['a PNG that moves', async () => movingPng(), { width: 64, height: 48 }],
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from(script)]),
      { width: 600, height: 450 },
    ],
    [
      'a JPEG with an archive behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from(`PK\x03\x04${script}`)]),
      { width: 600, height: 450 },
    ],
    [
      'a JPEG that says where it was taken',
      () => noise(300, 200).jpeg().withExif(where).toBuffer(),
      { width: 300, height: 200 },
    ],
    [
      'a JPEG with a page in its comment',
      () =>
        noise(300, 200)
          .jpeg()
          .withExif({ IFD0: { ImageDescription: script } })
          .toBuffer(),
      { width: 300, height: 200 },
    ],
    [
      'a JPEG that lies on its side',
      () => noise(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      { width: 200, height: 300 },
    ],
  ]

  test.each(kept)('%s', async (_name, make, size) => {
    const { status, data, message } = await send(await make(), { name: '../../../etc/passwd', type: 'text/html' })
    expect(message).toBeUndefined()
    expect({ status, ...data }).toMatchObject({ status: 201, ...size, url: uploadPath(data.id) })
    for (const width of [192, 480, 960, 1920] as const) {
      const response = await fetchFile(uploadPath(data.id, width))
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const bytes = Buffer.from(await response.arrayBuffer())
      const found = await sharp(bytes).metadata()
      expect(found).toMatchObject({ format: 'webp' })
      expect([found.exif, found.icc, found.xmp, found.pages]).toEqual([undefined, undefined, undefined, undefined])
      expect(found.width).toBeLessThanOrEqual(width)
      expect(bytes.includes('<script')).toBe(false)
    }
    expect(await rowsOf(person)).toMatchObject([{ upload_id: data.id, ...size, unused_since: expect.any(Date) }])
    expect(await filesIn('incoming')).toEqual([])
  })

  test('of what moves, its first picture', async () => {
    const { data } = await send(movingPng())
    const bytes = Buffer.from(await (await fetchFile(data.url)).arrayBuffer())
    const [red, green] = (await sharp(bytes).stats()).channels.map(({ mean }) => mean)
    expect(red).toBeLessThan(20)
    expect(green).toBeGreaterThan(150)
  })

  test('it is sent with a long life, and can run nothing', async () => {
    const { data } = await send(await jpeg())
    const { headers } = await fetchFile(data.url)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const id = crypto.randomUUID()
    const odd = [uploadPath(id), `/uploads/${data.id}-961.webp`, `/uploads/..%2fauth-secret`, '/uploads/folder-id']
    for (const path of [
      ...odd,
      `${data.url}%00`,
      data.url.replace(data.id, data.id.toUpperCase()),
      data.url.replace('.webp', '.html'),
    ]) {
      const response = await fetchFile(path)
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
    }
  })
})

test('a picture that takes too much memory is refused, and never has it', async () => {
  const most = mostMemoryOf('read-image-process')
  expect(await send(hugeAvif())).toMatchObject({ status: 422, code: 'image_unreadable' })
  // Linux says so; elsewhere that it was refused is what can be seen.
  if (process.platform === 'linux') expect(await most()).toBeGreaterThan(400)
  expect(await most()).toBeLessThan(900)
}, 60_000)

test('a picture that takes too much of a processor is refused, and its process ends', async () => {
  const slow = await noise(4000, 3000).jpeg({ quality: 60 }).toBuffer()
  const { withImageReader } = app.running.app
  onTestFinished(() => {
    app.running.app.withImageReader = withImageReader
  })
  // It takes a second or two, of which starting is a fifth.
  app.running.app.withImageReader = createImageReader(500).withImageReader
  expect(await send(slow)).toEqual({
    ...{ status: 422, code: 'image_unreadable', message: en.errors.image_unreadable, data: undefined },
  })
  if (process.platform === 'linux') expect(await pidsOf('read-image-process')).toEqual([])
  expect(await rowsOf(person)).toEqual([])
  expect(await filesIn('incoming')).toEqual([])
  app.running.app.withImageReader = withImageReader
  expect(await send(slow)).toMatchObject({ status: 201 })
}, 60_000)

/** Those that were started for us, by the small one that starts them: tests beside these have their own. */
async function pidsOf(name: string): Promise<string[]> {
  const read = (path: string) => readFile(`/proc/${path}`, 'utf8').catch(() => '')
  const parentOf = async (pid: string) => /^PPid:\s+(\d+)/m.exec(await read(`${pid}/status`))?.[1] ?? ''
  const found: string[] = []
  for (const pid of await readdir('/proc'))
    if (/^\d+$/.test(pid) && (await read(`${pid}/cmdline`)).includes(name))
      if ((await parentOf(await parentOf(pid))) === String(process.pid)) found.push(pid)
  return found
}

/** The largest that a process of that name has been, in megabytes, while it was looked at. */
function mostMemoryOf(name: string): () => Promise<number> {
  let [most, isOver] = [0, false]
  const peakOf = async (pid: string) => {
    if (!(await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(name)) return 0
    const [, peak = '0'] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(peak) / 1024
  }
  const looked = (async () => {
    while (!isOver) {
      const pids = (await readdir('/proc').catch(() => [])).filter((entry) => /^\d+$/.test(entry))
      most = Math.max(most, ...(await Promise.all(pids.map((pid) => peakOf(pid).catch(() => 0)))))
      await sleep(20)
    }
  })()
  return async () => {
    isOver = true
    await looked
    return most
  }
}

test('a kind is told by its first bytes', () => {
  const kindOf = (text: string) => imageKind(Buffer.from(text, 'latin1'))
  expect(['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP'].map(kindOf)).toEqual(['jpeg', 'png', 'webp'])
  expect(['\0\0\0\x1cftypavif', '\0\0\0\x20ftypmif1\0\0\0\0mif1avif', '\0\0\0\x1cftypheic'].map(kindOf)).toEqual([
    'avif',
    'avif',
    'heic',
  ])
  expect(['', '\xff\xd8', 'RIFF', 'xRIFF\0\0\0\0WEBP', '\0\0\0\x1cftypmp42'].map(kindOf)).toEqual(Array(5).fill(null))
})

describe('what an account holds', () => {
  test('is as much as the operator allows, whoever is quicker', async () => {
    const settingOf = app.running.app.settingOf
    app.running.app.settingOf = (setting) => (setting.name === 'MAX_UPLOADS' ? 2 : settingOf(setting))
    try {
      const small = await plain(9, 9).png().toBuffer()
      const answers = await Promise.all(Array.from({ length: 5 }, () => sendUntilHeard(small)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
      expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'upload_quota' })
      expect(await rowsOf(person)).toHaveLength(2)
    } finally {
      app.running.app.settingOf = settingOf
    }
  })

  test('is counted also beyond two gigabytes', async () => {
    for (const _one of [1, 2]) {
      const id = await makeUpload(app, person.accountId)
      await sql`update upload set bytes = 2000000000 where upload_id = ${id}`.execute(app.running.db)
    }
    const settingOf = app.running.app.settingOf
    const mostMegabytes = (most: number) => {
      app.running.app.settingOf = (setting) => (setting.name === 'MAX_UPLOADS_MB' ? most : settingOf(setting))
    }
    try {
      mostMegabytes(4000)
      expect((await send(await plain(9, 9).png().toBuffer())).status).toBe(201)
      mostMegabytes(3000)
      expect(await send(await plain(9, 9).png().toBuffer())).toMatchObject({ status: 409, code: 'upload_quota' })
    } finally {
      app.running.app.settingOf = settingOf
      await sql`delete from upload where bytes = 2000000000`.execute(app.running.db)
    }
  })

  test('goes by a call, and what is shown stays', async () => {
    const { data } = await send(await plain(9, 9).png().toBuffer())
    const remove = async (id: string, who = person) => {
      const headers = { authorization: await bearer(app, who), 'content-type': 'application/json' }
      const response = await api.request(`/api/uploads/image/${id}`, { method: 'DELETE', headers, body: '{}' })
      return [response.status, (await response.json()).code]
    }
    await setAvatar(app.ctx(person), { uploadId: data.id })
    expect(await remove(data.id)).toEqual([409, 'upload_in_use'])
    expect(await remove(data.id, await makeAccount(app))).toEqual([404, 'upload_not_found'])
    const other = await send(await plain(9, 9).png().toBuffer())
    expect(await remove(other.data.id)).toEqual([200, undefined])
    expect(await remove(other.data.id)).toEqual([404, 'upload_not_found'])
    expect((await fetchFile(other.data.url)).status).toBe(404)
    // An id is the same in capitals, and so are its files.
    const third = await send(await plain(9, 9).png().toBuffer())
    expect(await remove(third.data.id.toUpperCase())).toEqual([200, undefined])
    expect((await fetchFile(third.data.url)).status).toBe(404)
    const foreign = { uploadId: data.id.toUpperCase() }
    await expect(setAvatar(app.ctx(await makeAccount(app)), foreign)).rejects.toMatchObject({
      code: 'upload_not_found',
    })
    expect(await setAvatar(app.ctx(person), foreign)).toMatchObject({ avatarUrl: uploadPath(data.id, 192) })
    expect((await fetchFile(data.url)).status).toBe(200)
  })
})

describe('an image is shown in one place', () => {
  const use = (who: Actor, before: string[], after: string[]) =>
    transaction(app.ctx(who), (tx) => showUploads(tx, who.accountId, { before, after }))
  const usedOf = async (who: Actor) =>
    (await rowsOf(who)).filter(({ unused_since }) => unused_since === null).map(({ upload_id }) => upload_id)

  test('of whoever has uploaded it, once', async () => {
    const small = await plain(9, 9).png().toBuffer()
    const [first, second] = [await send(small), await send(small)].map(({ data }) => data.url as string)
    if (!first || !second) throw new Error('Nothing was uploaded')
    await use(person, [], ['/pictures/barber-1-960.avif', first])
    expect(await usedOf(person)).toEqual([uploadIdOf(first)])
    await expect(use(person, [], [first])).rejects.toMatchObject({ code: 'upload_not_found' })
    await expect(use(await makeAccount(app), [], [second])).rejects.toMatchObject({ code: 'upload_not_found' })
    await use(person, [first], [second, first])
    await use(person, [first, second], [second])
    expect(await usedOf(person)).toEqual([uploadIdOf(second)])
  })

  test('a photo of a person takes the place of the one before, whose files go', async () => {
    const small = await plain(9, 9).png().toBuffer()
    const [first, second] = [await send(small), await send(small)].map(({ data }) => data.id as string)
    if (!first || !second) throw new Error('Nothing was uploaded')
    await app.jobs.work()
    expect(await setAvatar(app.ctx(person), { uploadId: first })).toMatchObject({ avatarUrl: uploadPath(first, 192) })
    expect(await setAvatar(app.ctx(person), { uploadId: second })).toMatchObject({ avatarUrl: uploadPath(second, 192) })
    await expect
      .poll(async () => (await rowsOf(person)).map((row) => row.upload_id), { timeout: 30_000 })
      .toEqual([second])
    expect((await filesIn('uploads')).filter((name) => name.startsWith(first))).toEqual([])
    expect((await filesIn('uploads')).filter((name) => name.startsWith(second))).toHaveLength(4)
    expect(await setAvatar(app.ctx(person), { uploadId: null })).toMatchObject({ avatarUrl: null })
    await expect.poll(() => rowsOf(person), { timeout: 30_000 }).toEqual([])
  })

  test('what nothing shows goes after a day, and what was cut off on its way after an hour', async () => {
    const small = await plain(9, 9).png().toBuffer()
    const [old, fresh, shown] = [await send(small), await send(small), await send(small)].map(({ data }) => data.id)
    await use(person, [], [uploadPath(shown)])
    const longAgo = new Date(Date.now() - 25 * 3_600_000)
    const { db } = app.running
    await db.updateTable('upload').set({ unused_since: longAgo }).where('upload_id', '=', old).execute()
    const { mkdir, utimes, writeFile } = await import('node:fs/promises')
    for (const [name, at] of [
      ['image-old', longAgo],
      ['image-new', new Date()],
    ] as const) {
      await mkdir(folder(`incoming/${name}`), { recursive: true })
      await writeFile(folder(`incoming/${name}/image`), 'x')
      await utimes(folder(`incoming/${name}`), at, at)
    }
    await sweepUploads(app.ctx())
    expect((await rowsOf(person)).map(({ upload_id }) => upload_id)).toEqual([fresh, shown])
    expect((await filesIn('uploads')).filter((name) => name.startsWith(old))).toEqual([])
    expect(await readdir(folder('incoming'))).toEqual(['image-new'])
    await rm(folder('incoming'), { recursive: true })
  })

  test('a sweep takes nothing that is shown, and what was taken off is not shown again', async () => {
    const { data } = await send(await plain(9, 9).png().toBuffer())
    await use(person, [], [data.url])
    await sweepUploads(app.ctx())
    expect(await usedOf(person)).toEqual([data.id])
    // Its files go with this transaction, a moment later or at once.
    await transaction(app.ctx(person), async (tx) => {
      await releaseUploads(tx, [data.id])
      await expect(showUploads(tx, person.accountId, { before: [], after: [data.url] })).rejects.toMatchObject({
        code: 'upload_not_found',
      })
    })
    // What the queue is removing at this moment the sweep passes over.
    await sweepUploads(app.ctx())
    await expect.poll(() => rowsOf(person)).toEqual([])
  })
})

test('with a bucket, a photo lies there and nowhere else, is given out from there, and goes with its upload', async () => {
  const bucket = await startBucket()
  onTestFinished(() => bucket.close())
  const own = await startTestApp({
    env: {
      ...{ UPLOADS_S3_URL: `${bucket.url}/photos`, UPLOADS_S3_REGION: 'eu-west-2' },
      ...{ UPLOADS_S3_KEY_ID: bucketKey.keyId, UPLOADS_S3_SECRET: bucketKey.secret },
    },
  })
  onTestFinished(() => own.close())
  const calls = createApi(own.running)
  const authorization = await bearer(own, await makeAccount(own))
  const body = new FormData()
  body.set('image', new Blob([new Uint8Array(await jpeg())]), 'photo.jpg')
  const answer = await calls.request('/api/uploads/image', { method: 'POST', body, headers: { authorization } })
  const { id, url } = (await answer.json()).data
  expect(answer.status).toBe(201)
  expect([...bucket.files.keys()].sort()).toEqual([192, 480, 960, 1920].map((width) => `${id}-${width}.webp`).sort())
  const kept = await readdir(join(own.running.config.dataDir, 'uploads')).catch(() => [])
  expect(kept).toEqual([])
  const site = new Hono<Env>()
  mountUploads(site, own.running)
  const given = await site.request(url)
  expect([given.status, given.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(Buffer.from(await given.arrayBuffer())).toEqual(Buffer.from(bucket.files.get(url.split('/').at(-1)) ?? []))
  const headers = { authorization, 'content-type': 'application/json' }
  const removed = await calls.request(`/api/uploads/image/${id}`, { method: 'DELETE', headers, body: '{}' })
  expect(removed.status).toBe(200)
  await expect.poll(() => bucket.files.size).toBe(0)
  expect(new Set(bucket.requests.map(({ status }) => status))).not.toContain(403)
})

test('a hundred at once are taken or told to come again, and nothing is left of the rest', async () => {
  const photo = await noise(200, 150).jpeg().toBuffer()
  const people = await Promise.all(Array.from({ length: 5 }, () => makeAccount(app)))
  const before = process.memoryUsage.rss()
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const body = new FormData()
      body.set('image', new Blob([new Uint8Array(photo)]), 'photo.jpg')
      return answerTo({ body, headers: { authorization: await bearer(app, people[index % 5] as Actor) } })
    }),
  )
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20)
  expect([...new Set(answers.map(({ status, code }) => code ?? status))].sort()).toEqual([201, 'busy'])
  const rows = (await Promise.all(people.map(rowsOf))).flat()
  const taken = answers.filter(({ status }) => status === 201).length
  expect(rows).toHaveLength(taken)
  // Whoever was told to come again has not used up any of their tries.
  const counted = await sql<{ tries: number }>`select coalesce(sum(points), 0)::int as tries from rate_limit
    where key like any (${people.map(({ accountId }) => `%uploads.image ${accountId}`)})`.execute(app.running.db)
  expect(counted.rows).toEqual([{ tries: taken }])
  expect(await filesIn('incoming')).toEqual([])
  const all = await app.running.db.selectFrom('upload').select('upload_id').execute()
  expect((await filesIn('uploads')).length).toBe(all.length * 4)
}, 60_000)

test('where no photo is taken for the moment, nobody is looked up before they hear so', async () => {
  const photo = await noise(1200, 900).jpeg().toBuffer()
  const people = await Promise.all(Array.from({ length: 6 }, () => makeAccount(app)))
  const tokens = await Promise.all(people.map((person) => bearer(app, person)))
  const form = () => {
    const body = new FormData()
    body.set('image', new Blob([new Uint8Array(photo)]), 'photo.jpg')
    return body
  }
  const unknown = async () => {
    const { status, headers } = await api.request('/api/uploads/image', { method: 'POST', body: form() })
    return { status, comesAgain: Number(headers.get('retry-after')) }
  }
  expect(await unknown()).toEqual({ status: 401, comesAgain: 0 })
  // Two people alone do not keep everybody else out.
  const many = tokens
    .slice(0, 2)
    .flatMap((authorization) => Array.from({ length: 8 }, () => answerTo({ body: form(), headers: { authorization } })))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await unknown()).toEqual({ status: 401, comesAgain: 0 })
  expect(new Set((await Promise.all(many)).map(({ code, status }) => code ?? status))).toContain(201)
  const sent = tokens.flatMap((authorization) =>
    Array.from({ length: 3 }, () => answerTo({ body: form(), headers: { authorization } })),
  )
  const asked = await Promise.all(Array.from({ length: 20 }, unknown))
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([503]))
  // Not all in one moment.
  expect(new Set(asked.map(({ comesAgain }) => comesAgain)).size).toBeGreaterThan(1)
  expect(asked.every(({ comesAgain }) => comesAgain >= 4 && comesAgain <= 8)).toBe(true)
  const answers = await Promise.all(sent)
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(2)
  expect(await unknown()).toEqual({ status: 401, comesAgain: 0 })
}, 60_000)

test('whoever sends slowly holds nobody up, and has it taken in the end', async () => {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await jpeg())]), 'photo.jpg')
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())
  // More than are worked for at the same time, of two people.
  const others = await Promise.all([0, 1].map(async () => bearer(app, await makeAccount(app))))
  const slow = Array.from({ length: 4 }, (_, index) => {
    const { readable, writable } = new TransformStream<Uint8Array>()
    const writer = writable.getWriter()
    void writer.write(half(bytes))
    const headers = { authorization: others[index % 2] ?? '', 'content-type': type }
    const answer = answerTo({ body: readable, duplex: 'half', headers })
    const end = async () => {
      await writer.write(bytes.subarray(half(bytes).length))
      await writer.close()
    }
    return { answer, end }
  })
  const quick = await send(await jpeg())
  await Promise.all(slow.map(({ end }) => end()))
  expect(quick).toMatchObject({ status: 201 })
  for (const { answer } of slow) expect(await answer).toMatchObject({ status: 201 })
})

test('a node that looks elsewhere than the others takes nothing, says of nothing that it is not there, and does not start', async () => {
  await send(await plain(9, 9).png().toBuffer())
  await expect(checkPlace(app.ctx())).resolves.toBeUndefined()
  const { storage } = app.running.app
  app.running.app.storage = { ...storage, get: async () => null, whichOne: async () => 'folder of another machine' }
  try {
    expect(await send(await plain(9, 9).png().toBuffer())).toMatchObject({ status: 503, code: 'uploads_unavailable' })
    await expect(checkPlace(app.ctx())).rejects.toThrow(
      /the uploads of this site lie in folder .* look in folder of another/,
    )
    expect((await fetchFile(uploadPath(crypto.randomUUID()))).status).toBe(503)
  } finally {
    app.running.app.storage = storage
  }
})

test('of an account that is deleted while its photo is read, nothing is kept', async () => {
  const photo = await jpeg()
  const files = await filesIn('uploads')
  const endErasing = await beginErasing(app, person.accountId)
  const sent = send(photo)
  // It has been received and read, and waits for the account.
  await expect.poll(() => lockWaits(app), { timeout: 30_000 }).toBeGreaterThan(0)
  await endErasing()
  expect(await sent).toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(await rowsOf(person)).toEqual([])
  expect(await filesIn('uploads')).toEqual(files)
})

test('what cannot be stored leaves no row and no file', async () => {
  const { storage } = app.running.app
  let puts = 0
  app.running.app.storage = {
    ...storage,
    put: async (...file) => {
      if (++puts === 3) throw new Error('ENOSPC: no space left on device')
      await storage.put(...file)
    },
  }
  const before = await filesIn('uploads')
  try {
    expect(await send(await jpeg())).toMatchObject({ status: 503, code: 'uploads_unavailable' })
  } finally {
    app.running.app.storage = storage
  }
  expect(await rowsOf(person)).toEqual([])
  expect((await filesIn('uploads')).sort()).toEqual(before.sort())
})

/** While `run` does its work the storage is what `change` makes of it. */
async function withStorage<T>(change: (own: Storage) => Partial<Storage>, run: () => Promise<T>): Promise<T> {
  const { storage } = app.running.app
  app.running.app.storage = { ...storage, ...change(storage) }
  try {
    return await run()
  } finally {
    app.running.app.storage = storage
  }
}

test('of a storage that fails for a moment, the sweep removes what could not be removed then', async () => {
  const before = await filesIn('uploads')
  let puts = 0
  const failing = ({ put, remove }: Storage): Partial<Storage> => ({
    put: async (...file) => {
      if (++puts >= 3) throw new Error('503 SlowDown')
      await put(...file)
    },
    remove: async (name) => {
      if (puts >= 3) throw new Error('503 SlowDown')
      await remove(name)
    },
  })
  const photo = await jpeg()
  expect(await withStorage(failing, () => send(photo))).toMatchObject({ status: 503, code: 'uploads_unavailable' })
  expect(await filesIn('uploads')).not.toEqual(before)
  await sweepUploads(app.ctx())
  expect((await filesIn('uploads')).sort()).toEqual(before.sort())
  expect(await rowsOf(person)).toEqual([])
})

test('of an account that is deleted while its photo is written, nothing is kept', async () => {
  const before = await filesIn('uploads')
  const leaving = ({ put }: Storage): Partial<Storage> => ({
    put: async (...file) => {
      const [upload] = await rowsOf(person)
      if (upload) {
        await transaction(app.ctx(), async (tx) => {
          await lockAccountAndProvider(tx, person.accountId)
          await eraseAccount(tx, person.accountId)
        })
        // What is to remove the files comes before they are written.
        await sweepUploads(app.ctx())
        expect(await rowsOf(person)).toEqual([])
      }
      await put(...file)
    },
  })
  const photo = await jpeg()
  expect(await withStorage(leaving, () => send(photo))).toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(await rowsOf(person)).toEqual([])
  expect((await filesIn('uploads')).sort()).toEqual(before.sort())
})

test('no transaction waits for the storage: files are removed without a lock, and one that stays keeps no other', async () => {
  const ids: string[] = []
  for (let index = 0; index < 3; index++) ids.push((await send(await jpeg())).data.id)
  await sql`update upload set unused_since = now() - interval '25 hours' where account_id = ${person.accountId}`.execute(
    app.running.db,
  )
  const stuck = ids[1] ?? ''
  let removed = 0
  const watched = ({ remove }: Storage): Partial<Storage> => ({
    remove: async (name) => {
      await sql`select from upload where account_id = ${person.accountId} for update nowait`.execute(app.running.db)
      if (name.startsWith(stuck)) throw new Error('503 SlowDown')
      removed++
      await remove(name)
    },
  })
  const swept = withStorage(watched, () => sweepUploads(app.ctx()))
  await expect(swept).rejects.toThrow('1 uploads could not be removed')
  expect(removed).toBe(8)
  expect((await rowsOf(person)).map(({ upload_id }) => upload_id)).toEqual([stuck])
  const late = await withStorage(watched, () => codeOfRemoval(stuck))
  expect(late).toBe(503)
  expect(await codeOfRemoval(stuck)).toBe(200)
  expect(await rowsOf(person)).toEqual([])
})

async function codeOfRemoval(id: string): Promise<number> {
  const headers = { authorization: await bearer(app, person) }
  return (await api.request(`/api/uploads/image/${id}`, { method: 'DELETE', headers })).status
}
