import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, startTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { sendMessage } from './service.server.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
  await app.jobs.work()
})

const someone = () => `someone-${randomUUID()}@test.test`
const message = (changes: Record<string, unknown> = {}) => ({
  name: 'Ada Novák',
  email: someone(),
  topic: 'booking' as const,
  message: 'The door was locked.\n\n  I waited <b>ten</b> minutes.',
  ...changes,
})

function post(body: object, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
  return api.request('/api/contact', { ...init, body: JSON.stringify(body) })
}

const rowsOf = (email: string) =>
  app.running.db.selectFrom('contact_message').selectAll().where('email', '=', email).execute()

const settled = () =>
  expect
    .poll(
      async () =>
        (
          await sql<{ n: number }>`select count(*)::int as n from pgboss.job
            where name like 'contact-%' and state < 'completed'`.execute(app.running.db)
        ).rows[0]?.n,
      { timeout: 30_000 },
    )
    .toBe(0)

/** The mails with that address anywhere in them: what we got, and the receipts. */
async function mailsOf(email: string) {
  await settled()
  const folder = outboxDir(app.running.config)
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.startsWith('contact-'))
      .map(async (name) => decoded(await readFile(join(folder, name), 'utf8'))),
  )
  const own = mails.filter((mail) => mail.includes(email))
  const isReceipt = (mail: string) => /^To: someone-/m.test(mail)
  return { toUs: own.filter((mail) => !isReceipt(mail)), receipts: own.filter(isReceipt) }
}

/** Quoted-printable as the text it carries. */
function decoded(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

const headersOf = (mail: string) =>
  mail
    .slice(0, mail.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')

test('a message is kept once and reaches us with the sender to answer to', async () => {
  const sent = message()
  const response = await post(sent)
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ success: true, data: { receivedAt: expect.stringMatching(/Z$/) } })
  expect(await rowsOf(sent.email)).toMatchObject([{ name: 'Ada Novák', topic: 'booking', message: sent.message }])
  const { toUs } = await mailsOf(sent.email)
  expect(toUs).toHaveLength(1)
  const [mail = ''] = toUs
  expect(headersOf(mail)).toContain('To: Highstreet <bookings@highstreet.test>')
  expect(headersOf(mail)).toContainEqual(expect.stringMatching(new RegExp(`^Reply-To: =\\?UTF-8\\?.*<${sent.email}>`)))
  expect(mail).toContain(sent.message.replaceAll('\n', '\r\n'))
  expect(mail).toContain('&lt;b&gt;ten&lt;/b&gt;')
})

test('the receipt says nothing the sender wrote, not even a name', async () => {
  const sent = message({ name: 'Win a prize at spam.example', message: 'Visit https://spam.example today' })
  await post(sent)
  const { receipts } = await mailsOf(sent.email)
  expect(receipts).toHaveLength(1)
  expect(receipts[0]).toContain('We have received your message')
  expect(receipts[0]).not.toMatch(/spam|prize|Visit/i)
})

test.each([
  ['fr', 'Nous avons bien reçu votre message', 'Sujet : Une réservation'],
  ['es', 'Hemos recibido tu mensaje', 'Tema: Una reserva'],
  ['pt', 'Recebemos a sua mensagem', 'Assunto: Uma marcação'],
])('the receipt is in the language of the sender: %s; what reaches us is in ours', async (language, title, topic) => {
  const sent = message()
  const chosen = message()
  await post(sent, { 'accept-language': `de, ${language};q=0.9, en;q=0.1` })
  await post(chosen, { 'accept-language': 'en', cookie: `i18nextLng=${language}` })
  for (const { email } of [sent, chosen]) {
    const { toUs, receipts } = await mailsOf(email)
    expect(receipts[0]).toContain(title)
    expect(receipts[0]?.replaceAll(/\s+/g, ' ')).toContain(topic)
    expect(receipts[0]).toContain(`lang="${language}"`)
    expect(toUs[0]).toContain('lang="en"')
  }
})

test('an address gets one receipt a day, however many messages name it', async () => {
  const email = someone()
  for (const spelling of [email, email.toUpperCase(), email]) {
    expect((await post(message({ email: spelling }))).status).toBe(201)
    await settled()
  }
  const { receipts } = await mailsOf(email)
  expect(receipts).toHaveLength(1)
  expect(await rowsOf(email)).toHaveLength(3)
})

test('a job that runs twice mails once', async () => {
  const sent = message()
  const { id } = await sendMessage(app.ctx(), sent)
  await settled()
  await app.jobs.publish(app.running.db, 'contact.received', { contactMessageId: id })
  const { toUs, receipts } = await mailsOf(sent.email)
  expect([toUs.length, receipts.length]).toEqual([1, 1])
})

test('twenty at once under one key are one message and one mail, all with the same answer', async () => {
  const sent = message()
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await post(sent, key)
      return [response.status, await response.text()]
    }),
  )
  expect(new Set(answers.map((answer) => answer.join())).size).toBe(1)
  expect(answers[0]?.[0]).toBe(201)
  expect(await rowsOf(sent.email)).toHaveLength(1)
  const { toUs, receipts } = await mailsOf(sent.email)
  expect([toUs.length, receipts.length]).toEqual([1, 1])
})

test('a key means one message of one person', async () => {
  const key = { 'idempotency-key': 'the-same' }
  const first = message()
  await post(first, key)
  const changed = await post({ ...first, message: 'Something quite different' }, key)
  expect([changed.status, (await changed.json()).code]).toEqual([422, 'idempotency_key_reused'])
  const other = message()
  expect((await post(other, key)).status).toBe(201)
  expect(await rowsOf(other.email)).toHaveLength(1)
})

const refused: [string, Record<string, unknown>, string][] = [
  ['a line end in the name', { name: 'Ada\r\nBcc: victim@test.test' }, 'name'],
  ['a line end in the address', { email: 'ada@test.test\nBcc: victim@test.test' }, 'email'],
  ['a second address', { email: 'ada@test.test,victim@test.test' }, 'email'],
  ['an address with a name', { email: 'Ada <ada@test.test>' }, 'email'],
  ['no address', { email: 'ada' }, 'email'],
  ['NUL', { message: 'ten characters and \0' }, 'message'],
  ['half a character', { message: 'ten characters and \ud800' }, 'message'],
  ['text that runs backwards', { name: '\u202enosliW' }, 'name'],
  ['only spaces', { message: ' \n '.repeat(20) }, 'message'],
  ['nine characters', { message: '😀'.repeat(9) }, 'message'],
  ['2001 characters', { message: 'x'.repeat(2001) }, 'message'],
  ['a topic of their own', { topic: 'casino' }, 'topic'],
  ['a field too many', { bcc: 'victim@test.test' }, 'bcc'],
]
test.each(refused)('%s is refused by its field and nothing is kept', async (_what, changes, field) => {
  const sent = message({ message: `Marked ${randomUUID()}`, ...changes })
  const response = await post(sent)
  expect(response.status).toBe(400)
  expect((await response.json()).fields).toHaveProperty([field])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from contact_message
    where message = ${sent.message.replaceAll(/[\0\ud800]/g, '')} or email::text like ${'%victim%'}`.execute(
    app.running.db,
  )
  expect(rows[0]?.n).toBe(0)
})

test('what looks like another header stays inside the name, and the longest message arrives whole', async () => {
  const sent = message({ name: 'Ada\u2028Bcc: victim@test.test', message: 'Good day 😀 '.repeat(181).trim() })
  expect((await post(sent)).status).toBe(201)
  const { toUs } = await mailsOf(sent.email)
  expect(headersOf(toUs[0] ?? '').filter((line) => /^b?cc:/i.test(line))).toEqual([])
  expect(toUs[0]).toContain(sent.message)
})

test('ten characters are enough in every script', async () => {
  expect((await post(message({ message: '😀'.repeat(10) }))).status).toBe(201)
})

test('messages older than a year are gone when a new one arrives', async () => {
  const old = message()
  await post(old)
  await sql`update contact_message set created_at = now() - interval '366 days' where email = ${old.email}`.execute(
    app.running.db,
  )
  await post(message())
  await settled()
  expect(await rowsOf(old.email)).toEqual([])
})

test('an address of the network sends five an hour, an e-mail address is used three times; then 429 with the wait', async () => {
  const strict = await startTestApp({ rateLimitFactor: 1 })
  try {
    const from = (address: string) => strict.ctx(null, { address, cookie: () => null, setCookie: () => {} })
    const passed = async (address: string, emails: string[]) =>
      (
        await Promise.all(
          emails.map((email) =>
            sendMessage(from(address), message({ email })).then(
              () => true,
              (error) => error,
            ),
          ),
        )
      ).filter((outcome) => outcome === true).length
    expect(await passed('192.0.2.1', Array.from({ length: 12 }, someone))).toBe(5)
    const email = someone()
    expect(
      await passed(
        '192.0.2.2',
        Array.from({ length: 3 }, () => email),
      ),
    ).toBe(3)
    expect(await passed('192.0.2.3', [email.toUpperCase()])).toBe(0)
    await expect(sendMessage(from('192.0.2.1'), message())).rejects.toMatchObject({
      status: 429,
      code: 'rate_limited',
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 3500 && seconds <= 3600),
    })
    const kept = message({ email: someone(), idempotencyKey: 'kept' })
    const first = await sendMessage(from('192.0.2.4'), kept)
    await Promise.all(Array.from({ length: 4 }, () => sendMessage(from('192.0.2.4'), message())))
    expect(await sendMessage(from('192.0.2.4'), kept)).toEqual(first)
  } finally {
    await strict.close()
  }
})
