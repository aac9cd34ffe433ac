import pg from 'pg'

/**
 * Loaded before a server that browsers look at: as in `tests/factories.ts` nobody is to be told to come again because the
 * machine of the tests has something else to do, and needs more than a second to open a connection.
 */
const patienceMs = 10_000

pg.Pool = class extends pg.Pool {
  constructor(options: pg.PoolConfig = {}) {
    const { connectionTimeoutMillis: wait } = options
    super(wait && wait < patienceMs ? { ...options, connectionTimeoutMillis: patienceMs } : options)
  }
}
