import { randomUUIDv7 } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { ProviderCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import type { ImageReader } from '../../lib/read-image.server.ts'
import { requireActive } from '../identity/lock-account.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { imageKind } from '../uploads/rules.ts'
import { requirePlace, unavailable } from '../uploads/storage-place.server.ts'
import { isPdf } from './documents.rules.ts'
import { type DocumentKind, documentSizes, type SentDocument } from './documents-contract.ts'
import { documentNotFound, readDocuments, storedName } from './read-documents.server.ts'
import { releaseDocuments } from './release-documents.server.ts'
import { traders as en } from './texts/en.ts'

const missing = () => new AppError('invalid', 'document_missing', en.errors.document_missing)
const tooLarge = () => new AppError('too_large', 'document_too_large', en.errors.document_too_large)
const unknown = () => new AppError('unsupported_type', 'document_unknown', en.errors.document_unknown)
const unreadable = () => new AppError('unprocessable', 'document_unreadable', en.errors.document_unreadable)

type File = { mediaType: 'image/webp' | 'application/pdf'; bytes: Uint8Array }

/** A photo is written anew without where it was taken; a PDF is kept as it is, and nothing of ours ever opens it. */
export async function sendDocument(ctx: ProviderCtx, { kind }: { kind: DocumentKind }): Promise<SentDocument> {
  await requirePlace(ctx)
  const file = await ctx.app.withImageReader(ctx.actor.accountId, async (reader) => {
    await mkdir(ctx.app.incomingDir, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(ctx.app.incomingDir, 'document-'))
    try {
      return await receiveDocument(ctx, join(folder, 'document'), reader)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
  return keepDocument(ctx, kind, file)
}

async function receiveDocument({ client }: ProviderCtx, path: string, { read, receiving }: ImageReader): Promise<File> {
  const received = await receiving(client.receiveFile?.({ field: 'document', maxBytes: documentSizes.bytes, path }))
  if (received === 'too_large') throw tooLarge()
  if (received !== 'written') throw missing()
  const bytes = await readFile(path)
  if (isPdf(bytes)) return { mediaType: 'application/pdf', bytes }
  if (imageKind(bytes.subarray(0, 32)) === null) throw unknown()
  const image = await read(path)
  const largest = image.refused === null ? image.files.at(-1) : undefined
  if (!largest) throw unreadable()
  return { mediaType: 'image/webp', bytes: largest.bytes }
}

/** The row first: a file without one would be found by nobody. */
async function keepDocument(ctx: ProviderCtx, kind: DocumentKind, { mediaType, bytes }: File): Promise<SentDocument> {
  const id = randomUUIDv7()
  const providerId = await transaction(ctx, async (tx) => {
    const locked = await lockProvider(tx, ctx.actor.providerId)
    await requireActive(tx, ctx.actor.accountId)
    const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from document
      where provider_id = ${locked} and file = 'kept' and state <> 'removed'`.execute(tx.db)
    if ((rows[0]?.kept ?? 0) >= documentSizes.kept)
      throw new AppError('conflict', 'documents_full', en.errors.documents_full)
    const row = { provider_id: locked, document_id: id, kind, media_type: mediaType, bytes: bytes.length }
    await tx.db
      .insertInto('document')
      .values({ ...row, state: 'receiving', sent_at: await databaseNow(tx) })
      .execute()
    return locked
  })
  const name = storedName({ id, mediaType })
  try {
    await ctx.app.storage.put(name, bytes, mediaType)
  } catch (err) {
    ctx.log.error({ err }, 'a document could not be stored')
    await transaction(ctx, (tx) => releaseDocuments(tx, providerId, [id]))
    throw unavailable()
  }
  const { rows } = await sql`update document set state = 'sent'
    where provider_id = ${providerId} and document_id = ${id} and state = 'receiving' returning 1`.execute(ctx.db)
  // Whose account was deleted meanwhile: whoever removes files may have been here before this one was.
  if (rows.length === 0) await ctx.app.storage.remove(name)
  const sent = (await readDocuments(ctx, providerId)).find((document) => document.id === id)
  if (!sent) throw documentNotFound()
  return sent
}

export function removeDocument(ctx: ProviderCtx, { documentId }: { documentId: string }): Promise<{ id: string }> {
  return transaction(ctx, async (tx) => {
    const providerId = await lockProvider(tx, ctx.actor.providerId)
    const { rows } = await sql<{ id: string; state: string }>`select document_id as id, state from document
      where provider_id = ${providerId} and document_id = ${documentId} and state in ('sent', 'accepted', 'refused')`.execute(
      tx.db,
    )
    const [found] = rows
    if (!found) throw documentNotFound()
    if (found.state === 'accepted') throw documentDecided()
    await releaseDocuments(tx, providerId, [found.id])
    return { id: found.id }
  })
}

export const documentDecided = () => new AppError('conflict', 'document_decided', en.errors.document_decided)
