import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from '../../lib/database-copy.server.ts'

const listName = 'erasures.jsonl'

/** Beside the backups too, where it outlives the database that the next restore replaces. */
export async function noteErasure(directory: string, accountId: string, erasedAt: Date): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await appendFile(join(directory, listName), `${JSON.stringify({ accountId, erasedAt })}\n`, { mode: 0o600 })
}

type Erasure = { accountId: string; erasedAt: string }

/** Account to instant: of the database in use, if it still answers, and of the lists beside the backups. `say` hears what could not be read. */
export async function readErasures(
  databaseUrl: string | null,
  directories: Iterable<string>,
  say: (line: string) => void,
): Promise<Map<string, string>> {
  const listed = await Promise.all(
    [...new Set(directories)].map((directory) => readList(join(directory, listName), say)),
  )
  const stored = databaseUrl === null ? [] : await readStored(databaseUrl, say)
  return new Map([...listed.flat(), ...stored].map(({ accountId, erasedAt }) => [accountId, erasedAt]))
}

/** A line that was cut short, by a full disk or a power cut, must not keep anybody from restoring. */
async function readList(path: string, say: (line: string) => void): Promise<Erasure[]> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const [, accountId, erasedAt] = wholeLine.exec(line) ?? []
    if (accountId && erasedAt && !Number.isNaN(Date.parse(erasedAt))) return [{ accountId, erasedAt }]
    say(`${path} has a line that is not whole and was left out: ${line}`)
    return []
  })
}

const wholeLine = /\{"accountId":"([0-9a-f-]{36})","erasedAt":"([^"]+)"\}$/

/** Often a database is restored because the one in use is broken. */
async function readStored(databaseUrl: string, say: (line: string) => void): Promise<Erasure[]> {
  try {
    return await withClient(databaseUrl, async (client) => {
      const hasList = (
        await client.query("select from pg_tables where schemaname = 'public' and tablename = 'erasure'")
      ).rowCount
      if (!hasList) return []
      const { rows } = await client.query<Erasure>(
        'select account_id as "accountId", erased_at::text as "erasedAt" from public.erasure',
      )
      return rows
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    say(`The database in use does not tell who has left since (${reason}): only the list beside the backups is known`)
    return []
  }
}
