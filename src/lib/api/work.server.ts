import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { Ctx } from '../context.ts'
import type { Endpoint } from './endpoint.ts'
import { AppError } from './errors.ts'
import { Challenge, type FreeOfWork } from './work.ts'

/** How long a challenge is good for. */
const lifeSeconds = 180
const algorithm = 'PBKDF2/SHA-256'
/** Of one try, in rounds of the hash: enough that a browser's own code does nearly all of it, and little for us to set. */
const cost = 2000
/** Numbers to be tried at most: at first, and with the four steps that there are. */
const fewest = 192
const steps = 4
/** How far the clocks of two nodes may be apart, so that no work is taken twice. */
const clocksSeconds = 3600
/** Far more than what a browser sends. */
const maxLength = 2000

const Brought = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

type Subject = { endpoint: Endpoint; mailbox: string | null }

export const subjectOf = (endpoint: Endpoint, input: unknown): Subject => {
  const { email } = input as { email?: unknown }
  return { endpoint, mailbox: typeof email === 'string' ? email.toLowerCase() : null }
}

const secretOf = ({ app }: Ctx, use: string) =>
  Buffer.from(hkdfSync('sha256', app.authSecret, '', `work ${use}`, 32)).toString('hex')

/** Of one length, and neither addresses nor mailboxes to be read. */
const keyed = (ctx: Ctx, ...parts: (string | null)[]) =>
  createHmac('sha256', secretOf(ctx, 'subject')).update(JSON.stringify(parts)).digest('base64url')

const boundTo = (ctx: Ctx, { endpoint, mailbox }: Subject) => keyed(ctx, endpoint.name, ctx.client.address, mailbox)

/** Whether the call brings work that was asked for it and has not been taken yet. What is wrong with it is nobody's business. */
export async function takeWork(ctx: Ctx, subject: Subject): Promise<boolean> {
  const brought = readWork(ctx.client.work)
  if (!brought || brought.challenge.parameters.data.for !== boundTo(ctx, subject)) return false
  // By a clock that is further behind its name would be forgotten here before it has expired there.
  if (brought.challenge.parameters.expiresAt > Date.now() / 1000 + lifeSeconds + clocksSeconds) return false
  const { verified } = await verifySolution({
    ...brought,
    deriveKey,
    hmacSignatureSecret: secretOf(ctx, 'challenge'),
    hmacKeySignatureSecret: secretOf(ctx, 'solution'),
  })
  if (!verified) return false
  return ctx.app.limits.isFirst('work', brought.challenge.parameters.nonce, lifeSeconds + clocksSeconds)
}

function readWork(header: string | undefined): z.infer<typeof Brought> | null {
  if (!header || header.length > maxLength) return null
  try {
    const { data } = z.safeParse(Brought, JSON.parse(Buffer.from(header, 'base64').toString()))
    return data ?? null
  } catch {
    return null
  }
}

const bound = ({ name }: Endpoint, what: 'from' | 'for', points: number, { seconds }: FreeOfWork) => ({
  ...{ name: `work.${name}.${what}`, points, seconds },
  shared: true as const,
})

/**
 * Whoever has shown that the mailbox is theirs has not pressed it: what strangers are asked does not tell that somebody logs in
 * to it, and so that it has an account.
 */
export async function forgiveWork(ctx: Ctx, endpoint: Endpoint, email: string): Promise<void> {
  const { freeOfWork } = endpoint
  const { mailbox } = subjectOf(endpoint, { email })
  if (!freeOfWork?.forMailbox) return
  await ctx.app.limits.uncount(bound(endpoint, 'for', freeOfWork.forMailbox, freeOfWork), keyed(ctx, mailbox))
}

/** Counts the call. Throws `work_needed` where there are more than come free: the same whether the mailbox has an account. */
export async function askForWork(ctx: Ctx, subject: Subject, free: FreeOfWork): Promise<void> {
  const { endpoint, mailbox } = subject
  const { limits } = ctx.app
  const count = (what: 'from' | 'for', points: number, key: string) =>
    limits.count(bound(endpoint, what, points, free), key)
  const counted = await Promise.all([
    count('from', free.fromAddress, keyed(ctx, ctx.client.address)),
    ...(free.forMailbox && mailbox !== null ? [count('for', free.forMailbox, keyed(ctx, mailbox))] : []),
  ])
  const pressure = Math.max(...counted.map(({ times }) => times))
  if (pressure <= 1) return
  const below = fewest * 2 ** (Math.min(steps, Math.ceil(Math.log2(pressure))) - 1)
  const challenge = await createChallenge({
    ...{ algorithm, cost, deriveKey, counter: randomInt(below) },
    expiresAt: Math.floor(Date.now() / 1000) + lifeSeconds,
    data: { for: boundTo(ctx, subject), below },
    hmacSignatureSecret: secretOf(ctx, 'challenge'),
    hmacKeySignatureSecret: secretOf(ctx, 'solution'),
  })
  throw new AppError(
    'rate_limited',
    'work_needed',
    'Too many attempts. This one has to bring the work that is asked.',
    {
      data: { challenge },
      retryAfterSeconds: Math.max(...counted.map(({ times, seconds }) => (times > 1 ? seconds : 1))),
    },
  )
}
