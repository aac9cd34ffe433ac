import pg from 'pg'
import type { Logger } from './context.ts'

export type DatabaseState = {
  isReachable: boolean
  /** A replica, or a server that somebody has switched to reading. */
  isReadOnly: boolean
  /** What is to be added to this machine's clock to get the database's, in milliseconds. */
  clockOffset: number
  /** How far tests have moved the clock ahead, in milliseconds. */
  movedBy: number
}

export type DatabaseWatch = {
  readonly state: DatabaseState
  /** Looks now, or shares the look of somebody else who asked within the last quarter of a second. */
  look(): Promise<DatabaseState>
  stop(): Promise<void>
}

const lookEveryMs = 5000
const sharedMs = 250
/** From here on a node's clock is worth a word to whoever runs it. */
const tellFromMs = 5000

/** Looks at the database on a connection of its own, so that a busy hour cannot make a node look dead. */
export function watchDatabase(databaseUrl: string, log: Logger, hasMovableClock = false): DatabaseWatch {
  let state: DatabaseState = { isReachable: false, isReadOnly: false, clockOffset: 0, movedBy: 0 }
  let client: pg.Client | null = null
  let looking: Promise<DatabaseState> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let isStopped = false

  const connect = async () => {
    const candidate = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 1000,
      query_timeout: 1500,
      application_name: 'highstreet-watch',
    })
    const drop = () => {
      if (client !== candidate) return
      client = null
      // What was seen through it is no longer so.
      lookedAt = Number.NEGATIVE_INFINITY
    }
    candidate.on('error', drop)
    candidate.on('end', drop)
    await candidate.connect()
    return candidate
  }

  const ask = async () => {
    client ??= await connect()
    return askState(client, state, hasMovableClock)
  }

  const leave = async () => {
    const left = client
    client = null
    await left?.end().catch(() => {})
  }

  const look = () => {
    if (looking) return looking
    // Whoever has moved the clock is to see it moved.
    if (!hasMovableClock && performance.now() - lookedAt < sharedMs) return Promise.resolve(state)
    looking = ask()
      .catch(async (): Promise<DatabaseState> => {
        await leave()
        return { ...state, isReachable: false }
      })
      .then((found) => {
        tell(log, state, found)
        state = found
        // What led to a server that can only be read may lead to the next one when it is asked for again.
        if (found.isReadOnly) void leave()
        lookedAt = performance.now()
        return found
      })
      .finally(() => {
        looking = null
      })
    return looking
  }

  const timer = setInterval(() => {
    if (!isStopped) void look()
  }, lookEveryMs)
  timer.unref()

  return {
    get state() {
      return state
    },
    look,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await looking
      await leave()
    },
  }
}

async function askState(client: pg.Client, before: DatabaseState, hasMovableClock: boolean): Promise<DatabaseState> {
  const movedBy = hasMovableClock ? '(select extract(epoch from moved_by)::float8 * 1000 from moved_clock)' : 'null'
  const sentAt = Date.now()
  const { rows } = await client.query<{ now: Date; is_read_only: boolean; moved_by: number | null }>(
    `select clock_timestamp() as now, ${movedBy} as moved_by,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only`,
  )
  const answeredAt = Date.now()
  const [row] = rows
  if (!row) throw new Error('no answer')
  const offset = row.now.getTime() - (sentAt + answeredAt) / 2
  // Within the time the question took, nobody can say whose clock is right.
  const isNews = Math.abs(offset - before.clockOffset) > (answeredAt - sentAt) / 2
  return {
    isReachable: true,
    isReadOnly: row.is_read_only,
    clockOffset: isNews ? offset : before.clockOffset,
    movedBy: row.moved_by ?? 0,
  }
}

function tell(log: Logger, before: DatabaseState, now: DatabaseState) {
  if (now.isReadOnly !== before.isReadOnly)
    log.warn({}, now.isReadOnly ? 'the database can only be read' : 'the database can be written again')
  const isOff = Math.abs(now.clockOffset) > tellFromMs
  if (isOff && Math.abs(before.clockOffset) <= tellFromMs)
    log.error({ clockOffsetMs: Math.round(now.clockOffset) }, 'the clock of this machine is wrong; set it by NTP')
}
