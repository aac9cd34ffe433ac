import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { AppError } from './api/errors.ts'
import type { Config } from './config.server.ts'
import type { MailAnswer, Mailbox, Mailer } from './mail.ts'

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }
/** For one that is never silent, and never done. */
const wholeMs = 60_000

/** SMTP when configured, else `.eml` files in the outbox folder. */
export function createMailer(config: Config, givenUpAfterMs = wholeMs): Mailer {
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
        ...(mail.unsubscribeUrl && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(givenUpAfterMs),
      })
      const sent = await sending.catch((error: unknown) => {
        throw refusalOf(error)
      })
      if (!config.smtpUrl) await writeToOutbox(outboxDir(config), mail.id, (sent as { message: Buffer }).message)
    },
    close: () => transport.close(),
  }
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type SmtpError = { command?: string; responseCode?: number; response?: string; code?: string }

/** By the enhanced code where there is one (RFC 3463): 5.7 is about us, 5.1.7 and 5.1.8 about our own address. */
function isNoMailbox(code: number, response = ''): boolean {
  const [, enhanced] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (enhanced)
    return enhanced === '5.2.1' || (/^5\.1\./.test(enhanced) && enhanced !== '5.1.7' && enhanced !== '5.1.8')
  return [550, 551, 553].includes(code)
}

/**
 * What a server answers names the recipient, so only its number is kept. A 5xx to the recipient or the text is meant for good;
 * one to our log-in or our own address is not about this message, and everything else may pass.
 */
function refusalOf(error: unknown): AppError {
  const { command, responseCode, response, code } = (error ?? {}) as SmtpError
  const isForGood = (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500
  const answer = `${command ?? 'connection'}: ${responseCode ?? code ?? 'no answer'}`
  const data: MailAnswer = {
    answer,
    isOfRecipient: isForGood && command === 'RCPT TO' && isNoMailbox(responseCode, response),
  }
  return isForGood
    ? new AppError('unprocessable', 'mail_refused', `The mail server refused a message for good (${answer})`, { data })
    : new AppError('unavailable', 'mail_deferred', `The mail server did not accept a message (${answer})`, { data })
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
