import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeAccount, makeAdmin, openTestApp } from '../../tests/factories.ts'
import { codeOf } from '../../tests/support.ts'
import { createContext } from '../app.server.ts'
import { findMessages, sendAgain } from '../domains/admin/messages.server.ts'
import { contactReceived } from '../domains/contact/events.ts'
import { isAddressRefused } from '../domains/identity/refused-address.server.ts'
import { subscriptions } from '../domains/index.server.ts'
import { parseConfig } from './config.server.ts'
import type { Actor, Ctx } from './context.ts'
import { transaction } from './db.server.ts'
import { emit } from './events.server.ts'
import { startJobs } from './jobs.server.ts'
import { createMailer } from './mail.server.ts'
import type { Mail } from './mail.ts'
import { forgetOldMessages, sendOnce } from './messages.server.ts'

const app = openTestApp()

type Taken = { to: string; messageId: string; isSecure: boolean }

/** Speaks SMTP as any other; `answer` decides about a recipient, 0: taken. */
async function openMailServer(answer: (address: string) => number = () => 0, options: SMTPServerOptions = {}) {
  const taken: Taken[] = []
  const asked: string[] = []
  const refused = (code: number) => Object.assign(new Error('not here'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    onRcptTo({ address }, _session, done) {
      asked.push(address)
      const code = answer(address)
      done(code ? refused(code) : null)
    },
    onData(stream, { envelope, secure }, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        const [, messageId = ''] = /^Message-ID:\s*<([^>]+)>/im.exec(text) ?? []
        taken.push({ to: envelope.rcptTo[0]?.address ?? '', messageId, isSecure: secure })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return {
    taken,
    asked,
    url: `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`,
    strictUrl: `smtp://127.0.0.1:${port}`,
  }
}

/** Of a job that sends by this server. */
function ctxFor(url: string, isLastTry = false): Ctx {
  const mailer = createMailer(parseConfig({ APP_ENV: 'test', SMTP_URL: url }))
  onTestFinished(() => mailer.close())
  const job = { queue: 'test-mail', data: { id: 1 }, isLastTry }
  return { ...createContext(app.running, 'test'), app: { ...app.running.app, mailer }, job }
}

const rowOf = (key: string) =>
  app.running.db.selectFrom('message').select(['state', 'tries', 'error']).where('key', '=', key).executeTakeFirst()
const emailOf = async ({ accountId }: Actor) =>
  (
    await app.running.db
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).email
const mailTo =
  (address: string, more: Pick<Mail, 'unsubscribeUrl' | 'canBeLeftOut'> = {}) =>
  async () => ({ to: { name: '', address }, subject: 'Hello', html: '<p>Hello', text: 'Hello', ...more })

test('a mail goes over an encrypted line where the server offers one, and not at all where its certificate is nobody’s', async () => {
  const server = await openMailServer()
  const [known, unknown] = [`test-${randomUUID()}`, `test-${randomUUID()}`]
  await sendOnce(ctxFor(server.url), known, mailTo('reader@test.test'))
  expect(server.taken).toEqual([{ to: 'reader@test.test', messageId: `${known}@localhost`, isSecure: true }])
  expect(await codeOf(sendOnce(ctxFor(server.strictUrl), unknown, mailTo('reader@test.test')))).toBe('mail_deferred')
  expect(server.taken).toHaveLength(1)
})

test('what is not taken yet is sent later under the same Message-ID, and once; after the last try it has failed', async () => {
  let code = 451
  const server = await openMailServer(() => code)
  const key = `test-${randomUUID()}`
  const send = (isLastTry = false) => codeOf(sendOnce(ctxFor(server.url, isLastTry), key, mailTo('later@test.test')))
  expect(await send()).toBe('mail_deferred')
  expect(await rowOf(key)).toEqual({ state: 'queued', tries: 1, error: 'mail_deferred (RCPT TO: 451)' })
  code = 0
  await sendOnce(ctxFor(server.url), key, mailTo('later@test.test'))
  await sendOnce(ctxFor(server.url), key, mailTo('later@test.test'))
  expect(server.taken.map(({ messageId }) => messageId)).toEqual([`${key}@localhost`])
  expect(await rowOf(key)).toEqual({ state: 'sent', tries: 2, error: null })

  code = 421
  const last = `test-${randomUUID()}`
  expect(await codeOf(sendOnce(ctxFor(server.url, true), last, mailTo('later@test.test')))).toBe('mail_deferred')
  expect(await rowOf(last)).toMatchObject({ state: 'failed', tries: 1 })
})

test('a recipient refused for good is never tried again; the account reads it, and only what can be left out is kept from it', async () => {
  const reader = await makeAccount(app)
  const email = await emailOf(reader)
  let code = 550
  const server = await openMailServer(() => code)
  const ctx = ctxFor(server.url)
  const keyOf = (kind: string) => `${kind}-${randomUUID()}`
  const [first, about, left] = [keyOf('booking'), keyOf('booking'), keyOf('review')]
  const unsubscribeUrl = 'http://localhost:3000/unsubscribe/x'
  expect(await codeOf(sendOnce(ctx, first, mailTo(email)))).toBe('mail_refused')
  await sendOnce(ctx, first, mailTo(email))
  expect(server.asked).toEqual([email])
  expect(await rowOf(first)).toEqual({ state: 'failed', tries: 1, error: 'mail_refused (RCPT TO: 550)' })
  expect(await isAddressRefused(ctx, reader.accountId)).toBe(true)
  await sendOnce(ctx, left, mailTo(email, { unsubscribeUrl, canBeLeftOut: true }))
  expect(await rowOf(left)).toEqual({ state: 'dropped', tries: 0, error: 'address_refused' })
  expect(server.asked).toHaveLength(1)
  code = 0
  // What a link in it ends is tried as well, unless it says that it can be left out.
  await sendOnce(ctx, about, mailTo(email, { unsubscribeUrl }))
  expect(server.taken.map(({ messageId }) => messageId)).toEqual([`${about}@localhost`])
  expect(await isAddressRefused(ctx, reader.accountId)).toBe(false)
})

test.each([
  [550, 'no such user', true],
  [551, 'user not local', true],
  [553, 'mailbox name not allowed', true],
  [550, '5.1.1 no such user', true],
  [554, '5.1.10 takes no mail', true],
  [550, '5.2.1 mailbox disabled', true],
  [550, '5.7.1 your address is on a list', false],
  [553, '5.1.8 we do not know your domain', false],
  [550, '5.2.2 mailbox full', false],
  [554, 'no service for you', false],
  [552, 'too much for now', false],
])('a recipient answered with %i %s: the address is marked: %s', async (code, text, isMarked) => {
  const reader = await makeAccount(app)
  const server = await openMailServer(() => code, {
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(text), { responseCode: code })),
  })
  const ctx = ctxFor(server.url)
  const key = `booking-${randomUUID()}`
  expect(await codeOf(sendOnce(ctx, key, mailTo(await emailOf(reader))))).toBe('mail_refused')
  expect(await rowOf(key)).toEqual({ state: 'failed', tries: 1, error: `mail_refused (RCPT TO: ${code})` })
  expect(await isAddressRefused(ctx, reader.accountId)).toBe(isMarked)
})

test('another address of an account is asked anew, and a refused text is not its reader’s fault', async () => {
  const reader = await makeAccount(app)
  const email = await emailOf(reader)
  const server = await openMailServer(() => 550)
  await codeOf(sendOnce(ctxFor(server.url), `booking-${randomUUID()}`, mailTo(email)))
  const { db } = app.running
  await db
    .updateTable('account')
    .set({ email: `new-${email}` })
    .where('account_id', '=', reader.accountId)
    .execute()
  expect(await isAddressRefused(app.ctx(), reader.accountId)).toBe(false)

  const spam = await openMailServer(() => 0, {
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })))
    },
  })
  expect(await codeOf(sendOnce(ctxFor(spam.url), `booking-${randomUUID()}`, mailTo(`new-${email}`)))).toBe(
    'mail_refused',
  )
  expect(await isAddressRefused(app.ctx(), reader.accountId)).toBe(false)
})

/** Speaks until the client has said `command`, and nothing from then on; or one letter a second. */
async function openHangingServer(command: 'nothing' | 'RCPT' | 'DATA' | 'text', doesTrickle = false): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    const hang = () => doesTrickle && setInterval(() => socket.writable && socket.write('2'), 1000).unref()
    const say = (text: string) => socket.write(`${text}\r\n`)
    if (command === 'nothing') return void hang()
    say('220 here')
    let isText = false
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        const isLast = isText ? command === 'text' && line === '.' : line.startsWith(command)
        if (isLast) return void hang()
        if (isText) continue
        isText = line === 'DATA'
        say(isText ? '354 go on' : '250 yes')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a mail server that falls silent, at once, after the recipient, at the text or after it, is given up after ten seconds, and the mail is tried later', async () => {
  const all = (['nothing', 'RCPT', 'DATA', 'text'] as const).map(async (command) => {
    const [key, url] = [`test-${randomUUID()}`, await openHangingServer(command)]
    const startedAt = performance.now()
    expect([command, await codeOf(sendOnce(ctxFor(url), key, mailTo('reader@test.test')))]).toEqual([
      command,
      'mail_deferred',
    ])
    expect(performance.now() - startedAt).toBeGreaterThan(9000)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
    expect(await rowOf(key)).toMatchObject({ state: 'queued', tries: 1 })
  })
  await Promise.all(all)
})

test('a mail server that says a letter a second and never ends is given up when its time is over, and the mail is tried later', async () => {
  const key = `test-${randomUUID()}`
  const mailer = createMailer(parseConfig({ APP_ENV: 'test', SMTP_URL: await openHangingServer('RCPT', true) }), 3000)
  onTestFinished(() => mailer.close())
  const ctx = { ...ctxFor('smtp://127.0.0.1:9'), app: { ...app.running.app, mailer } }
  const startedAt = performance.now()
  expect(await codeOf(sendOnce(ctx, key, mailTo('reader@test.test')))).toBe('mail_deferred')
  expect(performance.now() - startedAt).toBeLessThan(9000)
  expect(await rowOf(key)).toMatchObject({ state: 'queued', tries: 1 })
})

test('the office finds what has failed by its recipient, without its text, and has it made and sent again, once', async () => {
  const reader = await makeAccount(app)
  const email = await emailOf(reader)
  let code = 550
  const server = await openMailServer((address) => (address === email ? code : 0))
  const mailer = createMailer(parseConfig({ APP_ENV: 'test', SMTP_URL: server.url }))
  const context = (jobId: string): Ctx => ({
    ...createContext(app.running, jobId),
    app: { ...app.running.app, mailer },
  })
  const { config, log } = app.running
  const ofContact = subscriptions.filter(({ queue }) => queue === 'contact-receipt-mail')
  const jobs = await startJobs({
    databaseUrl: config.databaseUrl ?? '',
    subscriptions: ofContact,
    schedules: [],
    log,
    context,
  })
  onTestFinished(async () => {
    await jobs.stop()
    mailer.close()
  })
  await jobs.work()
  const contactMessageId = randomUUID()
  const written = { name: 'Nia', email, topic: 'booking', message: 'Where is my booking?', created_at: new Date() }
  await app.running.db
    .insertInto('contact_message')
    .values({ contact_message_id: contactMessageId, ...written })
    .execute()
  await transaction({ ...app.ctx(), jobs }, (tx) => emit(tx, contactReceived, { contactMessageId }))
  const key = `contact-receipt-${contactMessageId}`
  await vi.waitFor(async () => expect(await rowOf(key)).toMatchObject({ state: 'failed' }), { timeout: 30_000 })

  const admin = await makeAdmin(app)
  const office = { ...app.ctx(admin), jobs }
  const find = (filters: object) => findMessages(office, { page: 1, limit: 20, search: email, ...filters })
  const { messages } = await find({ state: 'failed' })
  expect(messages).toMatchObject([{ kind: 'contact', channel: 'mail', recipient: { email }, canSendAgain: true }])
  expect(JSON.stringify(messages)).not.toContain('Where is my booking')
  expect((await find({ state: 'sent' })).messages).toEqual([])
  const id = messages[0]?.id ?? ''
  code = 0
  const pressed = await Promise.all([0, 1, 2].map(() => codeOf(sendAgain(office, { id }))))
  expect(pressed.filter((refusal) => refusal === 'message_not_failed')).toHaveLength(2)
  await vi.waitFor(async () => expect(await rowOf(key)).toEqual({ state: 'sent', tries: 2, error: null }), {
    timeout: 30_000,
  })
  expect(server.taken.map(({ messageId }) => messageId)).toEqual([`${key}@localhost`])
  expect(await codeOf(sendAgain(office, { id }))).toBe('message_not_failed')
  expect(await codeOf(sendAgain(office, { id: randomUUID() }))).toBe('message_not_found')
  const audited = await app.running.db
    .selectFrom('audit_entry')
    .select('actor_id')
    .where('subject_id', '=', id)
    .execute()
  expect(audited).toEqual([{ actor_id: admin.accountId }])
})

test('messages are forgotten after 90 days, and what waits for longer than a day is given up', async () => {
  const { db } = app.running
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const write = async (state: string, days: number) => {
    const key = `old-${randomUUID()}`
    const times = { created_at: ago(days), tried_at: ago(days) }
    await db
      .insertInto('message')
      .values({ key, channel: 'mail', kind: 'old', state, ...times })
      .execute()
    return key
  }
  const keys = [
    await write('sent', 90.1),
    await write('sent', 89.9),
    await write('queued', 1.1),
    await write('queued', 0.9),
  ]
  await forgetOldMessages(app.ctx())
  const states = await Promise.all(keys.map(async (key) => (await rowOf(key))?.state))
  expect(states).toEqual([undefined, 'sent', 'dropped', 'queued'])
})
