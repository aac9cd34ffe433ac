import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.server.ts'
import { releaseMessages, restoreBackup } from '../domains/backup/restore-backup.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage = `npm run restore -- FILE       makes a database from a backup and lets it take the place of the one in use
npm run restore -- --release   lets the messages go that have waited since a restore`

runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { release: { type: 'boolean' } }, allowPositionals: true })
  const [file, ...rest] = positionals
  if ((file === undefined) !== (values.release === true) || rest.length > 0) throw new UsageError(usage)
  const config = readConfig(process.env)
  const postgres = await openPostgres(config)
  try {
    if (file === undefined) {
      say((await releaseMessages(postgres.url)) ? 'Waiting messages are being sent.' : 'No messages were waiting.')
      return
    }
    const startedAt = performance.now()
    const { facts, returned, heldJobs, previous } = await restoreBackup(
      {
        databaseUrl: postgres.url,
        dataDir: config.dataDir,
        key: config.backupKey,
        backupDir: config.backupDir,
        say,
        now: new Date(),
      },
      resolve(file),
    )
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    say(`Restored as of ${facts.takenAt}, all tables verified, in ${seconds} s.`)
    if (previous) say(`The previous database is kept as ${previous}; drop it when it is no longer needed.`)
    if (returned > 0) say(`${returned} accounts deleted since then will be deleted again when the site starts.`)
    say(`${heldJobs} jobs are waiting. No messages are sent until npm run restore -- --release.`)
  } finally {
    await postgres.stop()
  }
})
