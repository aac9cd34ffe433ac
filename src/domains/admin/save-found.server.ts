import { AppError } from '../../lib/api/errors.ts'
import { type AuditAction, type AuditDetails, audit } from '../../lib/audit.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { localDate, operatorsZone } from '../../lib/time.server.ts'
import { confirmAdmin } from '../identity/admins.server.ts'
import type { SavedFile } from '../papers/contract.ts'
import { csvOf } from '../papers/csv.rules.ts'
import { most } from './found.server.ts'
import { admin as en } from './texts/en.ts'

export const tooMany = () => new AppError('unprocessable', 'too_many_for_file', en.errors.too_many_for_file)

type Code = string | undefined
type FileOf<Row> = {
  name: string
  /** Of the entry in the audit. */
  action: AuditAction
  /** What was asked for, as codes and days; of words only that there were some. */
  asked: Readonly<Partial<Record<keyof AuditDetails, Code>>>
  words: Code
  /** The rows that are meant, `limit` at most. */
  read: (tx: UserCtx, limit: number) => Promise<readonly Row[]>
  /** By what is read by programs as well. */
  columns: Readonly<Record<string, (row: Row) => string | number | null>>
}

/**
 * What a finder finds, as CSV. Nothing is left out of a file: what is too much for one is refused. That it was saved is an entry.
 * @throws too_many_for_file
 */
export function saveFound<Row>(ctx: UserCtx, file: FileOf<Row>): Promise<SavedFile> {
  return transaction(ctx, async (tx) => {
    await confirmAdmin(tx)
    const rows = await file.read(tx, most + 1)
    if (rows.length > most) throw tooMany()
    const codes = Object.fromEntries(Object.entries(file.asked).map(([name, code]) => [name, code ?? null]))
    const details = { entries: rows.length, ...codes, hasWords: (file.words ?? '').trim() !== '' }
    await audit(tx, { action: file.action, subjectType: 'account', subjectId: tx.actor.accountId, details })
    const cells = Object.values(file.columns)
    const lines = rows.map((row) => cells.map((cellOf) => String(cellOf(row) ?? '')))
    const content = Buffer.from(csvOf([Object.keys(file.columns), ...lines]), 'utf8').toString('base64')
    const filename = `${file.name}-${localDate(tx.now, operatorsZone)}.csv`
    return { filename, mediaType: 'text/csv;charset=utf-8', content }
  })
}
