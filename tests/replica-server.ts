import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { chooseAccount, databaseUrl, launch } from '../src/lib/postgres-process.server.ts'

type Primary = Awaited<ReturnType<typeof startPrimary>>

export type ReplicaServer = {
  folder: string
  url(database?: string): string
  /** It takes in nothing any more, and goes on answering. */
  pause(): Promise<void>
  resume(): Promise<void>
  promote(): Promise<void>
  /** As a power cut does. */
  kill(): Promise<void>
}

/** A server of its own that others can follow. */
export const startPrimary = () =>
  startThrowawayPostgres({
    wal_level: 'replica',
    // Else nobody can copy a replica of it.
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_wal_senders: '4',
    wal_keep_size: '512MB',
  })

async function ask<Row extends pg.QueryResultRow>(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const rows: Row[] = []
    for (const statement of statements) rows.push(...(await client.query<Row>(statement)).rows)
    return rows
  } finally {
    await client.end()
  }
}

/** The files of a server that is at work: what it takes away meanwhile no copy of it needs. */
function copyAll(from: string, to: string) {
  const { stderr } = spawnSync('cp', ['-a', `${from}/.`, to], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  const lost = stderr.split('\n').filter((line) => line && !line.endsWith('No such file or directory'))
  if (lost.length > 0) throw new Error(lost.join('\n'))
}

/** Follows the primary by streaming, from a copy of its files: what `pg_basebackup` does, which our binaries lack. */
export async function startReplica(primary: Pick<Primary, 'folder' | 'url'>): Promise<ReplicaServer> {
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-replica-'))
  const client = new pg.Client({ connectionString: primary.url() })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', true)`)
    copyAll(primary.folder, folder)
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(folder, 'backup_label'), rows[0].labelfile)
  } finally {
    await client.end()
  }
  for (const name of readdirSync(folder))
    if (name === 'postmaster.pid' || name.startsWith('.s.PGSQL.')) rmSync(join(folder, name))
  writeFileSync(join(folder, 'standby.signal'), '')
  execFileSync('chown', ['-R', `--reference=${primary.folder}`, folder])
  const { port: primaryPort, username, password } = new URL(primary.url())
  const port = await freePort()
  const settings = {
    primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=${username} password=${password}`,
    wal_receiver_status_interval: '1s',
    shared_buffers: '64MB',
    fsync: 'off',
    // As the primary has it, which a replica may not go under.
    max_connections: '200',
    max_wal_senders: '4',
    max_prepared_transactions: '20',
    log_min_messages: 'log',
    timezone: 'UTC',
  }
  const account = chooseAccount(folder, folder)
  const server = await launch({ account, folder, port, settings, removeAfterUs: true })
  const url = (database = 'postgres') => databaseUrl(folder, { password, port }, database)
  return {
    folder,
    url,
    pause: async () => void (await ask(url(), 'select pg_wal_replay_pause()')),
    resume: async () => void (await ask(url(), 'select pg_wal_replay_resume()')),
    promote: async () => void (await ask(url(), 'select pg_promote()')),
    kill: async () => {
      await server.stop('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Between the site and its replica: leads to whichever is there, or swallows everything. */
export async function startWay(port: () => number) {
  const state = { isBlack: false }
  const sockets = new Set<Socket>()
  const way = createServer((socket) => {
    const onward = connect(port(), '127.0.0.1')
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => state.isBlack || to.write(chunk))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    state,
    port: (way.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy()
      way.close()
    },
  }
}

export const pastSocket = (url: string, port: string | number) => {
  const led = new URL(url)
  led.search = ''
  led.port = String(port)
  return led.href
}
