import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { readConfig } from '../config.server.ts'
import { liftSuspension, suspendWithReasons } from '../domains/decisions/suspend.server.ts'
import { createAdmin, setAdmin } from '../domains/identity/admins.server.ts'
import { endFactor } from '../domains/identity/end-factor.server.ts'
import type { Config } from '../lib/config.server.ts'
import type { Ctx } from '../lib/context.ts'
import { migrate } from '../lib/migrate.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { emailAddress, line } from '../lib/text.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage = `npm run admin -- create EMAIL --first-name NAME --last-name NAME   create an administrator; prints a link to set the password
npm run admin -- grant | revoke EMAIL     give or take administrator rights
npm run admin -- suspend | restore EMAIL  suspend an account, or lift the suspension
npm run admin -- end-second-factor EMAIL  for who has lost app and recovery codes: it ends in 24 hours, unless a code of it is given
npm run admin -- list                     list administrators`

/** Without a person behind it: whoever has a shell on the machine may do all of this, and it is written down as that. */
const commands: Record<
  string,
  (ctx: Ctx, email: string, names: { firstName: string; lastName: string }) => Promise<void>
> = {
  create: async (ctx, email, names) => {
    const { token } = await createAdmin(ctx, { email: valid('EMAIL', emailAddress(), email), ...names })
    say(`${email} is an administrator. This link sets the password; it works once, for ten minutes:`)
    say(`${ctx.app.origin}/auth?mode=reset#token=${token}`)
    say(`For a new link, use ${ctx.app.origin}/auth?mode=reset.`)
  },
  grant: async (ctx, email) => {
    await setAdmin(ctx, { accountId: await accountOf(ctx, email), isAdmin: true })
    say(`${email} is an administrator.`)
  },
  revoke: async (ctx, email) => {
    await setAdmin(ctx, { accountId: await accountOf(ctx, email), isAdmin: false })
    say(`${email} is no longer an administrator.`)
  },
  suspend: async (ctx, email) => {
    const accountId = await accountOf(ctx, email)
    await suspendWithReasons(ctx, { accountId, reason: 'terms', words: '', isReported: false })
    say(`${email} is suspended.`)
  },
  restore: async (ctx, email) => {
    await liftSuspension(ctx, await accountOf(ctx, email))
    say(`${email} is no longer suspended.`)
  },
  'end-second-factor': async (ctx, email) => {
    const { endsAt } = await endFactor(ctx, { accountId: await accountOf(ctx, email), reason: 'command' })
    say(`${email} logs in without a code from ${endsAt} on. They are mailed; a code given before then stops it.`)
  },
  list: async (ctx) => {
    const rows = await ctx.db
      .selectFrom('account')
      .select(['email', 'status'])
      .where('is_admin', '=', true)
      .orderBy('email')
      .execute()
    for (const { email, status } of rows) say(status === 'active' ? email : `${email} (${status})`)
    if (rows.length === 0) say('There are no administrators yet.')
  },
}

function valid(name: string, schema: z.ZodMiniType<string, string>, value: string | undefined): string {
  const parsed = z.safeParse(schema, value ?? '')
  if (!parsed.success) throw new UsageError(`${name}: ${parsed.error.issues[0]?.message ?? 'is missing'}`)
  return parsed.data
}

async function accountOf(ctx: Ctx, email: string): Promise<string> {
  const row = await ctx.db.selectFrom('account').select('account_id').where('email', '=', email).executeTakeFirst()
  if (!row) throw new UsageError(`Nobody has an account with ${email}`)
  return row.account_id
}

async function run() {
  const { values, positionals } = parseArgs({
    options: { 'first-name': { type: 'string' }, 'last-name': { type: 'string' } },
    allowPositionals: true,
  })
  const [name = '', email = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || rest.length > 0 || (email === '') !== (name === 'list')) throw new UsageError(usage)
  const names =
    name === 'create'
      ? {
          firstName: valid('--first-name', line(80, 1), values['first-name']),
          lastName: valid('--last-name', line(80, 1), values['last-name']),
        }
      : { firstName: '', lastName: '' }
  const config: Config = { ...readConfig(process.env), logLevel: 'fatal', poolSize: 2 }
  const postgres = await openPostgres(config)
  try {
    await migrate(postgres.url)
    // Here: whoever has misspelt something need not wait for all of it to load.
    const { createApp, createContext } = await import('../app.server.ts')
    // What follows from a command is done by a running site.
    const app = await createApp(config, postgres.url)
    await command(createContext(app, 'command'), email, names).finally(app.close)
  } finally {
    await postgres.stop()
  }
}

runCommand(run)
