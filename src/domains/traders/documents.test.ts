import { Hono } from 'hono'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bearer,
  dateIn,
  giveReason,
  makeAdmin,
  makeDocuments,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import { mountUploads } from '../../http/uploads.server.ts'
import type { Env } from '../../lib/api/serve.server.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { approveProvider } from '../admin/decide.server.ts'
import { readOffice } from '../admin/read-office.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { lockAccountAndProvider } from '../identity/lock-account.server.ts'
import { missingFor } from './documents.rules.ts'
import { keepDocumentDates, sweepDocuments } from './jobs.server.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
let provider: TestProvider
let admin: Actor
beforeAll(() => {
  api = createApi(app.running)
})
beforeEach(async () => {
  provider = await makeProvider(app)
  admin = await makeAdmin(app)
  await giveReason(app, admin, provider.owner.accountId)
  await app.running.db
    .updateTable('provider')
    .set({ is_verified: false })
    .where('provider_id', '=', provider.providerId)
    .execute()
})

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n')
async function send(bytes: Uint8Array, kind = 'identity', field = 'document') {
  const body = new FormData()
  body.set(field, new Blob([new Uint8Array(bytes)]), '../../etc/passwd.html')
  return call('POST', `/providers/me/documents/kinds/${kind}`, provider.owner, { body })
}
async function call(
  method: string,
  path: string,
  actor: Actor,
  { body, data }: { body?: FormData; data?: object } = {},
) {
  const json = data && { body: JSON.stringify(data) }
  const response = await api.request(`/api${path}`, {
    method,
    headers: { authorization: await bearer(app, actor), ...(!body && { 'content-type': 'application/json' }) },
    ...(body ? { body } : (json ?? (method === 'GET' ? {} : { body: '{}' }))),
  })
  const answer = await response.json()
  return { status: response.status, code: answer.code, data: answer.data, extra: answer.data?.missing }
}
const mine = async () => (await call('GET', '/providers/me/documents', provider.owner)).data
const inOffice = (id: string, what: string, data: object = {}) =>
  call('POST', `/admin/providers/${provider.providerId}/documents/${id}/${what}`, admin, { data })
const nameOf = (id: string, ending = 'pdf') => `document-${id}-1.${ending}`
const stored = (id: string, ending = 'pdf') => app.running.app.storage.get(nameOf(id, ending))
const run = (text: string) => sql.raw(text).execute(app.running.db)
const isVerified = async () => {
  const { db } = app.running
  const row = db.selectFrom('provider').select('is_verified').where('provider_id', '=', provider.providerId)
  return (await row.executeTakeFirstOrThrow()).is_verified
}
const audited = async () => {
  const { rows } = await sql<{ action: string; actor: string; kind: string | null }>`select action, actor_id as actor,
    details ->> 'kind' as kind from audit_entry where subject_id = ${provider.providerId} order by at`.execute(
    app.running.db,
  )
  return rows
}

describe('a document', () => {
  test.each([
    ['nothing', 'document_missing', 400, () => Buffer.alloc(0)],
    ['a page', 'document_unknown', 415, () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', 'document_unknown', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page that says it is a PDF further down', 'document_unknown', 415, () => Buffer.from('<html>%PDF-1.7\n%%EOF')],
    ['half a PDF', 'document_unknown', 415, () => pdf.subarray(0, 20)],
    ['an archive', 'document_unknown', 415, () => Buffer.from(`PK\x03\x04${'\0'.repeat(60)}`)],
    [
      'half a JPEG',
      'document_unreadable',
      422,
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(999)]),
    ],
    ['a byte more than 10 MB', 'document_too_large', 413, () => Buffer.alloc((10 << 20) + 1, 0x20)],
  ])('is refused when it is %s: %s', async (_name, code, status, make) => {
    expect(await send(make())).toMatchObject({ status, code })
    expect((await mine()).documents).toEqual([])
  })

  test('that is a photo is written anew without where it was taken, and a PDF is kept as it is', async () => {
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#8a5' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Nia' }, IFD3: { GPSLatitude: '51/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer()
    const { data: sent } = await send(photo)
    const bytes = await stored(sent.id, 'webp')
    const { format, width, exif } = await sharp(bytes ?? Buffer.alloc(0)).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1920, exif: undefined })
    const { data: paper } = await send(pdf, 'registration')
    expect(paper).toMatchObject({ kind: 'registration', state: 'sent', isPdf: true, hasFile: true, expiresOn: null })
    const { data: file } = await call('GET', `/providers/me/documents/${paper.id}/file`, provider.owner)
    expect(file).toMatchObject({ filename: `registration-${dateIn(0)}.pdf`, mediaType: 'application/pdf' })
    expect(Buffer.from(file.content, 'base64').equals(pdf)).toBe(true)
  })

  test('has no address: neither its name nor its id leads anywhere among the pictures of pages', async () => {
    const { data: sent } = await send(pdf)
    const site = new Hono<Env>()
    site.onError((_error, c) => c.text('', 500))
    mountUploads(site, app.running)
    for (const name of [nameOf(sent.id), sent.id, `${sent.id}-1.pdf`, `${sent.id}-960.webp`])
      expect((await site.request(`/uploads/${name}`)).status).toBe(404)
  })

  test('is opened by its owner and by administrators alone, each of whom stands in the audit log before', async () => {
    const { data: sent } = await send(pdf)
    const other = await makeProvider(app)
    expect(await call('GET', `/providers/me/documents/${sent.id}/file`, other.owner)).toMatchObject({ status: 404 })
    const path = `/admin/providers/${provider.providerId}/documents/${sent.id}/open`
    expect(await call('POST', path, provider.owner)).toMatchObject({ status: 403 })
    expect(await audited()).toEqual([])
    expect((await inOffice(sent.id, 'open')).data.content).toBe(pdf.toString('base64'))
    expect(await audited()).toEqual([{ action: 'document.opened', actor: admin.accountId, kind: 'identity' }])
    const elsewhere = `/admin/providers/${other.providerId}/documents/${sent.id}/open`
    expect(await call('POST', elsewhere, admin)).toMatchObject({ status: 404 })
  })

  test('is one of twenty at most, and can be taken back until it is accepted', async () => {
    const all = Array.from({ length: 19 }, () => ({ kind: 'insurance', state: 'sent' as const }))
    await makeDocuments(app, provider.providerId, all)
    const { data: sent } = await send(pdf)
    expect(await send(pdf)).toMatchObject({ status: 409, code: 'documents_full' })
    expect(await call('DELETE', `/providers/me/documents/${sent.id}`, provider.owner)).toMatchObject({ status: 200 })
    await sweepDocuments(app.ctx())
    expect(await stored(sent.id)).toBeNull()
    const { data: again } = await send(pdf)
    await inOffice(again.id, 'accept', { expiresOn: null })
    const refused = await call('DELETE', `/providers/me/documents/${again.id}`, provider.owner)
    expect(refused).toMatchObject({ status: 409, code: 'document_decided' })
  })
})

describe('the office', () => {
  test('accepts a document until its last day, once; or refuses it with a reason, and its file goes', async () => {
    const [{ data: good }, { data: bad }] = [await send(pdf), await send(pdf)]
    expect(await inOffice(good.id, 'accept', { expiresOn: dateIn(-2) })).toMatchObject({ code: 'document_expired' })
    const at = { expiresOn: dateIn(300) }
    const answers = await Promise.all([1, 2, 3, 4].map(() => inOffice(good.id, 'accept', at)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await inOffice(good.id, 'refuse', { reason: 'doubtful' })).toMatchObject({ code: 'document_decided' })
    expect(await inOffice(bad.id, 'refuse', { reason: 'other_name', words: 'It is your sister’s' })).toMatchObject({
      status: 200,
    })
    const { documents } = await mine()
    expect(documents).toMatchObject([
      { state: 'refused', reason: 'other_name', words: 'It is your sister’s', hasFile: false },
      { state: 'accepted', expiresOn: dateIn(300), isExpired: false, hasFile: true },
    ])
    await sweepDocuments(app.ctx())
    expect(await stored(bad.id)).toBeNull()
    expect(await stored(good.id)).not.toBeNull()
    expect((await audited()).map(({ action }) => action)).toEqual(['document.accepted', 'document.refused'])
  })

  test('verifies whoever has declared who they are and shown it, and is told what is missing', async () => {
    const approve = () => call('POST', `/admin/providers/${provider.providerId}/approve`, admin)
    expect(await approve()).toMatchObject({
      status: 409,
      code: 'documents_missing',
      extra: ['declaration', 'identity', 'registration'],
    })
    const [identity, registration] = await makeDocuments(app, provider.providerId, [
      { kind: 'identity', state: 'sent' },
      { kind: 'registration', state: 'sent' },
    ])
    expect((await approve()).extra).toEqual(['identity', 'registration'])
    await inOffice(identity ?? '', 'accept', { expiresOn: dateIn(0) })
    expect((await approve()).extra).toEqual(['registration'])
    await inOffice(registration ?? '', 'accept', { expiresOn: null })
    expect(await approve()).toMatchObject({ status: 200 })
    expect(await isVerified()).toBe(true)
  })

  test('asks no register of a private person', () => {
    expect(missingFor('private', [])).toEqual(['identity'])
    expect(missingFor('private', ['identity'])).toEqual([])
    expect(missingFor('trader', ['identity', 'insurance'])).toEqual(['registration'])
    expect(missingFor(null, ['identity', 'registration'])).toEqual(['declaration'])
  })

  test('counts as waiting who has sent something, each once, and nobody else', async () => {
    const count = async () => (await readOffice(app.ctx(admin))).verifications.count
    const before = await count()
    await makeProvider(app)
    expect(await count()).toBe(before)
    const [{ data: one }, { data: two }] = [await send(pdf), await send(pdf)]
    expect(await count()).toBe(before + 1)
    for (const { id } of [one, two]) await inOffice(id, 'refuse', { reason: 'unreadable' })
    expect(await count()).toBe(before)
  })

  test('looks again at who says they are somebody else: the tick goes, and the documents wait', async () => {
    await makeDocuments(app, provider.providerId)
    await approveProvider(app.ctx(admin), { id: provider.providerId })
    const declare = (changes: object) =>
      call('PUT', '/providers/me/trader', provider.owner, {
        data: {
          ...{ kind: 'trader', legalName: 'Rivers Hair Ltd', street: 'Roman Road 5', postalCode: 'E2 0HU' },
          ...{ city: 'London', country: 'GB', register: '', registerNumber: '', taxNumber: '' },
          ...{ email: 'hello@rivers.test', phone: '020 7946 0000', complies: true, ...changes },
        },
      })
    await declare({ phone: '020 7946 0001', street: 'Roman Road 7' })
    expect(await isVerified()).toBe(true)
    await declare({ legalName: 'Somebody Else Ltd' })
    expect(await isVerified()).toBe(false)
    expect((await mine()).documents.map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent'])
  })
})

describe('the clock', () => {
  test('takes the tick off whose last document has expired, not whose there is a newer one, and not before', async () => {
    const day = (days: number) => new Date(`${dateIn(days)}T00:00:00`)
    const valid = { kind: 'registration', state: 'accepted' as const }
    const [identity] = await makeDocuments(app, provider.providerId, [
      { kind: 'identity', state: 'accepted', expires_on: day(0) },
      { kind: 'insurance', state: 'accepted', expires_on: day(-9) },
      valid,
    ])
    await approveProvider(app.ctx(admin), { id: provider.providerId })
    await keepDocumentDates(app.ctx())
    expect(await isVerified()).toBe(true)
    await run(`update document set expires_on = '${dateIn(-2)}' where document_id = '${identity}'`)
    const [newer] = await makeDocuments(app, provider.providerId, [
      { kind: 'identity', state: 'accepted', expires_on: day(200) },
    ])
    await keepDocumentDates(app.ctx())
    expect(await isVerified()).toBe(true)
    await run(`update document set state = 'sent', decided_at = null, expires_on = null where document_id = '${newer}'`)
    await Promise.all([1, 2, 3].map(() => keepDocumentDates(app.ctx())))
    expect(await isVerified()).toBe(false)
    expect(await codeOf(approveProvider(app.ctx(admin), { id: provider.providerId }))).toBe('documents_missing')
  })

  test('removes files 90 days after the last day, keeps what was said, and finds what was left lying', async () => {
    const ids: string[] = []
    for (const kind of ['identity', 'registration', 'insurance']) ids.push((await send(pdf, kind)).data.id)
    const [old = '', recent = '', lost = ''] = ids
    for (const id of [old, recent]) await inOffice(id, 'accept', { expiresOn: dateIn(1) })
    await run(`update document set expires_on = '${dateIn(-92)}' where document_id = '${old}'`)
    await run(`update document set expires_on = '${dateIn(-88)}' where document_id = '${recent}'`)
    await run(
      `update document set state = 'receiving', sent_at = now() - interval '25 hours' where document_id = '${lost}'`,
    )
    await sweepDocuments(app.ctx())
    expect([await stored(old), await stored(lost)]).toEqual([null, null])
    expect(await stored(recent)).not.toBeNull()
    const { documents } = await mine()
    expect(
      documents.map(({ id, hasFile, isExpired }: { id: string; hasFile: boolean; isExpired: boolean }) => [
        id,
        hasFile,
        isExpired,
      ]),
    ).toEqual([
      [recent, true, true],
      [old, false, true],
    ])
  })
})

test('documents go with the account of their owner, rows and files', async () => {
  const { data: sent } = await send(pdf)
  await inOffice(sent.id, 'accept', { expiresOn: null })
  await transaction(app.ctx(), async (tx) => {
    await lockAccountAndProvider(tx, provider.owner.accountId)
    await eraseAccount(tx, provider.owner.accountId)
  })
  await sweepDocuments(app.ctx())
  expect(await stored(sent.id)).toBeNull()
  const { db } = app.running
  const left = db.selectFrom('document').select('document_id').where('provider_id', '=', provider.providerId)
  expect(await left.execute()).toEqual([])
})

test('an accepted document is taken back with a reason; the tick follows where it hangs on it, and the file goes', async () => {
  const [identity = '', insurance = ''] = await makeDocuments(app, provider.providerId)
  expect(insurance).not.toBe('')
  expect((await call('POST', `/admin/providers/${provider.providerId}/approve`, admin)).status).toBe(200)
  const taken = await inOffice(identity, 'take-back', { reason: 'doubtful', words: 'It names somebody else.' })
  expect(taken.data).toMatchObject({ isVerified: false, missing: ['identity'] })
  expect(await isVerified()).toBe(false)
  expect(await inOffice(identity, 'take-back', { reason: 'doubtful' })).toMatchObject({ code: 'document_not_accepted' })
  const { documents } = await mine()
  expect(documents.find(({ id }: { id: string }) => id === identity)).toMatchObject({
    ...{ state: 'refused', reason: 'doubtful', words: 'It names somebody else.', hasFile: false },
  })
  expect((await audited()).map(({ action }) => action)).toEqual([
    ...['provider.approved', 'document.taken_back', 'provider.approval_withdrawn'],
  ])
  // What the tick does not hang on leaves it.
  const [again = ''] = await makeDocuments(app, provider.providerId, [{ kind: 'identity', state: 'accepted' }])
  const [extra = ''] = await makeDocuments(app, provider.providerId, [{ kind: 'insurance', state: 'accepted' }])
  expect(again).not.toBe('')
  await call('POST', `/admin/providers/${provider.providerId}/approve`, admin)
  expect((await inOffice(extra, 'take-back', { reason: 'other' })).data).toMatchObject({ isVerified: true })
})

test('a business that is complete without the tick is found as such, and no longer once it has it', async () => {
  const found = async () =>
    (await call('GET', '/admin/providers?state=complete&limit=50', admin)).data.providers.map(
      ({ id }: { id: string }) => id,
    )
  expect(await found()).not.toContain(provider.providerId)
  await makeDocuments(app, provider.providerId)
  expect(await found()).toContain(provider.providerId)
  await call('POST', `/admin/providers/${provider.providerId}/approve`, admin)
  expect(await found()).not.toContain(provider.providerId)
})

test('a tick from before there were documents is given back by who has just taken it, and by nobody else', async () => {
  const approve = (who = admin) => call('POST', `/admin/providers/${provider.providerId}/approve`, who)
  const withdraw = () =>
    call('POST', `/admin/providers/${provider.providerId}/withdraw-approval`, admin, { data: { reason: 'other' } })
  await run(`update provider set is_verified = true where provider_id = '${provider.providerId}'`)
  await withdraw()
  expect((await approve(await makeAdmin(app))).code).toBe('documents_missing')
  expect((await approve()).status).toBe(200)
  expect(await isVerified()).toBe(true)
  await withdraw()
  await run(`insert into trader select provider_id, 'private', 'Maya Thompson', 'Road 5', '', 'London', 'GB', '', '', '',
    'maya@test.test', '+442079460000', now() from provider where provider_id = '${provider.providerId}'`)
  expect((await approve()).code).toBe('documents_missing')
})
