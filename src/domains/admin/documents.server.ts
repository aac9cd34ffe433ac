import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { type AuditAction, type AuditDetails, audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { confirmAdmin, ownAccount } from '../identity/admins.server.ts'
import { detailsOf, lookInto, requireLooking } from '../identity/looking.server.ts'
import type { SavedFile } from '../papers/contract.ts'
import { providerNotFound } from '../providers/provider-id.server.ts'
import { acceptDocument, refuseDocument, takeBackDocument } from '../traders/decide-document.server.ts'
import { fileOf, findKept, readDocuments, readMissing } from '../traders/read-documents.server.ts'
import { traders as en } from '../traders/texts/en.ts'
import { readTrader } from '../traders/trader.server.ts'
import { officeDocuments } from './documents-contract.ts'

type Named = { id: string; documentId: string }

/** Whoever owns it is looked into, whatever is opened of it. */
async function ownerOf({ db }: Ctx, id: string): Promise<{ providerId: string; owner: string } | null> {
  const { rows } = await sql<{ providerId: string; owner: string }>`
    select p.provider_id as "providerId", p.account_id as owner from provider p join account a on a.account_id = p.account_id
    where p.provider_id = ${id} and a.status <> 'deleted'`.execute(db)
  return rows[0] ?? null
}

async function listDocuments(ctx: UserCtx, { id }: { id: string }) {
  const found = await ownerOf(ctx, id)
  if (!found) throw providerNotFound()
  const look = {
    personId: found.owner,
    action: 'document.listed',
    subjectType: 'provider',
    subjectId: found.providerId,
  } as const
  return lookInto(ctx, look, (tx) => readVerification(tx, { id: found.providerId }))
}

async function readVerification(ctx: Ctx, { id }: { id: string }) {
  const { rows } = await sql<{ id: string; name: string; linkTo: string; isVerified: boolean }>`
    select p.provider_id as id, p.business_name as name, '/provider/' || p.slug as "linkTo", p.is_verified as "isVerified"
    from provider p join account a on a.account_id = p.account_id
    where p.provider_id = ${id} and a.status <> 'deleted'`.execute(ctx.db)
  const [provider] = rows
  if (!provider) throw providerNotFound()
  const documents = await readDocuments(ctx, id)
  return {
    ...provider,
    trader: await readTrader(ctx, id),
    documents,
    missing: await readMissing(ctx, id, documents),
  }
}

/** Nobody sees what was not written down before. */
async function openDocument(ctx: UserCtx, { id, documentId }: Named): Promise<SavedFile> {
  const kept = await transaction(ctx, async (tx) => {
    await confirmAdmin(tx)
    const found = await findKept(tx, id, documentId)
    const of = await ownerOf(tx, id)
    // Nobody can be named any more whom it would be a look into.
    if (!of) throw providerNotFound()
    const why = detailsOf(await requireLooking(tx, of.owner))
    await tell(tx, 'document.opened', id, { document: found.id, kind: found.kind, ...why })
    return found
  })
  return fileOf(ctx, kept)
}

function accept(ctx: UserCtx, { expiresOn, declaredAt, ...named }: z.output<typeof officeDocuments.accept.input>) {
  return decide(ctx, named, async (tx, one) => {
    if (declaredAt !== undefined) await requireDeclared(tx, one.providerId, declaredAt)
    await acceptDocument(tx, one, expiresOn)
    await tell(tx, 'document.accepted', one.providerId, { document: one.documentId })
  })
}

/** A document is accepted for who was read beside it. */
async function requireDeclared(tx: UserCtx, providerId: string, declaredAt: string | null) {
  const trader = await readTrader(tx, providerId)
  if ((trader?.compliedAt ?? null) === declaredAt) return
  throw new AppError('conflict', 'declaration_changed', en.errors.declaration_changed)
}

function refuse(ctx: UserCtx, { reason, words, ...named }: z.output<typeof officeDocuments.refuse.input>) {
  return decide(ctx, named, async (tx, one) => {
    await refuseDocument(tx, one, { reason, words })
    await tell(tx, 'document.refused', one.providerId, { document: one.documentId, reason })
  })
}

function takeBack(ctx: UserCtx, { reason, words, ...named }: z.output<typeof officeDocuments.takeBack.input>) {
  return decide(ctx, named, async (tx, one) => {
    const isTickGone = await takeBackDocument(tx, one, { reason, words })
    await tell(tx, 'document.taken_back', one.providerId, { document: one.documentId, reason })
    if (isTickGone) await tell(tx, 'provider.approval_withdrawn', one.providerId, { document: one.documentId })
  })
}

type Decision = (tx: UserCtx, one: { providerId: string; documentId: string }) => Promise<void>

/** Nobody decides on their own. */
function decide(ctx: UserCtx, { id, documentId }: Named, decision: Decision) {
  return withProviderLock(ctx, id, async (tx, providerId) => {
    await confirmAdmin(tx)
    const { rows } = await sql<{ owner: string }>`select account_id as owner from provider
      where provider_id = ${providerId}`.execute(tx.db)
    if (rows[0]?.owner === ctx.actor.accountId) throw ownAccount()
    // What is answered shows who it is.
    await requireLooking(tx, rows[0]?.owner ?? '')
    await decision(tx, { providerId, documentId: documentId.toLowerCase() })
    return readVerification(tx, { id: providerId })
  })
}

const tell = (tx: UserCtx, action: AuditAction, providerId: string, details: AuditDetails) =>
  audit(tx, { action, subjectType: 'provider', subjectId: providerId, details })

export const documentRoutes = implement(
  officeDocuments,
  { list: listDocuments, open: openDocument, accept, refuse, takeBack },
  {
    list: { refusals: ['provider_not_found', 'reason_needed'] },
    open: { refusals: ['provider_not_found', 'document_not_found', 'uploads_unavailable', 'reason_needed'] },
    accept: {
      refusals: [
        'provider_not_found',
        'own_account',
        'document_not_found',
        'document_decided',
        'document_expired',
        'declaration_changed',
        'reason_needed',
      ],
      example: { expiresOn: '2029-03-04' },
    },
    takeBack: {
      refusals: [
        ...['provider_not_found', 'own_account', 'document_not_found', 'document_not_accepted', 'reason_needed'],
      ],
      example: { reason: 'doubtful' },
    },
    refuse: {
      refusals: ['provider_not_found', 'own_account', 'document_not_found', 'document_decided', 'reason_needed'],
      example: { reason: 'unreadable' },
    },
  },
)
