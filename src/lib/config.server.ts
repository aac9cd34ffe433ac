import { isAbsolute, resolve } from 'node:path'
import { type HostedIssuer, hostedIssuersOf } from './hosted-issuers.server.ts'
import { isMissing, productionProblems, productionWarnings } from './production-settings.server.ts'
import { createReader, type Environment, type NumberSetting } from './settings.server.ts'
import type { BucketSettings } from './storage.server.ts'
import type { Tracing } from './tracing.server.ts'

/** Everything the environment decides, read once. `null` means "not set". README.md lists every variable. */
export type Config = {
  appEnv: 'development' | 'test' | 'production'
  /** Where people reach the site, without a trailing slash: links in mails start with it. */
  origin: string
  /** 'web': answers requests and does no job; 'worker': does jobs and answers probes alone. */
  role: 'all' | 'web' | 'worker'
  host: string
  port: number
  /** Absolute. Holds the embedded database, the keys and the mail outbox. */
  dataDir: string
  databaseUrl: string | null
  /** `databaseUrl` leads to a pooler in transaction mode. */
  databasePooler: boolean
  /** Past the pooler, for what needs a session of its own: migrations, jobs, listening, backups. */
  databaseDirectUrl: string | null
  /** A replica of it, for what may be a moment old. null: everything is read where it is written. */
  databaseReadUrl: string | null
  /** Fill the demo city into an empty database; in production also: open one that holds its people, on loopback only. */
  demo: boolean
  poolSize: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Signs access and refresh tokens; at least 32 characters. null: generated into `dataDir` at the first start. */
  authSecret: string | null
  /** Whoever does not know it sees nothing of the site. null: the site is open. */
  gatePassword: string | null
  smtpUrl: string | null
  /** Addresses of our accounts elsewhere, for the footer. */
  socialLinks: string[]
  /** What English without a region is, in prices and dates. */
  marketLocale: string
  /** In which our own edge names the country of whoever asks; null: nobody does. */
  countryHeader: string | null
  /** The same of their town. */
  cityHeader: string | null
  /** A file in MaxMind's format that says where an address is. */
  locationTable: string | null
  /** A CSV file of postcodes and where they are. */
  postcodeTable: string | null
  /** Origins of other sites whose pages may call the API. */
  allowedOrigins: string[]
  /** What does not keep the site from opening and should still be put right. */
  warnings: string[]
  mailFrom: string
  /** Gets what people write on the contact page, where it is shown too. */
  contactEmail: string
  /** Where the rates for showing a price in another currency come from. null: none are fetched. */
  exchangeRatesUrl: string | null
  /** For the maps of Google in browsers. null: the maps are ours, and nobody else is asked. */
  googleMapsKey: string | null
  /** What charges cards. 'simulator': a processor of our own that moves no money; 'off': everybody is paid on the day. */
  cards: CardKeys | 'simulator' | 'off'
  /** What becomes of the messages of the simulator, for trying it out. */
  simulatedWebhooks: 'prompt' | 'delayed' | 'doubled' | 'shuffled' | 'lost'
  rateLimitFactor: number
  /** Calls of one account that one node answers at the same time; of one address without an account eight times as many. */
  callsInFlight: number
  /** How long, told to stop, this node goes on taking requests while it says that it is not ready. */
  drainSeconds: number
  /** What domains have declared, by its name. */
  numbers: Readonly<Record<string, number>>
  /** How many reverse proxies of ours stand in front, each adding one X-Forwarded-For entry. */
  trustedProxies: number
  /** Lets a monitor of ours read /health/db and /health/metrics from another machine. null: this machine only. */
  metricsToken: string | null
  /** Where a service of the operator's takes events of errors. null: nowhere. */
  errorReportsDsn: string | null
  /** null: no trace is made. */
  tracing: Tracing | null
  /** Nightly backups: where to, how many are kept, and the age key they are encrypted for. */
  backupDir: string | null
  backupKeep: number
  backupKey: string | null
  /** Sign-in services elsewhere by which people may log in. */
  hostedIssuers: HostedIssuer[]
  /** For what people upload. null: it lies in `dataDir`. */
  uploadsBucket: BucketSettings | null
}

type CardKeys = { publishable: string; secret: string; webhook: string }

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Environment validation failed: ${problems.join('; ')}`)
  }
}

export function parseConfig(env: Environment, declared: readonly NumberSetting[] = []): Config {
  const reader = createReader(env)
  const { problems, text, number, oneOf, url, list, origins } = reader
  const appEnv = oneOf('APP_ENV', ['development', 'test', 'production'], 'development')
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const isProduction = appEnv === 'production'
  const demo = oneOf('DEMO', ['0', '1'], databaseUrl || isProduction ? '0' : '1') === '1'
  const host = isProduction && demo ? '127.0.0.1' : (text('HOST') ?? '127.0.0.1')
  const port = number('PORT', 3000, 0, 65535)
  const dataDir = text('DATA_DIR') ?? '.data'
  const mailFrom = text('MAIL_FROM') ?? 'bookings@highstreet.test'
  const backupDir = text('BACKUP_DIR')
  const collector = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const bucketUrl = url('UPLOADS_S3_URL', ['http:', 'https:'])
  const config: Config = {
    appEnv,
    origin: (url('APP_ORIGIN', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    role: oneOf('ROLE', ['all', 'web', 'worker'], 'all'),
    host,
    port,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl,
    databasePooler: oneOf('DATABASE_POOLER', ['0', '1'], '0') === '1',
    databaseDirectUrl: url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: url('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    demo,
    poolSize: number('POOL_SIZE', 16, 2, 200),
    logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    authSecret: text('AUTH_SECRET'),
    gatePassword: text('GATE_PASSWORD'),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    socialLinks: list('SOCIAL_LINKS'),
    countryHeader: text('COUNTRY_HEADER'),
    cityHeader: text('CITY_HEADER'),
    locationTable: text('LOCATION_TABLE'),
    postcodeTable: text('POSTCODE_TABLE'),
    marketLocale: text('MARKET_LOCALE') ?? 'en-GB',
    allowedOrigins: origins('API_ALLOWED_ORIGINS'),
    warnings: isProduction ? productionWarnings(text) : [],
    mailFrom,
    contactEmail: text('CONTACT_EMAIL') ?? mailFrom,
    exchangeRatesUrl: url('EXCHANGE_RATES_URL', ['https:']),
    googleMapsKey: isMissing(text('GOOGLE_MAPS_KEY')) ? null : text('GOOGLE_MAPS_KEY'),
    simulatedWebhooks: oneOf('SIMULATED_WEBHOOKS', ['prompt', 'delayed', 'doubled', 'shuffled', 'lost'], 'prompt'),
    cards: cardsOf(oneOf('PAYMENTS', ['on', 'off'], 'on'), text),
    rateLimitFactor: number('RATE_LIMIT_FACTOR', 1, 0.01, 1_000_000, false),
    callsInFlight: number('CALLS_IN_FLIGHT', 8, 1, 1000),
    drainSeconds: number('DRAIN_SECONDS', 5, 0, 10, false),
    numbers: Object.fromEntries(
      declared.map(({ name, fallback, min, max, isFraction }) => [name, number(name, fallback, min, max, !isFraction)]),
    ),
    trustedProxies: number('TRUSTED_PROXIES', 0, 0, 5),
    metricsToken: text('METRICS_TOKEN'),
    errorReportsDsn: dsnOf(text('ERROR_REPORTING_DSN'), problems),
    tracing:
      collector === null
        ? null
        : {
            url: `${collector.replace(/\/+$/, '')}/v1/traces`,
            share: number('OTEL_TRACES_SAMPLER_ARG', 1, 0, 1, false),
          },
    backupDir: backupDir === null ? null : resolve(backupDir),
    backupKeep: number('BACKUP_KEEP', 14, 1, 1000),
    backupKey: text('BACKUP_KEY'),
    hostedIssuers: hostedIssuersOf(env, reader, isProduction),
    uploadsBucket:
      bucketUrl === null
        ? null
        : {
            url: bucketUrl,
            region: text('UPLOADS_S3_REGION') ?? 'us-east-1',
            keyId: text('UPLOADS_S3_KEY_ID') ?? '',
            secret: text('UPLOADS_S3_SECRET') ?? '',
          },
  }
  problems.push(...problemsOf(config))
  if (!isProduction && config.cards === 'simulator' && (text('STRIPE_SECRET_KEY') || text('STRIPE_WEBHOOK_SECRET')))
    problems.push(`Cards need all of ${cardSettings.join(', ')}`)
  if (isProduction) {
    problems.push(...productionProblems(text))
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** What holds a placeholder counts as not set. */
function dsnOf(value: string | null, problems: string[]): string | null {
  if (value === null || isMissing(value)) return null
  if (/^https?:\/\/\w+(:\w+)?@[\w.:-]+\/([\w./-]*\/)?\d+$/.test(value)) return value
  problems.push('ERROR_REPORTING_DSN must be a DSN: https://key@host/number')
  return null
}

const cardSettings = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

function cardsOf(payments: 'on' | 'off', text: (name: string) => string | null): Config['cards'] {
  if (payments === 'off') return 'off'
  const [publishable, secret, webhook] = cardSettings.map(text)
  return publishable && secret && webhook ? { publishable, secret, webhook } : 'simulator'
}

/** What single settings cannot say. */
function problemsOf({
  databasePooler,
  databaseUrl,
  databaseDirectUrl,
  databaseReadUrl,
  authSecret,
  backupKey,
  marketLocale,
  countryHeader,
  cityHeader,
  uploadsBucket,
}: Config): string[] {
  const problems: string[] = []
  if (databasePooler && !(databaseUrl && databaseDirectUrl))
    problems.push('DATABASE_POOLER needs DATABASE_URL (the pooler) and DATABASE_DIRECT_URL (the database past it)')
  if (databaseReadUrl && !databaseUrl)
    problems.push('DATABASE_READ_URL needs DATABASE_URL, the database of which it is a replica')
  if (authSecret !== null && authSecret.length < 32) problems.push('AUTH_SECRET must have at least 32 characters')
  if (backupKey !== null && !/^(AGE-SECRET-KEY-1[0-9A-Z]+|age1[0-9a-z]+)$/.test(backupKey))
    problems.push('BACKUP_KEY must be an age key: AGE-SECRET-KEY-1..., or age1... to write only')
  if (uploadsBucket && !(uploadsBucket.keyId && uploadsBucket.secret))
    problems.push('UPLOADS_S3_URL needs UPLOADS_S3_KEY_ID and UPLOADS_S3_SECRET')
  if (!/^en-[A-Z]{2}$/.test(marketLocale))
    problems.push('MARKET_LOCALE must be an English with its region, such as en-GB')
  const headerName = /^[a-z][a-z0-9-]*$/i
  if (countryHeader !== null && !headerName.test(countryHeader))
    problems.push('COUNTRY_HEADER must be the name of a header, such as cf-ipcountry')
  if (cityHeader !== null && !headerName.test(cityHeader))
    problems.push('CITY_HEADER must be the name of a header, such as cf-ipcity')
  if (cityHeader !== null && countryHeader === null) problems.push('CITY_HEADER needs COUNTRY_HEADER')
  return problems
}
