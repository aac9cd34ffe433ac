import { execSync } from 'node:child_process'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { providers } from '../src/domains/providers/contract.ts'
import { createHttpCall } from '../src/lib/api/call.ts'
import { startBuiltServer } from '../tests/built-server.ts'
import { get } from './measure.ts'
export async function run() {
  const server = await startBuiltServer({ NODE_OPTIONS: '--import /tmp/prof.mjs' })
  try {
    const { origin } = server
    const call = createHttpCall({ base: origin, accessToken: () => null, refresh: async () => false })
    const slugs: string[] = []
    for (const page of [1, 2, 3, 4, 5, 6, 7, 8]) slugs.push(...(await call(providers.list, { page, limit: 50 })).providers.map(({ slug }) => slug))
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const visitAll = async (paths: readonly string[]) => {
      let next = 0
      const reader = async () => { for (let path = paths[next++]; path !== undefined; path = paths[next++]) await get(`${origin}${path}`, agent)() }
      await Promise.all(Array.from({ length: 16 }, reader))
    }
    const pagesIn = (l: string) => slugs.map((slug) => `/provider/${slug}?lng=${l}`)
    await visitAll(['fr', 'es', 'pt'].flatMap(pagesIn))
    const pids = execSync(`pgrep -f 'node.*build/server|node.*server/index|src/server|start' || true`).toString().split('\n').filter(Boolean)
    const port = new URL(origin).port
    const pid = Number(execSync(`ss -ltnp | grep ':${port} ' | sed 's/.*pid=\\([0-9]*\\).*/\\1/'`).toString().trim())
    console.log({ pid, port, pids: pids.length })
    const client = new pg.Client(server.databaseUrl); await client.connect()
    const w0 = performance.now(); for (;;) { const r = await client.query(`select (select count(*) from pgboss.job where state = 'active' or (state in ('created','retry') and start_after <= now())) + (select count(*) from category_day_due) + (select count(*) from free_day_mark where due_since is not null) as n`); if (Number(r.rows[0].n) === 0) break; await sleep(500); if (performance.now() - w0 > 120000) break }; console.log('waited', performance.now() - w0);
    const stat = async () => (await client.query(`select xact_commit, tup_fetched, tup_returned from pg_stat_database where datname = current_database()`)).rows[0]
    const usage = () => execSync(`cat /proc/${pid}/stat`).toString().split(' ').slice(13, 15).map(Number)
    for (let i = 0; i < 1; i++) {
      process.kill(pid, 'SIGUSR2'); await sleep(300)
      const a = await stat(), u = usage(), t = performance.now()
      await visitAll(pagesIn('en'))
      const ms = performance.now() - t, v = usage()
      await sleep(1500)
      const b = await stat()
      console.log('pages', slugs.length, 'ms/page', ms / slugs.length, 'cpu ms/page user', (v[0]! - u[0]!) * 10 / slugs.length, 'sys', (v[1]! - u[1]!) * 10 / slugs.length, 'xacts/page', (b.xact_commit - a.xact_commit) / slugs.length, 'fetched', (b.tup_fetched - a.tup_fetched) / slugs.length, 'returned', (b.tup_returned - a.tup_returned) / slugs.length)
      process.kill(pid, 'SIGUSR2'); await sleep(3000)
    }
    await client.end()
  } finally { await server.stop() }
}
