import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
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

/**
 * What people who read feel of a hundred others who send one photo after the other, some of them made to hurt. Who is asked to
 * come again later does.
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
    for (let round = 1; round <= rounds; round++) {
      const quiet = await load({ connections: 16, seconds, work: read, rate })
      const before = await residentMegabytes(server.origin)
      const sent = sending.send({ origin: server.origin, tokens, seconds })
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
          'resident MB': `${before} to ${await residentMegabytes(server.origin)}`,
        },
      ])
    }
    console.table([{ round: 'all', ...compared(quietTimes, busyTimes) }])
    sending.stop()
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
      for (let index = number; performance.now() < until; index += senders) {
        const { status, comeAgainInSeconds } = await upload(
          origin,
          tokens[number] ?? '',
          images[index % images.length] ?? new Blob(),
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
async function photos(): Promise<Blob[]> {
  const noise = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
  const phone = await noise(4000, 3000).jpeg({ quality: 60 }).toBuffer()
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#8a5' } })
    .png()
    .toBuffer()
  const images = [phone, await noise(600, 450).jpeg().toBuffer(), bomb, phone.subarray(0, phone.length / 2)]
  return [...images, Buffer.from('<svg onload="alert(1)"/>')].map((bytes) => new Blob([new Uint8Array(bytes)]))
}

/** `status`: 0 where the connection was cut off. */
async function upload(origin: string, token: string, image: Blob) {
  const body = new FormData()
  body.set('image', image, 'photo.jpg')
  const answer = await fetch(`${origin}/api/uploads/image`, {
    ...{ method: 'POST', body, headers: { authorization: `Bearer ${token}`, origin } },
  }).catch(() => null)
  await answer?.arrayBuffer().catch(() => {})
  return { status: answer?.status ?? 0, comeAgainInSeconds: Number(answer?.headers.get('retry-after') ?? 0) }
}

async function residentMegabytes(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${origin}/health/metrics`, { headers })).text()
  return Math.round(Number(text.match(/^process_resident_memory_bytes (\S+)/m)?.[1]) / 1e6)
}
