import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { accounts } from '../src/domains/identity/account-contract.ts'
import { search } from '../src/domains/search/contract.ts'
import { createHttpCall } from '../src/lib/api/call.ts'
import { addDays } from '../src/lib/time.server.ts'
import { startBuiltServer } from '../tests/built-server.ts'
import { get, load, percentile, ratio } from './measure.ts'

const metricsToken = 'a-token-of-the-bench-alone'
/** What two cores answer without a queue: only then does a p99 tell what photos cost those who read. */
const rate = 150
const senders = 100
const seconds = 30
const rounds = 5
/** A page is kept for a minute: those that come to be asked for one after the other are not all made anew in one moment. */
const warmUpSeconds = 60

/** Of the site's p99, with uploads to without. */
const mostSlower = 2
/** How much more memory there may be after all rounds than before them: a first upload loads what reads images. */
const mostMegabytes = 64

/**
 * What people who read feel of a hundred others who send one photo after the other, some of them made to hurt. Who is asked to
 * come again later does. Ends with an error where that is too much, or memory is not given back.
 */
export async function run() {
  const server = await startBuiltServer({
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT_FACTOR: '1000000',
    MAX_UPLOADS: '100000',
    MAX_UPLOADS_MB: '100000',
  })
  try {
    const call = createHttpCall({ base: server.origin, accessToken: () => null, refresh: async () => false })
    const tokens: string[] = []
    for (let number = 0; number < senders; number++) {
      const { token } = await call(accounts.register, {
        ...{ firstName: 'Ada', lastName: 'Bench', email: `ada-${number}@bench.test`, password: 'a long enough one' },
      })
      tokens.push(token)
    }
    const { providers } = await call(search.providers, { limit: 50 })
    const paths = providers.flatMap(({ id, slug, serviceId, today }) => [
      `/provider/${slug}`,
      `/api/bookings/availability?providerId=${id}&serviceIds=${serviceId}&from=${today}&to=${addDays(today, 6)}`,
      `/api/reviews/provider/${id}`,
    ])
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const gets = paths.map((path) => get(`${server.origin}${path}`, agent))
    const read = (index: number) => gets[index % gets.length]?.() ?? Promise.resolve(false)
    const sending = await startSenders()
    const begun = performance.now()
    const asked = () => Math.ceil((gets.length * (performance.now() - begun)) / warmUpSeconds / 1000)
    await load({ connections: 16, seconds: warmUpSeconds, work: (index) => read(index % asked()), rate })
    const [quietTimes, busyTimes]: [number[], number[]] = [[], []]
    const atFirst = await residentMegabytes(server.origin)
    for (let round = 1; round <= rounds; round++) {
      const quiet = await load({ connections: 16, seconds, work: read, rate })
      const before = await residentMegabytes(server.origin)
      const sent = sending.send({ origin: server.origin, tokens, seconds })
      const highest = highestUntil(sent, () => residentMegabytes(server.origin))
      const busy = await load({ connections: 16, seconds, work: read, rate })
      const answers = await readUntil(sent, read)
      quietTimes.push(...quiet.times)
      busyTimes.push(...busy.times)
      console.table([
        {
          round,
          ...compared(quiet.times, busy.times),
          failed: quiet.failed + busy.failed,
          answers: answers.map(([status, count]) => `${count} × ${status}`).join(', '),
          'MB before, at most': `${before}, ${await highest}`,
        },
      ])
    }
    const all = compared(quietTimes, busyTimes)
    const atLast = await residentMegabytes(server.origin)
    console.table([{ round: 'all', ...all, 'MB before': atFirst, after: atLast }])
    sending.stop()
    const wrong = [
      ...(all.ratio > mostSlower ? [`with uploads p99 is ${all.ratio} times what it is without`] : []),
      ...(atLast - atFirst > mostMegabytes ? [`${atLast - atFirst} MB more than before them`] : []),
    ]
    if (wrong.length > 0) throw new Error(wrong.join('; '))
  } finally {
    await server.stop()
  }
}

function compared(quiet: number[], busy: number[]) {
  const [alone, beside] = [percentile(quiet, 0.99), percentile(busy, 0.99)]
  return { 'p99 ms': alone, 'with uploads': beside, ratio: ratio(beside, alone) }
}

/** Where nobody asked for a while, the pages of all of it would be made anew at once. */
async function readUntil<T>(done: Promise<T>, read: (index: number) => Promise<boolean>): Promise<T> {
  let isDone = false
  done.finally(() => {
    isDone = true
  })
  while (!isDone) await load({ connections: 16, seconds: 1, work: read, rate })
  return done
}

/** Of what is measured each second. */
async function highestUntil(done: Promise<unknown>, measure: () => Promise<number>): Promise<number> {
  let isDone = false
  done.finally(() => {
    isDone = true
  })
  let highest = 0
  while (!isDone) {
    highest = Math.max(highest, await measure())
    await sleep(1000)
  }
  return highest
}

type Target = { origin: string; tokens: string[]; seconds: number }
type Answers = [status: number, count: number][]

/** As if from elsewhere: in a process of its own, which takes no processor from those who read or answer. */
async function startSenders() {
  const child = fork(import.meta.filename, { serialization: 'advanced' })
  await once(child, 'message')
  await promisify(execFile)('chrt', ['--all-tasks', '--idle', '--pid', '0', String(child.pid)])
  const send = async (target: Target) => {
    child.send(target)
    const [answers] = (await once(child, 'message')) as [Answers]
    return answers
  }
  return { send, stop: () => child.disconnect() }
}

if (process.send) {
  const images = await photos()
  process.on('message', async ({ origin, tokens, seconds }: Target) => {
    const answers = new Map<number, number>()
    const until = performance.now() + seconds * 1000
    const sender = async (number: number) => {
      for (let index = number; performance.now() < until; index++) {
        const { status, comeAgainInSeconds } = await upload(
          origin,
          tokens[number] ?? '',
          images[index % images.length] as Form,
        )
        answers.set(status, (answers.get(status) ?? 0) + 1)
        await sleep(comeAgainInSeconds * 1000)
      }
    }
    await Promise.all(Array.from({ length: senders }, (_, number) => sender(number)))
    process.send?.([...answers])
  })
  process.send('ready')
}

/** A phone's photo, a small one, and what is to be refused: too many pixels in few bytes, cut off, no image at all. */
async function photos(): Promise<Form[]> {
  const noise = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
  const phone = await noise(4000, 3000).jpeg({ quality: 60 }).toBuffer()
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#8a5' } })
    .png()
    .toBuffer()
  const images = [phone, await noise(600, 450).jpeg().toBuffer(), bomb, phone.subarray(0, phone.length / 2)]
  return Promise.all([...images, Buffer.from('<svg onload="alert(1)"/>')].map(formOf))
}

type Form = { type: string; body: Buffer }

async function formOf(bytes: Buffer): Promise<Form> {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg')
  const whole = new Response(form)
  return { type: whole.headers.get('content-type') ?? '', body: Buffer.from(await whole.arrayBuffer()) }
}

/** What all of them send in a second: as much as a network of a gigabit brings. Without it a gigabyte would come at once. */
const bytesPerMs = 125_000
const chunkBytes = 65_536
let sentUntil = 0

/** When the network has room for so many bytes more. */
async function roomFor(bytes: number) {
  const now = performance.now()
  const from = Math.max(now, sentUntil)
  sentUntil = from + bytes / bytesPerMs
  if (from - now >= 1) await sleep(from - now)
}

type Answer = { status: number; comeAgainInSeconds: number }

/** `status`: 0 where the connection was cut off. */
async function upload(origin: string, token: string, { type, body }: Form): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, origin, 'content-type': type, 'content-length': body.length }
  const sending = request(`${origin}/api/uploads/image`, { method: 'POST', headers })
  const answer = new Promise<Answer>((resolve) => {
    sending.on('error', () => resolve({ status: 0, comeAgainInSeconds: 0 }))
    sending.on('response', (response) => {
      const comeAgainInSeconds = Number(response.headers['retry-after'] ?? 0)
      response.resume().on('close', () => resolve({ status: response.statusCode ?? 0, comeAgainInSeconds }))
    })
  })
  let isAnswered = false
  void answer.then(() => {
    isAnswered = true
  })
  for (let from = 0; from < body.length && !isAnswered; from += chunkBytes) {
    await roomFor(Math.min(chunkBytes, body.length - from))
    if (!sending.write(body.subarray(from, from + chunkBytes)))
      await Promise.race([once(sending, 'drain').catch(() => {}), answer])
  }
  if (isAnswered) sending.destroy()
  else sending.end()
  return answer
}

async function residentMegabytes(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${origin}/health/metrics`, { headers })).text()
  return Math.round(Number(text.match(/^process_resident_memory_bytes (\S+)/m)?.[1]) / 1e6)
}
