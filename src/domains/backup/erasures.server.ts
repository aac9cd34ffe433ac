import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from '../../lib/database-copy.server.ts'

const listName = 'erasures.jsonl'

/** Beside the backups too, where it outlives the database that the next restore replaces. */
export async function noteErasure(directory: string, accountId: string, erasedAt: Date): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await appendFile(join(directory, listName), `${JSON.stringify({ accountId, erasedAt })}\n`, { mode: 0o600 })
}

/** Account to instant: of the database in use, if it still answers, and of the list beside the backups. */
export async function readErasures(databaseUrl: string | null, directory: string): Promise<Map<string, string>> {
  const lines = await readFile(join(directory, listName), 'utf8').catch(() => '')
  const listed = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { accountId: string; erasedAt: string })
  const stored =
    databaseUrl === null
      ? []
      : await withClient(databaseUrl, async (client) => {
          const hasList = (
            await client.query("select from pg_tables where schemaname = 'public' and tablename = 'erasure'")
          ).rowCount
          if (!hasList) return []
          const { rows } = await client.query<{ accountId: string; erasedAt: string }>(
            'select account_id as "accountId", erased_at::text as "erasedAt" from public.erasure',
          )
          return rows
        })
  return new Map([...listed, ...stored].map(({ accountId, erasedAt }) => [accountId, erasedAt]))
}
