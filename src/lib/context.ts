import type { Kysely } from 'kysely'
import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import type { DB } from './database.ts'
import type { HostedIssuer } from './hosted-issuers.server.ts'
import type { Limits } from './limits.server.ts'
import type { Mailer } from './mail.ts'
import type { ReceivedFile, WantedFile } from './multipart.server.ts'
import type { Pusher } from './push.server.ts'
import type { WithImageReader } from './read-image.server.ts'
import type { NumberSetting } from './settings.server.ts'
import type { Storage } from './storage.server.ts'

export type Database = Kysely<DB>

/** Who acts. Roles are read from the database for every request, never from the token. */
export type Actor = {
  accountId: string
  sessionId: string
  providerId: string | null
  isAdmin: boolean
  /** An administrator but for the second factor, which is not set up: until then they are none. */
  needsFactor?: true
  /** By an access token of a sign-in service elsewhere: there is no session of ours, and nothing was shown to us. */
  isHosted?: true
}

export type Logger = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Of a change of a provider's, with the id of the event: it is done where that change can be seen only. */
export type MarkedJob = { id: string; providerId: string }

/** Queues a job for every subscriber of the event, inside the given transaction; `jobs.server.ts` runs them. */
export type JobQueue = {
  publish(db: Database, eventName: string, payload: object): Promise<void>
  /** Those of them that this queue does not have; how many. */
  queueMarked(db: Database, queue: string, jobs: readonly (MarkedJob & { data: object })[]): Promise<number>
  /** One job that ran before, once more. */
  repeat(db: Database, queue: string, data: object): Promise<void>
}

/** A database that follows the one that is written. Instants are those of `performance.now()`: no clock of another machine has a say in it. */
export type Replica = {
  db: Database
  /** Calls that may lag, by who answered; `failed`: those that the replica refused or did not answer, so that the primary did. */
  readonly reads: Record<'replica' | 'primary' | 'failed', number>
  /** All that was committed until then it has. */
  readonly holdsUntil: number
  /** How far it is behind, at most; null: it does not answer. */
  lagMs(): number | null
  /** Whether it may be read now. */
  isFresh(): boolean
  /** Something of what the tag stands for is new; null: anything may be. */
  changed(tag: string | null): void
  /** Whether what was read when it had all until `held` may be from before a change of one of these. */
  mayMiss(tags: readonly string[], held: number): boolean
  /** Looks at it from now on; before, it is not read. */
  watch(): Promise<void>
  stop(): Promise<void>
}

/** What runs: enough to be done again. */
type RunningJob = { queue: string; data: object; isLastTry: boolean }

/** What is known of where an address is; null: that it is not. */
export type Whereabouts = {
  /** 'FR'. */
  country: string
  city: string | null
  timezone: string | null
  coordinates: { lat: number; lng: number } | null
}

/** What the request brought along beside its input, and what goes back beside the output. */
export type Client = {
  /** The address that limits count by: of the peer, or of the person behind our own proxies. */
  address: string
  /** Where they are, as our own edge says, else the operator's table of addresses. */
  whereabouts?(): Whereabouts | null
  /** What their browser accepts: 'fr-FR,fr;q=0.9'. */
  languages?: string
  /** What the browser says it is. */
  userAgent?: string
  /** Whether they may have changed something a moment ago: what they read must not be from before. */
  hasJustWritten?(): boolean
  /** Work that the call brings, as it came. */
  work?: string | undefined
  /** Of a call with a file: writes it to `path`. */
  receiveFile?(wanted: WantedFile): Promise<ReceivedFile>
  cookie(name: string): string | null
  setCookie(name: string, value: string | null, maxAgeSeconds: number): void
}

/** Somebody who asks what is known of them, or whose account is deleted. */
export type Person = {
  accountId: string
  /** Null unless the mailbox was proven: what lies under an address that anybody can type in is not theirs. */
  provenEmail: string | null
  providerId: string | null
}

type Owner = Person & { providerId: string }

/** A domain's part of an export: what it holds, by names no other domain has there, and what reads it. */
export type ExportPart<Whose> = {
  readonly shape: Readonly<Record<string, z.ZodMiniType>>
  read(ctx: Ctx, whose: Whose): Promise<object>
}

/** What a domain knows of people. */
export type PersonalData = {
  exportPerson?: ExportPart<Person>
  /** The same of their business. */
  exportProvider?: ExportPart<Owner>
  /** Throws why the account cannot be deleted yet, under the locks of whoever deletes it. */
  checkLeaving?(tx: Ctx, person: Person): Promise<void>
  /** What it removes, in the transaction that deletes the account. */
  erase?(tx: Ctx, person: Person): Promise<void>
}

/** What the process holds for every request. */
export type App = {
  /** Where people reach the site, without a trailing slash. */
  origin: string
  /** Signs access and refresh tokens. */
  authSecret: Uint8Array
  /** Whether the row of `moved_clock` counts; never in production. */
  hasMovableClock: boolean
  /** For a statement that may take twenty seconds: one at a time, and holds up nobody else. */
  slowDb: Database
  /** Answers calls that may lag; null: the primary answers all. */
  replica: Replica | null
  limits: Limits
  /** What the environment says, else its fallback. */
  settingOf(setting: NumberSetting): number
  mailer: Mailer
  mailReaders: MailReaders
  /** Tells browsers. */
  pusher: Pusher
  /** What people upload. */
  storage: Storage
  /** In a process of its own. Throws `busy`. */
  withImageReader: WithImageReader
  /** For files that are being received, on this node alone. */
  incomingDir: string
  /** Of every domain that knows something of people. */
  personalData: readonly PersonalData[]
  /** Reads what people write to us; shown on the contact page. */
  contactEmail: string
  /** The address our mails come from. */
  mailFrom: string
  /** Where the rates between currencies come from; null: from nowhere. */
  exchangeRatesUrl: string | null
  /** Of Google, for browsers; null: the maps are ours. */
  googleMapsKey: string | null
  /** null: no card is charged, and everybody is paid on the day. */
  cards: CardProcessor | null
  /** Sign-in services elsewhere by which people may log in. */
  hostedIssuers: readonly HostedIssuer[]
  /** By the operator's table of addresses; null: there is none, or it does not know this one. */
  whereIs(address: string): Whereabouts | null
  /** Of an event of this node's own, once it is committed: what the node shows next must not be from before. */
  happened(name: string, payload: { accountId?: string | null; providerId?: string | null }): void
  /** null: the log and the office alone know what went wrong. */
  errorReports: ErrorReports | null
  /** Where every night's backup goes; null: no node of ours makes any. */
  backups: NightlyBackups | null
}

/** What is known of whoever reads mails at an address. */
export type MailReaders = {
  /** null: nobody who has an account. */
  find(ctx: Ctx, address: string): Promise<{ accountId: string; isRefused: boolean } | null>
  /** A mail server has refused it for good. */
  setRefused(ctx: Ctx, accountId: string, address: string): Promise<void>
  setTaken(ctx: Ctx, accountId: string): Promise<void>
}

/** A service of the operator's that gathers what went wrong. */
export type ErrorReports = {
  /** Of what the log calls an error: its cause, queue and request, and no other field. */
  logged(fields: { err?: unknown; queue?: unknown; code?: unknown; requestId?: unknown }, message: string): void
  /** A page of ours broke in a browser. `stack`: 'file:line:column', the innermost first. */
  crashed(
    crash: { release: string; part: string; route: string; error: string; stack: readonly string[] },
    requestId: string,
  ): void
  /** Waits for what is on its way. */
  flush(): Promise<void>
}

/** What charges cards, by its own SDK. */
export type CardProcessor = {
  /** Never within a transaction: it is asked over the network. */
  api(): Promise<Stripe>
  webhookSecret: string
  /** For browsers. null: a simulator of our own, in which no money moves. */
  publishableKey: string | null
  isLive: boolean
}

export type NightlyBackups = {
  databaseUrl: string
  dataDir: string
  directory: string
  /** How many are kept. */
  keep: number
  key: string | null
}

export type Ctx = {
  app: App
  actor: Actor | null
  db: Database
  /** Where `db` is a replica: for what is written beside the answer. */
  primary?: Database
  /** The instant this call takes for now; a write reads it from the database after its lock. */
  now: Date
  locale: string
  requestId: string
  log: Logger
  jobs: JobQueue
  /** Of what runs by itself. */
  job?: RunningJob
  client: Client
}

/** Behind an endpoint that only somebody signed in may call. */
export type UserCtx = Ctx & { actor: Actor }
/** Behind one for those who have a provider's profile. */
export type ProviderCtx = Ctx & { actor: Actor & { providerId: string } }
