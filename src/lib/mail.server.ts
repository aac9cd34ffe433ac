import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { AppError } from './api/errors.ts'
import type { Config } from './config.server.ts'
import type { Ctx } from './context.ts'
import type { Mail, Mailbox, Mailer } from './mail.ts'

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

/** SMTP when configured, else `.eml` files in the outbox folder. */
export function createMailer(config: Config): Mailer {
  const transport = config.smtpUrl
    ? nodemailer.createTransport({ url: config.smtpUrl, ...limits })
    : nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const domain = new URL(config.origin).hostname
  return {
    send: async (mail) => {
      const sending = transport.sendMail({
        messageId: `<${mail.id}@${domain}>`,
        from: { name: 'Highstreet', address: config.mailFrom },
        to: mailbox(mail.to),
        ...(mail.replyTo && { replyTo: mailbox(mail.replyTo) }),
        subject: oneLine(mail.subject),
        html: mail.html,
        text: mail.text,
        ...(mail.calendar && { icalEvent: mail.calendar }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const sent = await sending.catch((error: unknown) => {
        throw refusalOf(error)
      })
      if (!config.smtpUrl) await writeToOutbox(outboxDir(config), mail.id, (sent as { message: Buffer }).message)
    },
    close: () => transport.close(),
  }
}

/**
 * What a server answers names the recipient, so only its number is kept. A 5xx to the recipient or the text is meant for good;
 * one to our log-in or our own address is not about this message, and everything else may pass.
 */
function refusalOf(error: unknown): AppError {
  const { command, responseCode, code } = (error ?? {}) as { command?: string; responseCode?: number; code?: string }
  const isForGood = (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500
  const answer = `${command ?? 'connection'}: ${responseCode ?? code ?? 'no answer'}`
  return isForGood
    ? new AppError('unprocessable', 'mail_refused', `The mail server refused a message for good (${answer})`)
    : new AppError('unavailable', 'mail_deferred', `The mail server did not accept a message (${answer})`)
}

/** For jobs, which may run twice: makes and sends the message unless one of this id was handed over before. */
export async function sendOnce(ctx: Ctx, id: string, make: () => Promise<Omit<Mail, 'id'>>): Promise<void> {
  const sent = await ctx.db.selectFrom('sent_mail').select('message_id').where('message_id', '=', id).executeTakeFirst()
  if (sent) return
  await ctx.app.mailer.send({ id, ...(await make()) })
  await ctx.db
    .insertInto('sent_mail')
    .values({ message_id: id, sent_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function outboxDir(config: Config): string {
  return join(config.dataDir, 'outbox')
}

/** Newest first: the ids of the messages in the outbox folder. */
export async function listOutbox(config: Config): Promise<string[]> {
  const names = await readdir(outboxDir(config)).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -4))
    .sort()
    .reverse()
}

/** The raw message, or null when there is none of that id. */
export async function readOutbox(config: Config, id: string): Promise<string | null> {
  if (!/^[\w-]+$/.test(id)) return null
  return readFile(join(outboxDir(config), `${id}.eml`), 'utf8').catch(() => null)
}

async function writeToOutbox(directory: string, id: string, message: Buffer) {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const unfinished = join(directory, `.${id}.${randomUUID()}`)
  await writeFile(unfinished, message, { mode: 0o600 })
  await rename(unfinished, join(directory, `${id}.eml`))
}

function mailbox({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\0]+/g, ' ')
}
