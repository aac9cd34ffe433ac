import { type Selectable, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import type { ExperimentConversion } from '../../lib/database.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { type Experiment, experiments, maxValue, type Role } from './contract.ts'
import { experimentDescriptions } from './description.server.ts'
import { experimentLimits } from './limits.ts'
import { type Plan, pageOf, variantFor } from './rules.ts'
import { accountSubject, drawsOf, subjectsOf } from './subjects.server.ts'

type Running = Plan & { conversions: string[]; valueConversions: string[]; serverConversions: string[] }

const columns = sql`experiment_id as id, variants, weights, layer, bucket_from as "bucketFrom", bucket_to as "bucketTo", share,
  languages, roles, conversions, value_conversions as "valueConversions", server_conversions as "serverConversions"`

async function readRunning(ctx: Ctx): Promise<Running[]> {
  const { rows } = await sql<Running>`select ${columns} from experiment where status = 'running'
    order by experiment_id`.execute(ctx.db)
  return rows
}

/** It is not stopped before whoever counts is done. */
async function findRunning(tx: Ctx, id: string): Promise<Running> {
  const { rows } = await sql<Running>`select ${columns} from experiment
    where experiment_id = ${id} and status = 'running' for share`.execute(tx.db)
  const [running] = rows
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
  if (before) await transaction(ctx, async (tx) => ((await isThere(tx)) ? join(tx, own, before) : undefined))
  const seen = new Map(rows.map(({ id, variant }) => [id, variant]))
  const taken = new Set(running.filter(({ id }) => seen.has(id)).map(({ layer }) => layer))
  const all = running.map(
    (plan) => [plan.id, seen.get(plan.id) ?? (taken.has(plan.layer) ? null : assigned(ctx, plan, own))] as const,
  )
  return Object.fromEntries(all.flatMap(([id, variant]) => (variant === null ? [] : [[id, { id, variant }]])))
}

/**
 * Who was somebody else before signing in is one from now on, in every experiment. Of two variants the account's own stays, and
 * what was done under the other is dropped: it can be held against neither.
 */
async function join(tx: Ctx, own: Buffer, before: Buffer) {
  const { db } = tx
  const ofVisitor = db.selectFrom('experiment_exposure').selectAll().where('subject', '=', before)
  const seen = await ofVisitor.forUpdate().execute()
  if (seen.length === 0) return
  await db
    .insertInto('experiment_exposure')
    .values(seen.map((one) => ({ ...one, subject: own })))
    .onConflict((conflict) =>
      conflict
        .columns(['experiment_id', 'subject'])
        .doUpdateSet(({ ref }) => ({ exposed_at: ref('excluded.exposed_at'), page: ref('excluded.page') }))
        .whereRef('experiment_exposure.variant', '=', 'excluded.variant')
        .whereRef('excluded.exposed_at', '<', 'experiment_exposure.exposed_at'),
    )
    .execute()
  await joinConversions(tx, own, before)
  await db.deleteFrom('experiment_exposure').where('subject', '=', before).execute()
}

/** Those of the same variant: values are added up, anything else counts once. */
async function joinConversions({ db }: Ctx, own: Buffer, before: Buffer) {
  const { rows } = await sql<Selectable<ExperimentConversion> & { isValue: boolean }>`
    select o.*, o.conversion_type = any(e.value_conversions) as "isValue"
    from experiment_conversion o join experiment e on e.experiment_id = o.experiment_id
      join experiment_exposure b on b.experiment_id = o.experiment_id and b.subject = o.subject
      join experiment_exposure x on x.experiment_id = o.experiment_id and x.subject = ${own} and x.variant = b.variant
    where o.subject = ${before}`.execute(db)
  for (const { isValue, ...did } of rows) {
    const again = isValue
      ? sql`do update set times = c.times + excluded.times, value = least(${maxValue}, c.value + excluded.value)`
      : sql`do nothing`
    await sql`insert into experiment_conversion as c (experiment_id, subject, conversion_type, times, value, converted_at)
      values (${did.experiment_id}, ${own}, ${did.conversion_type}, ${did.times}, ${did.value}, ${did.converted_at})
      on conflict (experiment_id, subject, conversion_type) ${again}`.execute(db)
  }
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

/** Of one layer nobody is in two, whoever they were when they saw the first. */
async function assignedFree(tx: Ctx, plan: Plan, subject: Buffer): Promise<string | null> {
  const { rows } = await sql`select from experiment_exposure x join experiment e on e.experiment_id = x.experiment_id
    where x.subject = ${subject} and e.experiment_id <> ${plan.id} and e.status = 'running'
      and e.layer = ${plan.layer} limit 1`.execute(tx.db)
  return rows.length > 0 ? null : assigned(tx, plan, subject)
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
    if (before) await join(tx, own, before)
    const expected = (await seenBy(tx, experimentId, own)) ?? (await assignedFree(tx, plan, own))
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
    if (before) await join(tx, own, before)
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

/** What the server itself has seen somebody do. Nothing, where the experiment did not run then. */
export async function recordConversion(
  ctx: Ctx,
  { experimentId, accountId, conversionType, at }: Did,
): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const { rows } = await sql<Running>`select ${columns} from experiment
      where experiment_id = ${experimentId} and started_at <= ${at} and (stopped_at is null or stopped_at >= ${at})
      for share`.execute(tx.db)
    const [plan] = rows
    if (!plan?.conversions.includes(conversionType)) return false
    return convert(tx, plan, accountSubject(tx, accountId), conversionType, 1, at)
  })
}

/** Also one that was stopped: what was done before counts. */
export async function hasBegun(ctx: Ctx, experimentId: string): Promise<boolean> {
  const { rows } =
    await sql`select from experiment where experiment_id = ${experimentId} and status <> 'draft'`.execute(ctx.db)
  return rows.length > 0
}

export const routes = implement(
  experiments,
  { mine: readExperiments, trackExposure, trackConversion },
  experimentDescriptions,
)
