import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { providerChanged, verificationDecided } from '../providers/events.ts'
import { updateProvider } from '../providers/write-provider.server.ts'
import type { refusalReasons } from './documents-contract.ts'
import { documentDecided as decidedEvent, documentsReleased } from './events.ts'
import { documentNotFound, readDocuments, readMissing } from './read-documents.server.ts'
import { documentDecided } from './send-document.server.ts'
import { traders as en } from './texts/en.ts'

type Named = { providerId: string; documentId: string }

/** Under the lock of its business. Throws `document_expired` where its last day is over. */
export async function acceptDocument(tx: Ctx, { providerId, documentId }: Named, expiresOn: string | null) {
  const { rows } = await sql<{
    isOver: boolean
  }>`select ${expiresOn}::date < (${tx.now}::timestamptz at time zone timezone)::date
    as "isOver" from provider where provider_id = ${providerId}`.execute(tx.db)
  if (rows[0]?.isOver) throw documentExpired()
  await decide(tx, { providerId, documentId }, sql`state = 'accepted', expires_on = ${expiresOn}`)
  await tell(tx, { providerId, documentId }, true)
}

type Refusal = { reason: (typeof refusalReasons)[number]; words: string }

/** Its file goes: what is refused is of no more use. */
export async function refuseDocument(tx: Ctx, { providerId, documentId }: Named, { reason, words }: Refusal) {
  const refused = sql`state = 'refused', reason = ${reason}, words = ${words}, file = 'released'`
  await decide(tx, { providerId, documentId }, refused)
  await emit(tx, documentsReleased, { providerId })
  await tell(tx, { providerId, documentId }, false)
}

/** One that was accepted, and should not have been: as if it had been refused then. Answers whether the tick goes with it. */
export async function takeBackDocument(tx: Ctx, named: Named, { reason, words }: Refusal): Promise<boolean> {
  const { providerId, documentId } = named
  const { numAffectedRows } = await sql`update document set state = 'refused', reason = ${reason}, words = ${words},
      expires_on = null, warned_at = null, decided_at = ${tx.now}, file = case when file = 'kept' then 'released' else file end
    where provider_id = ${providerId} and document_id = ${documentId} and state = 'accepted'`.execute(tx.db)
  const all = await readDocuments(tx, providerId)
  const taken = all.find(({ id }) => id === documentId.toLowerCase())
  if (numAffectedRows !== 1n || !taken) throw taken ? notAccepted() : documentNotFound()
  await emit(tx, documentsReleased, { providerId })
  await tell(tx, named, false)
  if (!(await readMissing(tx, providerId, all)).includes(taken.kind)) return false
  if (!(await updateProvider(tx, providerId, { is_verified: false }))) return false
  await emit(tx, providerChanged, { providerId })
  await emit(tx, verificationDecided, { providerId, isVerified: false, decidedAt: tx.now.toISOString() })
  return true
}

const notAccepted = () => new AppError('conflict', 'document_not_accepted', en.errors.document_not_accepted)

async function decide(tx: Ctx, { providerId, documentId }: Named, change: ReturnType<typeof sql>) {
  const { numAffectedRows } = await sql`update document set ${change}, decided_at = ${tx.now}
    where provider_id = ${providerId} and document_id = ${documentId} and state = 'sent'`.execute(tx.db)
  if (numAffectedRows === 1n) return
  const all = await readDocuments(tx, providerId)
  throw all.some(({ id }) => id === documentId.toLowerCase()) ? documentDecided() : documentNotFound()
}

const tell = (tx: Ctx, named: Named, isAccepted: boolean) =>
  emit(tx, decidedEvent, { ...named, isAccepted, decidedAt: tx.now.toISOString() })

function documentExpired() {
  const message = en.errors.document_expired
  return new AppError('unprocessable', 'document_expired', message, { fields: { expiresOn: message } })
}

/** Before a tick: throws `documents_missing` (409) with what is. */
export async function requireDocuments(tx: Ctx, providerId: string): Promise<void> {
  const missing = await readMissing(tx, providerId, await readDocuments(tx, providerId))
  if (missing.length === 0) return
  throw new AppError('conflict', 'documents_missing', en.errors.documents_missing, { data: { missing } })
}
