import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { releaseMessages, restoreBackup } from '../domains/backup/restore-backup.server.ts'
import { parseConfig } from '../lib/config.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage = `npm run restore -- FILE       makes a database from a backup and lets it take the place of the one in use
npm run restore -- --release   lets the messages go that have waited since a restore`

runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { release: { type: 'boolean' } }, allowPositionals: true })
  const [file, ...rest] = positionals
  if ((file === undefined) !== (values.release === true) || rest.length > 0) throw new UsageError(usage)
  const config = parseConfig(process.env)
  const postgres = await openPostgres(config)
  try {
    if (file === undefined) {
      say((await releaseMessages(postgres.url)) ? 'The messages go out now.' : 'No messages were waiting.')
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
    say(`Restored as of ${facts.takenAt}, every table equal, in ${seconds} s.`)
    if (previous) say(`The database before it is kept as ${previous}; drop it when nobody needs it any more.`)
    if (returned > 0) say(`${returned} people who have left since are forgotten again when the site starts.`)
    say(`${heldJobs} jobs wait. No message goes out until npm run restore -- --release.`)
  } finally {
    await postgres.stop()
  }
})
