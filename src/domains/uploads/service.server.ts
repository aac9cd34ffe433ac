import { randomUUIDv7 } from 'node:crypto'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { AppError, unauthenticated } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import type { ImageReader, ReadImage } from '../../lib/read-image.server.ts'
import { type Upload, uploads } from './contract.ts'
import { imageKind, maxImageBytes, uploadPath } from './rules.ts'
import { uploadCaps } from './settings.server.ts'
import { released, removeMarked, uploadNotFound } from './shown-uploads.server.ts'
import { requirePlace, unavailable } from './storage-place.server.ts'
import { uploads as en } from './texts/en.ts'

const refuse = {
  missing: () => new AppError('invalid', 'image_missing', en.errors.image_missing),
  broken: () => new AppError('invalid', 'image_missing', en.errors.image_missing),
  too_large: () => new AppError('too_large', 'image_too_large', en.errors.image_too_large),
  unknown: () => new AppError('unsupported_type', 'image_unknown', en.errors.image_unknown),
  heic: () => new AppError('unsupported_type', 'image_heic', en.errors.image_heic),
  unreadable: () => new AppError('unprocessable', 'image_unreadable', en.errors.image_unreadable),
  too_many_pixels: () => new AppError('unprocessable', 'image_too_many_pixels', en.errors.image_too_many_pixels),
}

/** What was sent lies in a folder of its own until it has been read, and is gone whatever happens. */
async function uploadImage(ctx: UserCtx): Promise<Upload> {
  await requirePlace(ctx)
  const image = await ctx.app.withImageReader(ctx.actor.accountId, async (reader) => {
    await mkdir(ctx.app.incomingDir, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(ctx.app.incomingDir, 'image-'))
    try {
      return await receiveImage(ctx, join(folder, 'image'), reader)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
  return keepImage(ctx, image)
}

type Image = Extract<ReadImage, { refused: null }>

async function receiveImage({ client }: UserCtx, path: string, { read, receiving }: ImageReader): Promise<Image> {
  const received = await receiving(client.receiveFile?.({ field: 'image', maxBytes: maxImageBytes, path }))
  if (received !== 'written') throw refuse[received ?? 'missing']()
  const kind = imageKind(await headOf(path))
  if (kind === null) throw refuse.unknown()
  const image = await read(path)
  if (image.refused === null) return image
  throw kind === 'heic' ? refuse.heic() : refuse[image.refused]()
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(32), 0, 32, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The row first: a file without one would be found by nobody. */
async function keepImage(ctx: UserCtx, { width, height, files }: Image): Promise<Upload> {
  const id = randomUUIDv7()
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  await transaction(ctx, async (tx) => {
    await requireRoom(tx, bytes)
    const now = await databaseNow(tx)
    await tx.db
      .insertInto('upload')
      .values({
        upload_id: id,
        account_id: tx.actor.accountId,
        width,
        height,
        bytes,
        created_at: now,
        unused_since: now,
      })
      .execute()
  })
  try {
    for (const file of files) await ctx.app.storage.put(`${id}-${file.width}.webp`, file.bytes, 'image/webp')
  } catch (err) {
    ctx.log.error({ err }, 'an upload could not be stored')
    await sql`update upload set unused_since = ${released} where upload_id = ${id}`.execute(ctx.db)
    // Where files cannot be written they often cannot be removed either: then the sweep does it.
    await removeMarked(ctx, id).catch(() => {})
    throw unavailable()
  }
  await requireKept(ctx, id)
  return { id, url: uploadPath(id), width, height }
}

/** Whoever left while the files were written has left without them: what was to remove them may have come too early. */
async function requireKept(ctx: UserCtx, id: string) {
  const { rows } = await sql`select from upload where upload_id = ${id} and isfinite(unused_since)`.execute(ctx.db)
  if (rows.length > 0) return
  await removeMarked(ctx, id)
  throw unauthenticated()
}

/** Of somebody who leaves meanwhile nothing is kept. */
async function requireRoom(tx: UserCtx, bytes: number) {
  const { accountId } = tx.actor
  // The lock of `lockAccount`: identity shows uploads, so it cannot be asked from here.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${accountId}`}, 0))`.execute(tx.db)
  const { rows: active } = await sql`select from account where account_id = ${accountId} and status = 'active'`.execute(
    tx.db,
  )
  if (active.length === 0) throw unauthenticated()
  const { rows } = await sql<{ images: number; bytes: number }>`
    select count(*)::int as images, coalesce(sum(bytes), 0)::float8 as bytes from upload where account_id = ${accountId}`.execute(
    tx.db,
  )
  const [held = { images: 0, bytes: 0 }] = rows
  const { images, megabytes } = uploadCaps
  const most = tx.app.settingOf(megabytes) * 1024 * 1024
  if (held.images < tx.app.settingOf(images) && held.bytes + bytes <= most) return
  throw new AppError('conflict', 'upload_quota', en.errors.upload_quota)
}

async function removeUpload(ctx: UserCtx, { id }: { id: string }): Promise<{ id: string }> {
  await requirePlace(ctx)
  const upload = await transaction(ctx, async (tx) => {
    const found = await tx.db
      .selectFrom('upload')
      .select(['upload_id', 'unused_since'])
      .where('upload_id', '=', id)
      .where('account_id', '=', tx.actor.accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw uploadNotFound()
    if (found.unused_since === null) throw new AppError('conflict', 'upload_in_use', en.errors.upload_in_use)
    await sql`update upload set unused_since = ${released} where upload_id = ${id}`.execute(tx.db)
    return found
  })
  // As its files are named: a caller may write it in capitals.
  await removeMarked(ctx, upload.upload_id).catch((err: unknown) => {
    ctx.log.error({ err }, 'an upload could not be removed')
    throw unavailable()
  })
  return { id }
}

export const routes = implement(
  uploads,
  { image: uploadImage, remove: removeUpload },
  {
    image: {
      detail:
        'A form (`multipart/form-data`) with the file in the field `image`. It is read by a process of its own, turned upright and written anew as WebP in four widths; what else was in it (where it was taken, by which camera) is gone. It is removed after a day unless something of yours shows it. A few are received and read at a time: the rest wait with what they send unread, and after some seconds hear 503 with `Retry-After`, which costs none of the tries of an hour.',
      refusals: [
        ...['image_missing', 'image_too_large', 'image_unknown', 'image_heic', 'image_unreadable'],
        ...['image_too_many_pixels', 'upload_quota', 'uploads_unavailable'],
      ],
    },
    remove: { refusals: ['upload_not_found', 'upload_in_use', 'uploads_unavailable'] },
  },
)
