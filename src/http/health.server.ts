import { timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { AppError } from '../lib/api/errors.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { isFromThisMachine } from '../lib/client-address.server.ts'
import type { Config } from '../lib/config.server.ts'
import type { App } from '../lib/context.ts'
import type { DatabaseState, DatabaseWatch } from '../lib/database-watch.server.ts'
import type { Metrics } from './metrics.server.ts'

type Watched = {
  config: Pick<Config, 'metricsToken'>
  app: Pick<App, 'replica'>
  watch: DatabaseWatch
  metrics: Metrics
  isDraining: () => boolean
}

/** `/health/**`, also under `/api`: is the process there, may it be given work, and how is it doing. */
export function mountHealth(site: Hono<Env>, running: Watched) {
  const answer = (isWell: boolean) => ({ status: isWell ? 'ok' : 'unavailable', ok: isWell })
  const forOurselves = (c: Context<Env>) => {
    if (!isLoopback(c) && !hasToken(c, running.config.metricsToken))
      throw new AppError('not_found', 'not_found', 'There is no such call.')
  }
  for (const prefix of ['', '/api']) {
    site.get(`${prefix}/health`, (c) => c.json({ ...answer(true), version: '0.1.0' }))
    site.get(`${prefix}/health/live`, (c) => c.json(answer(true)))
    site.get(`${prefix}/health/ready`, async (c) => {
      // A node that is about to end says so at once, however slow the database is.
      const isReady = !running.isDraining() && isWritable(await running.watch.look())
      return c.json(answer(isReady), isReady ? 200 : 503)
    })
    site.get(`${prefix}/health/db`, async (c) => {
      forOurselves(c)
      const startedAt = performance.now()
      const { isReachable, isReadOnly, clockOffset, movedBy } = await running.watch.look()
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const state = {
        ...answer(isReachable),
        isReadOnly,
        clockOffsetMs: Math.round(clockOffset),
        movedByMs: movedBy,
        replica: replicaState(running.app.replica),
        ms,
      }
      return c.json(state, isReachable ? 200 : 503)
    })
    site.get(`${prefix}/health/metrics`, async (c) => {
      forOurselves(c)
      const { contentType, text } = await running.metrics.read()
      return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
    })
  }
}

function replicaState(replica: App['replica']) {
  if (replica === null) return null
  const lag = replica.lagMs()
  return { isRead: replica.isFresh(), lagMs: lag === null ? null : Math.round(lag) }
}

const isLoopback = (c: Context<Env>): boolean =>
  isFromThisMachine(c.req.raw.headers.keys(), c.env?.incoming?.socket.remoteAddress)

const isWritable = ({ isReachable, isReadOnly }: DatabaseState) => isReachable && !isReadOnly

function hasToken(c: Context<Env>, token: string | null): boolean {
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return token !== null && given.length === wanted.length && timingSafeEqual(given, wanted)
}
