import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { MessageKind } from '../../src/domains/identity/messages-contract.ts'
import { i18nFor } from '../../src/i18n/i18n.ts'
import { moveClock, runClockJobs } from '../clock.ts'
import type { TestApp } from '../factories.ts'
import { localPusher, type startPushService } from '../push-service.ts'
import { inApp, mails, pushed } from './mails.ts'
import { type SentMail, takeNewMails } from './post.ts'
import {
  afterwards,
  type Chain,
  later,
  makeScene,
  noon,
  people,
  type Reader,
  type Scene,
  type Side,
  type Step,
  sides,
} from './scene.ts'

/** What is heard of one event by those of one scene. */
export type Heard = {
  scene: Scene
  chain: Chain
  step: Step | null
  messages: Record<Side, string[]>
  mails: SentMail[]
}
type Played = { scene: Scene; chain: Chain }

/** By which switch of settings it is told; null: none. */
export const kindOf = (message: string): MessageKind | null => {
  const [, channel = '', name = ''] = /^(\w+) (.*)$/.exec(message) ?? []
  if (channel === 'mail') return mails[name]?.ends ?? null
  if (channel === 'app') return inApp[name as keyof typeof inApp]
  return pushed[name] ?? inApp[name.replace('titles.', '') as keyof typeof inApp]
}

/** Of what the table says, what is still told with these switches. */
export function wanted({ chain, step, scene }: Heard, side: Side): string[] {
  const { wish } = side === 'elsewhere' || side === 'office' ? { wish: 'all on' } : scene.readers[side]
  return (step?.[side] ?? []).filter((message) => {
    const kind = kindOf(message)
    if (kind === null || wish === 'all on') return true
    return wish !== 'all off' && !(message.startsWith(wish.replace(' off', ' ')) && chain.of.includes(kind))
  })
}

/** What its readers can switch off about it; where that is one channel alone, it is off when everything is. */
export function wishesFor({ steps, isBrief }: Chain): number[] {
  const off = people.map((side) => {
    const messages = Object.values(steps).flatMap((step) => step[side] ?? [])
    return new Set(messages.filter((one) => kindOf(one) !== null).map((one) => one.split(' ', 1)[0]))
  })
  return isBrief || off.every(({ size }) => size < 2) ? [0, 3] : [0, 1, 2, 3]
}

/** Nobody has anything left to do now; what was given up would wait for somebody to look. */
async function settle({ running }: TestApp) {
  const left = async () => {
    const { rows } = await sql<{ name: string; state: string; output: unknown }>`select name, state, output
      from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() + interval '1 minute'`.execute(
      running.db,
    )
    return rows
  }
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 120_000, interval: 50 })
}

/** The title that a device shows, by its text. */
export const pushTitle = (name: string, language: string) =>
  i18nFor(language).getFixedT(
    language,
    'notifications',
  )((name.includes('.') ? name : `push.${name}`) as 'push.accepted')

/** Everything new since it was last looked, by whom it reached. */
function watcher(app: TestApp, played: readonly Played[]) {
  const [seenMails, seenRows] = [new Set<string>(), new Set<string>()]
  return async (): Promise<Map<Scene, Pick<Heard, 'messages' | 'mails'>>> => {
    const fresh = await takeNewMails(app, seenMails)
    const { rows } = await sql<{ id: string; type: string; provider_id: string }>`
      select notification_id as id, type, provider_id from notification`.execute(app.running.db)
    const news = rows.filter(({ id }) => !seenRows.has(id))
    for (const { id } of news) seenRows.add(id)
    const mailsOf = Map.groupBy(fresh, ({ to, replyTo }) => (to === app.running.app.contactEmail ? replyTo : to))
    const rowsOf = Map.groupBy(news, (row) => row.provider_id)
    return new Map(played.map(({ scene }) => [scene, heardIn(app, scene, mailsOf, rowsOf)]))
  }
}

type Rows = { type: string }[]
function heardIn(app: TestApp, scene: Scene, mailsOf: Map<string, SentMail[]>, rowsOf: Map<string, Rows>) {
  const own = [...people.map((side) => scene.readers[side].address), scene.elsewhere].flatMap(
    (address) => mailsOf.get(address) ?? [],
  )
  const sideOf = ({ to }: SentMail): Side => {
    if (to === app.running.app.contactEmail) return 'office'
    return people.find((side) => scene.readers[side].address === to) ?? 'elsewhere'
  }
  const messages = Object.fromEntries(
    sides.map((side) => [side, own.filter((mail) => sideOf(mail) === side).map(({ name }) => `mail ${name}`)]),
  ) as Record<Side, string[]>
  messages.provider.push(...(rowsOf.get(scene.provider.providerId) ?? []).map(({ type }) => `app ${type}`))
  for (const side of people) messages[side].push(...newPushes(scene.readers[side]))
  return { messages, mails: own }
}

/** As a device shows them: what a service was told twice, since nobody could note that it was told, takes the place of the first. */
function newPushes({ device, seen }: Reader): string[] {
  const news = (device?.messages() ?? []).filter(({ tag }) => !seen.has(tag) && seen.add(tag))
  return news.map(({ title }) => `push ${title}`)
}

/** As many as the database has connections for. */
const atOnce = (work: () => Promise<void>) => Promise.all(Array.from({ length: 8 }, work))

async function makeAll(app: TestApp, service: Awaited<ReturnType<typeof startPushService>>, chains: readonly Chain[]) {
  const all = chains.flatMap((chain, at) => wishesFor(chain).map((wish) => ({ chain, at, wish })))
  const played: Played[] = []
  const next = all.values()
  const work = async () => {
    for (const one of next) played.push({ chain: one.chain, scene: await makeScene(app, service, one) })
  }
  await atOnce(work)
  return played
}

/**
 * All of it happens to all of them, step by step; answers what was heard, by the name of the step. `whenTold`: before the first
 * and after each, with nothing left to do.
 */
export async function play(
  app: TestApp,
  service: Awaited<ReturnType<typeof startPushService>>,
  chains: readonly Chain[],
  whenTold: () => Promise<void>,
): Promise<Map<string, Heard[]>> {
  app.running.app.pusher = localPusher(app, 20_000)
  await moveClock(app, noon)
  const played = await makeAll(app, service, chains)
  // What they are told of how it began is not asked for.
  await sql`delete from pgboss.job where name ~ '(mail|push|notification)$'`.execute(app.running.db)
  await app.jobs.work()
  await settle(app)
  // What is due of visits that are over by now is done with.
  await runClockJobs(app, 'review-invitations', 'rebookings')
  await settle(app)
  const look = watcher(app, played)
  await look()
  await whenTold()
  const heard = new Map<string, Heard[]>()
  for (const isAfterwards of [false, true]) {
    await moveClock(app, isAfterwards ? afterwards : later)
    const stepsOf = ({ steps }: Chain) =>
      Object.entries(steps).filter(([, step]) => (step.isAfterwards ?? false) === isAfterwards)
    const rounds = Math.max(...chains.map((chain) => stepsOf(chain).length))
    for (let round = 0; round < rounds; round++) {
      await happen(app, played, (chain) => stepsOf(chain)[round]?.[1])
      await settle(app)
      await whenTold()
      const news = await look()
      for (const { scene, chain } of played) {
        const [name = 'nothing', step = null] = stepsOf(chain)[round] ?? []
        const found = news.get(scene)
        // Whatever else has come due by then is not asked for.
        if (found && (step || !isAfterwards))
          heard.set(name, [...(heard.get(name) ?? []), { scene, chain, step, ...found }])
      }
    }
  }
  return heard
}

async function happen(app: TestApp, played: readonly Played[], stepOf: (chain: Chain) => Step | undefined) {
  const next = played.values()
  await atOnce(async () => {
    for (const { chain, scene } of next) await stepOf(chain)?.does?.(scene)
  })
  const clocks = new Set(played.flatMap(({ chain }) => stepOf(chain)?.clock ?? []))
  for (const queue of clocks) await runClockJobs(app, queue)
}
