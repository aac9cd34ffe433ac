import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { localDate } from '../../lib/time.server.ts'
import type { SavedFile } from '../papers/contract.ts'
import { requireOwnPlace } from '../uploads/storage-place.server.ts'
import type { TraderKind } from './contract.ts'
import { missingFor } from './documents.rules.ts'
import type { DocumentKind, Missing, SentDocument } from './documents-contract.ts'
import { traders as en } from './texts/en.ts'

export const documentNotFound = () => new AppError('not_found', 'document_not_found', en.errors.document_not_found)

type MediaType = 'image/webp' | 'application/pdf'
type Row = Omit<SentDocument, 'sentAt'> & { sentAt: Date }

/** The latest first. Days are those of the business. */
export async function readDocuments({ db, now }: Ctx, providerId: string): Promise<SentDocument[]> {
  const { rows } = await sql<Row>`
    select d.document_id as id, d.kind, d.state, d.media_type = 'application/pdf' as "isPdf", d.sent_at as "sentAt",
      to_char(d.expires_on, 'YYYY-MM-DD') as "expiresOn",
      coalesce(d.expires_on < (${now}::timestamptz at time zone p.timezone)::date, false) as "isExpired", d.reason, d.words,
      d.file = 'kept' as "hasFile"
    from document d join provider p on p.provider_id = ${providerId}
    where d.provider_id = ${providerId} and d.state in ('sent', 'accepted', 'refused')
    order by d.sent_at desc, d.document_id`.execute(db)
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
}

/** What a tick still waits for. */
export async function readMissing(
  { db }: Ctx,
  providerId: string,
  documents: readonly SentDocument[],
): Promise<Missing[]> {
  const { rows } = await sql<{ kind: TraderKind }>`select kind from trader where provider_id = ${providerId}`.execute(
    db,
  )
  const accepted = documents.filter(({ state, isExpired }) => state === 'accepted' && !isExpired)
  return missingFor(
    rows[0]?.kind ?? null,
    accepted.map(({ kind }) => kind),
  )
}

export async function getDocuments(ctx: ProviderCtx) {
  const { providerId } = ctx.actor
  const documents = await readDocuments(ctx, providerId)
  const { rows } = await sql<{ isVerified: boolean }>`select is_verified as "isVerified" from provider
    where provider_id = ${providerId}`.execute(ctx.db)
  return {
    documents,
    missing: await readMissing(ctx, providerId, documents),
    isVerified: rows[0]?.isVerified ?? false,
  }
}

type Stored = { id: string; mediaType: MediaType }

/** A name that no address of an upload leads to. */
export const storedName = ({ id, mediaType }: Stored) =>
  `document-${id}-1.${mediaType === 'application/pdf' ? 'pdf' : 'webp'}`

type KeptRow = Stored & { kind: DocumentKind; sentAt: Date; timezone: string }

/** Throws `document_not_found`, also for one whose file is gone. */
export async function findKept({ db }: Ctx, providerId: string, documentId: string): Promise<KeptRow> {
  const { rows } =
    await sql<KeptRow>`select d.document_id as id, d.kind, d.media_type as "mediaType", d.sent_at as "sentAt",
      p.timezone
    from document d join provider p on p.provider_id = ${providerId}
    where d.provider_id = ${providerId} and d.document_id = ${documentId} and d.file = 'kept'
      and d.state in ('sent', 'accepted')`.execute(db)
  if (!rows[0]) throw documentNotFound()
  return rows[0]
}

/** To be saved, never to be shown by itself: what a browser makes of it is not ours to know. */
export async function fileOf(ctx: Ctx, kept: KeptRow): Promise<SavedFile> {
  const bytes = await ctx.app.storage.get(storedName(kept))
  if (bytes === null) {
    await requireOwnPlace(ctx)
    throw documentNotFound()
  }
  const ending = kept.mediaType === 'application/pdf' ? 'pdf' : 'webp'
  return {
    filename: `${kept.kind}-${localDate(kept.sentAt, kept.timezone)}.${ending}`,
    mediaType: kept.mediaType,
    content: Buffer.from(bytes).toString('base64'),
  }
}

export async function openOwn(ctx: ProviderCtx, { documentId }: { documentId: string }): Promise<SavedFile> {
  return fileOf(ctx, await findKept(ctx, ctx.actor.providerId, documentId))
}
