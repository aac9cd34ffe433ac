import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Quoted-printable as the text it carries. */
const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The codes mailed to that address, the newest last. */
async function codesTo(email: string): Promise<string[]> {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.startsWith('account-code'))
  const mails = await Promise.all(
    names.map(async (name) => {
      const file = join(outbox, name)
      return { at: (await stat(file)).mtimeMs, text: decoded(await readFile(file, 'utf8')) }
    }),
  )
  return mails
    .filter(({ text }) => text.includes(`To: ${email}`))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ text }) => />(\d{6})</.exec(text)?.[1] ?? [])
}

/** The last of so many. */
export async function codeTo(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await codesTo(email)).length, { intervals: [50] }).toBe(count)
  return (await codesTo(email)).at(-1) ?? ''
}
