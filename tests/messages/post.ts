import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { readUnsubscribe } from '../../src/domains/identity/messages.server.ts'
import { outboxDir } from '../../src/lib/mail.server.ts'
import type { TestApp } from '../factories.ts'
import { nameOf } from './mails.ts'

export type SentMail = {
  key: string
  to: string
  replyTo: string
  language: string
  name: string
  text: string
  /** By one press in the mail program, and of whom. */
  ends: { accountId: string; kind: string } | null
}

const aboutDecisions = ['decision-mail', 'appeal-mail', 'review-restored-mail', 'report-outcome-mail']

/** What has been sent about decisions, as it stands in the outbox, once all of it is. */
export async function mailsNamed(app: TestApp, part: string): Promise<string[]> {
  const left = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from pgboss.job
        where name = any(${aboutDecisions}::text[]) and state < 'completed'`.execute(app.running.db)
    ).rows[0]?.n
  await expect.poll(left, { timeout: 30_000 }).toBe(0)
  const folder = outboxDir(app.running.config)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(part))
  return Promise.all(names.map(async (name) => (await readFile(`${folder}/${name}`, 'utf8')).replaceAll(/=\r?\n/g, '')))
}

/** Those that were not there before. */
export async function takeNewMails(app: TestApp, seen: Set<string>): Promise<SentMail[]> {
  const folder = outboxDir(app.running.config)
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name) && !seen.has(name))
  for (const name of names) seen.add(name)
  return Promise.all(names.map(async (name) => readMail(app, name, await readFile(`${folder}/${name}`, 'utf8'))))
}

function readMail(app: TestApp, name: string, raw: string): SentMail {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1)
  const headers = new Map(
    head
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const html = unquoted(raw.replaceAll(/=\r?\n/g, ''))
  const [, language = ''] = html.match(/<html[^>]* lang="(\w+)/) ?? []
  // In its text, not in the calendar file beside it.
  const [, body = ''] = html.match(/<body([\s\S]*)<\/body>/) ?? []
  const text = plain(body)
  const addressIn = (header: string) => /[^\s<>"]+@[^\s<>"]+/.exec(headers.get(header) ?? '')?.[0] ?? ''
  return {
    ...{ key: name.slice(0, -4), to: addressIn('to'), replyTo: addressIn('reply-to'), language, text },
    name: nameOf(words(headers.get('subject') ?? ''), text, language),
    ends: endOf(app, headers.get('list-unsubscribe'), headers.get('list-unsubscribe-post')),
  }
}

/** RFC 8058: both headers, or neither. */
function endOf(app: TestApp, link = '', post = ''): SentMail['ends'] {
  if (!link && !post) return null
  const [, token = ''] = /^<https?:\/\/[^/>]+\/unsubscribe\/([^>]+)>$/.exec(link) ?? []
  const ended = post === 'List-Unsubscribe=One-Click' ? readUnsubscribe(app.ctx(), token) : null
  return ended ?? { accountId: '', kind: `no link: ${link}, ${post}` }
}

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString()
const unquoted = (text: string) =>
  utf8(text.replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))

/** RFC 2047. */
function words(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_match, code: string, text: string) =>
      code.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : unquoted(text.replaceAll('_', ' ')),
    )
    .replaceAll(/\s+/g, ' ')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }
const plain = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([a-z#0-9]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
