import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { type Experiment, experiments, maxValue, type Role } from './contract.ts'
import { experimentDescriptions } from './description.server.ts'
import { experimentLimits } from './limits.ts'
import { type Plan, pageOf, variantFor } from './rules.ts'
import { accountSubject, drawsOf, subjectsOf } from './subjects.server.ts'

type Running = Plan & { conversions: string[]; valueConversions: string[]; serverConversions: string[] }

async function readRunning(ctx: Ctx, id: string | null = null): Promise<Running[]> {
  const { rows } = await sql<Running>`select experiment_id as id, variants, weights, layer, bucket_from as "bucketFrom",
      bucket_to as "bucketTo", share, languages, roles, conversions, value_conversions as "valueConversions",
      server_conversions as "serverConversions"
    from experiment where status = 'running' and (${id}::text is null or experiment_id = ${id})
    order by experiment_id`.execute(ctx.db)
  return rows
}

async function findRunning(ctx: Ctx, id: string): Promise<Running> {
  const [running] = await readRunning(ctx, id)
  if (!running) throw new AppError('not_found', 'experiment_unknown', 'No such experiment is running.')
  return running
}

function roleOf({ actor }: Ctx): Role {
  if (!actor) return 'visitor'
  if (actor.isAdmin || actor.needsFactor) return 'admin'
  return actor.providerId === null ? 'customer' : 'provider'
}

const assigned = (ctx: Ctx, plan: Plan, subject: Buffer) =>
  variantFor(plan, { language: ctx.locale.slice(0, 2), role: roleOf(ctx) }, drawsOf(subject, plan))

/** What somebody has seen stays; of who they were before signing in, too. */
export async function readExperiments(
  ctx: Ctx,
  { visitor }: { visitor?: string | undefined },
): Promise<Record<string, Experiment>> {
  const { own, before } = subjectsOf(ctx, visitor)
  if (!own) return {}
  const running = await readRunning(ctx)
  if (running.length === 0) return {}
  const { rows } = await sql<{ id: string; variant: string }>`
    select distinct on (experiment_id) experiment_id as id, variant from experiment_exposure
    where subject in (${own}, ${before ?? own}) order by experiment_id, (subject = ${own}) desc`.execute(ctx.db)
  const seen = new Map(rows.map(({ id, variant }) => [id, variant]))
  const all = running.map((plan) => [plan.id, seen.get(plan.id) ?? assigned(ctx, plan, own)] as const)
  return Object.fromEntries(all.flatMap(([id, variant]) => (variant === null ? [] : [[id, { id, variant }]])))
}

/** Who was somebody else before signing in is one from now on. */
async function join(tx: Ctx, id: string, own: Buffer, before: Buffer) {
  const { db } = tx
  const ofVisitor = db.selectFrom('experiment_exposure').where('experiment_id', '=', id).where('subject', '=', before)
  const seen = await ofVisitor.selectAll().forUpdate().executeTakeFirst()
  if (!seen) return
  const did = await db
    .selectFrom('experiment_conversion')
    .selectAll()
    .where('experiment_id', '=', id)
    .where('subject', '=', before)
    .execute()
  await db
    .insertInto('experiment_exposure')
    .values({ ...seen, subject: own })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (did.length > 0)
    await db
      .insertInto('experiment_conversion')
      .values(did.map((one) => ({ ...one, subject: own })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db.deleteFrom('experiment_exposure').where('experiment_id', '=', id).where('subject', '=', before).execute()
}

async function seenBy(tx: Ctx, id: string, subject: Buffer): Promise<string | null> {
  const row = await tx.db
    .selectFrom('experiment_exposure')
    .select('variant')
    .where('experiment_id', '=', id)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.variant ?? null
}

/** Whoever leaves meanwhile leaves nothing behind: they go after this, or are gone. Under the lock of identity, with others. */
async function isThere({ db, actor }: Ctx): Promise<boolean> {
  if (!actor) return true
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`account ${actor.accountId}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', actor.accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

async function limitVisitors(ctx: Ctx) {
  if (!ctx.actor) await ctx.app.limits.take(experimentLimits.visitors, 'everybody')
}

const notAssigned = () =>
  new AppError('unprocessable', 'variant_not_assigned', 'This variant is not the one that was assigned.')

export async function trackExposure(ctx: Ctx, input: z.output<typeof experiments.trackExposure.input>) {
  const { visitor, experimentId, variant, context } = input
  await limitVisitors(ctx)
  const { own, before } = subjectsOf(ctx, visitor)
  return transaction(ctx, async (tx) => {
    const plan = await findRunning(tx, experimentId)
    if (!own || !(await isThere(tx))) throw notAssigned()
    if (before) await join(tx, experimentId, own, before)
    const expected = (await seenBy(tx, experimentId, own)) ?? assigned(tx, plan, own)
    if (variant !== expected) throw notAssigned()
    const page = context?.page === undefined ? null : pageOf(context.page)
    const { numAffectedRows } = await sql`
      insert into experiment_exposure (experiment_id, subject, variant, page, exposed_at)
      values (${experimentId}, ${own}, ${variant}, ${page}, ${await databaseNow(tx)}) on conflict do nothing`.execute(
      tx.db,
    )
    return { experimentId, isCounted: numAffectedRows === 1n }
  })
}

export async function trackConversion(ctx: Ctx, input: z.output<typeof experiments.trackConversion.input>) {
  const { visitor, experimentId, conversionType, value } = input
  await limitVisitors(ctx)
  const { own, before } = subjectsOf(ctx, visitor)
  return transaction(ctx, async (tx) => {
    const plan = await findRunning(tx, experimentId)
    if (!plan.conversions.includes(conversionType) || plan.serverConversions.includes(conversionType))
      throw new AppError('unprocessable', 'conversion_unknown', 'The experiment does not count this.')
    if (!own || !(await isThere(tx))) return { experimentId, isCounted: false }
    if (before) await join(tx, experimentId, own, before)
    return { experimentId, isCounted: await convert(tx, plan, own, conversionType, value) }
  })
}

/** Whether it counts. `at`: when it was; before whoever did it was shown anything it does not. */
async function convert(tx: Ctx, plan: Running, subject: Buffer, type: string, value: number, at?: Date) {
  // Kept until this is done: whoever leaves takes both along.
  const { rows } = await sql<{ exposedAt: Date }>`select exposed_at as "exposedAt" from experiment_exposure
    where experiment_id = ${plan.id} and subject = ${subject} for key share`.execute(tx.db)
  const [seen] = rows
  if (!seen || (at && at < seen.exposedAt)) return false
  const isValue = plan.valueConversions.includes(type)
  const again = isValue
    ? sql`do update set times = c.times + 1, value = least(${maxValue}, c.value + excluded.value)`
    : sql`do nothing`
  const { numAffectedRows } = await sql`
    insert into experiment_conversion as c (experiment_id, subject, conversion_type, value, converted_at)
    values (${plan.id}, ${subject}, ${type}, ${isValue ? value : 1}, ${at ?? (await databaseNow(tx))})
    on conflict (experiment_id, subject, conversion_type) ${again}`.execute(tx.db)
  return numAffectedRows === 1n
}

type Did = { experimentId: string; accountId: string; conversionType: string; at: Date }

/** What the server itself has seen somebody do. Nothing, where the experiment does not run. */
export async function recordConversion(
  ctx: Ctx,
  { experimentId, accountId, conversionType, at }: Did,
): Promise<boolean> {
  const [plan] = await readRunning(ctx, experimentId)
  if (!plan?.conversions.includes(conversionType)) return false
  return transaction(ctx, (tx) => convert(tx, plan, accountSubject(tx, accountId), conversionType, 1, at))
}

export async function isRunning(ctx: Ctx, experimentId: string): Promise<boolean> {
  return (await readRunning(ctx, experimentId)).length > 0
}

export const routes = implement(
  experiments,
  { mine: readExperiments, trackExposure, trackConversion },
  experimentDescriptions,
)
