import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { StartupError } from '../../lib/data-folder.server.ts'
import { uploads as en } from './texts/en.ts'

export const unavailable = () =>
  new AppError('unavailable', 'uploads_unavailable', en.errors.uploads_unavailable, { retryAfterSeconds: 30 })

const placeOf = (ctx: Ctx) => ctx.db.selectFrom('upload_place').select('place').executeTakeFirst()

/** All nodes write to one place, the first that was used; throws `uploads_unavailable` on a node that has another. */
export async function requirePlace(ctx: Ctx): Promise<void> {
  const own = await ctx.app.storage.whichOne().catch((err: unknown) => {
    ctx.log.error({ err }, 'the folder for uploads cannot be written')
    throw unavailable()
  })
  await ctx.db
    .insertInto('upload_place')
    .values({ place: own })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await requireOwn(ctx, own)
}

/** Before saying that something is not there: only who looks in the right place knows. */
export async function requireOwnPlace(ctx: Ctx): Promise<void> {
  await requireOwn(ctx, await ctx.app.storage.whichOne())
}

async function requireOwn(ctx: Ctx, own: string) {
  const known = await placeOf(ctx)
  if (!known || known.place === own) return
  ctx.log.error({ own, known: known.place }, 'the uploads of this site lie elsewhere')
  throw unavailable()
}

/** At the start: what has been uploaded must be where this node looks for it. */
export async function checkPlace(ctx: Ctx): Promise<void> {
  const known = await placeOf(ctx)
  if (!known) return
  const own = await ctx.app.storage.whichOne()
  if (known.place !== own)
    throw new StartupError(
      `the uploads of this site lie in ${known.place}, and this node would look in ${own}; share DATA_DIR/uploads between the nodes, or set UPLOADS_S3_URL on all (docs/operations.md, Uploads)`,
    )
}
