import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { readConfig } from '../config.server.ts'
import { createBackup } from '../domains/backup/create-backup.server.ts'
import { migrate } from '../lib/migrate.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage = `npm run backup -- FILE [--no-check]   writes the database, the keys and the uploads into one file
npm run backup -- --new-key           makes a key for BACKUP_KEY`

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { 'no-check': { type: 'boolean' }, 'new-key': { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values['new-key']) {
    const key = await generateIdentity()
    say(key)
    say(`Public key, for machines that only write backups: ${await identityToRecipient(key)}`)
    say('Keep the first line in a safe place away from the server: no backup can be opened without it.')
    return
  }
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new UsageError(usage)
  const config = readConfig(process.env)
  const postgres = await openPostgres(config)
  try {
    await migrate(postgres.url)
    const settings = { databaseUrl: postgres.url, dataDir: config.dataDir, key: config.backupKey }
    const startedAt = performance.now()
    const backup = await createBackup(settings, resolve(file), { check: !values['no-check'], say })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const checked = backup.isChecked ? ', restored once and found equal' : ''
    say(
      `${backup.file}: ${backup.rows} rows as of ${backup.takenAt.toISOString()}, ${backup.bytes} bytes${checked}, in ${seconds} s`,
    )
  } finally {
    await postgres.stop()
  }
})
