import { join } from 'node:path'
import type pg from 'pg'
import { mailReaders } from './domains/identity/refused-address.server.ts'
import { schedules as allSchedules, personalData, subscriptions } from './domains/index.server.ts'
import { openPostcodeTable } from './domains/location/read-places.server.ts'
import type { Simulator } from './domains/payments/simulator/simulator.server.ts'
import { createCards } from './domains/payments/stripe.server.ts'
import { defaultLanguage, localeOf, setMarketLocale } from './i18n/languages.ts'
import { openAddressTable } from './lib/address-table.server.ts'
import type { Config } from './lib/config.server.ts'
import type { Actor, App, Client, Ctx, Database, Replica } from './lib/context.ts'
import { type DatabaseWatch, watchDatabase } from './lib/database-watch.server.ts'
import { createDatabase, createPool, slowMs } from './lib/db.server.ts'
import { createErrorReports } from './lib/error-reports.server.ts'
import { type Jobs, type Schedule, startJobs } from './lib/jobs.server.ts'
import { createLimits } from './lib/limits.server.ts'
import { createLogger, type RootLogger } from './lib/log.server.ts'
import { createMailer } from './lib/mail.server.ts'
import { createPusher } from './lib/push.server.ts'
import { createImageReader } from './lib/read-image.server.ts'
import { openReplica } from './lib/replica.server.ts'
import { readAuthSecret } from './lib/secrets.server.ts'
import { bucketStorage, diskStorage } from './lib/storage.server.ts'
import { Streams } from './lib/streams.server.ts'
import { noteStatement, startTracing } from './lib/tracing.server.ts'

/** What one process holds: a server, a command or a test. */
export type Running = {
  config: Config
  app: App
  pool: pg.Pool
  db: Database
  /** Only queued, until `jobs.work()` is called. */
  jobs: Jobs
  log: RootLogger
  watch: DatabaseWatch
  /** What is being told as it happens, to those who listen on this node. */
  streams: Streams
  images: ReturnType<typeof createImageReader>
  /** Of cards; null: they are real, or there are none. */
  simulator: Simulator | null
  /** `milliseconds`: for the jobs at work; ten seconds unless told. */
  close(milliseconds?: number): Promise<void>
}

/** `schedules`: what the clock starts once it works; a test says itself when. */
export async function createApp(
  config: Config,
  databaseUrl: string,
  schedules: readonly Schedule[] = allSchedules,
): Promise<Running> {
  setMarketLocale(config.marketLocale)
  await openPostcodeTable(config.postcodeTable)
  const whereIs = await openAddressTable(config.locationTable)
  const stopTracing = await startTracing(config.tracing)
  const errorReports = createErrorReports(config)
  const log = createLogger(config.logLevel, errorReports)
  const pooler = config.databasePooler
  const pool = createPool({ databaseUrl, size: config.poolSize, log, pooler })
  // Jobs wait for each other, not for the requests of a busy hour, nor these for them.
  const jobPool = createPool({ databaseUrl, size: 3, log, pooler, name: 'highstreet-work' })
  // Looks at all there is, one thing after the other.
  const slow = { statementTimeout: slowMs, waitTimeout: slowMs, name: 'highstreet-slow' }
  const slowPool = createPool({ databaseUrl, size: 1, log, pooler, ...slow })
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const hasMovableClock = config.appEnv !== 'production'
  const watch = watchDatabase(databaseUrl, log, hasMovableClock)
  await watch.look()
  const note = noteOf(config)
  const db = createDatabase(pool, note)
  const authSecret = readAuthSecret(config)
  const cards = createCards(config, { db, hasMovableClock, log, authSecret })
  const images = createImageReader()
  const app: App = {
    origin: config.origin,
    authSecret,
    hasMovableClock,
    slowDb: createDatabase(slowPool, note),
    replica: replicaOf(config, directUrl, log),
    limits: createLimits(pool, config.rateLimitFactor, config.callsInFlight, () =>
      Math.round(Date.now() + watch.state.clockOffset),
    ),
    settingOf: ({ name }) => declaredNumber(config, name),
    mailer: createMailer(config),
    mailReaders,
    pusher: createPusher({ authSecret, contactEmail: config.contactEmail }),
    storage: config.uploadsBucket ? bucketStorage(config.uploadsBucket) : diskStorage(join(config.dataDir, 'uploads')),
    withImageReader: images.withImageReader,
    incomingDir: join(config.dataDir, 'incoming'),
    personalData,
    contactEmail: config.contactEmail,
    mailFrom: config.mailFrom,
    exchangeRatesUrl: config.exchangeRatesUrl,
    googleMapsKey: config.googleMapsKey,
    cards: cards.processor,
    hostedIssuers: config.hostedIssuers,
    whereIs,
    happened: () => {},
    errorReports,
    backups: backupsOf(config, directUrl),
  }
  const jobDb = createDatabase(jobPool, note)
  const release = async () => {
    app.mailer.close()
    cards.simulator?.close()
    const ends = [
      watch.stop(),
      app.replica?.stop(),
      pool.end(),
      jobPool.end(),
      slowPool.end(),
      errorReports?.flush(),
      stopTracing(),
    ]
    await Promise.all(ends)
  }
  const context = (jobId: string) => createContext({ app, db: jobDb, jobs, log, watch }, jobId)
  const isWorker = config.role !== 'web'
  const starting = startJobs({ databaseUrl: directUrl, subscriptions, schedules, log, isWorker, context })
  const jobs: Jobs = await starting.catch(async (error: unknown) => {
    await release()
    throw error
  })
  const streams = new Streams(config.rateLimitFactor)
  const close = async (milliseconds?: number) => {
    streams.end()
    await jobs.stop(milliseconds)
    await release()
  }
  return { config, app, pool, db, jobs, log, watch, streams, images, simulator: cards.simulator, close }
}

function declaredNumber({ numbers }: Config, name: string): number {
  const value = numbers[name]
  if (value === undefined) throw new Error(`${name} is missing in the list of src/config.server.ts`)
  return value
}

const noteOf = ({ tracing }: Config) => (tracing ? noteStatement : undefined)

function replicaOf(config: Config, primaryUrl: string, log: RootLogger): Replica | null {
  const { databaseReadUrl: url, poolSize: size, databasePooler: pooler } = config
  return url === null ? null : openReplica({ url, primaryUrl, size, pooler, log, note: noteOf(config) })
}

function backupsOf(config: Config, databaseUrl: string): App['backups'] {
  const { backupDir, dataDir, backupKeep, backupKey } = config
  return backupDir === null ? null : { databaseUrl, dataDir, directory: backupDir, keep: backupKeep, key: backupKey }
}

export const nobody: Client = { address: 'none', cookie: () => null, setCookie: () => {} }

type Held = Pick<Ctx, 'app' | 'db' | 'jobs'> & Pick<Running, 'log' | 'watch'>

/** Of one request, job or command. */
export function createContext(
  { app, db, jobs, log, watch }: Held,
  requestId: string,
  actor: Actor | null = null,
  client: Client = nobody,
): Ctx {
  return {
    app,
    actor,
    db,
    jobs,
    client,
    requestId,
    locale: localeOf(defaultLanguage),
    // By the database's clock: two nodes may disagree about the time, what they decide may not.
    now: new Date(Date.now() + watch.state.clockOffset + watch.state.movedBy),
    log: log.child({ requestId }),
  }
}
