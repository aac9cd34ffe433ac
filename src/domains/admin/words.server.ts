import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { type AuditAction, type AuditDetails, audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { beginClearing, readAhead } from '../bookings/clear-ahead.server.ts'
import { aloneFrom } from '../decisions/rules.ts'
import { changeAccount, otherAdmins, othersUntil, whenRestored } from '../identity/admins.server.ts'
import { wordWanted } from '../identity/events.ts'
import { requireFactor } from '../identity/factor.server.ts'
import { admin as en } from './texts/en.ts'
import { officeWords, type SecondWord, type wordActs } from './words-contract.ts'

/** So long somebody may answer. */
export const wordGoodMs = 7 * 24 * 3_600_000

type Named = { id: string }
type Answer = 'confirmed' | 'declined' | 'withdrawn' | 'lapsed'
type Act = (typeof wordActs)[number]
type Word = { id: string; act: Act; subjectId: string; askedBy: string; askedAt: Date; answer: Answer | null }

/** What is done once the second word is there, in its transaction. */
const acts: Readonly<Record<Act, (tx: UserCtx, subjectId: string) => Promise<void>>> = {
  cancel_ahead: beginClearing,
}

const columns = sql`w.second_word_id as id, w.act, w.subject_id as "subjectId", w.asked_by as "askedBy", w.asked_at as "askedAt", w.answer`

async function readWords({ db }: Ctx, which: RawBuilder<unknown>): Promise<Word[]> {
  const { rows } = await sql<Word>`select ${columns} from second_word w where ${which}
    order by w.asked_at, w.second_word_id`.execute(db)
  return rows
}

const isOver = ({ askedAt }: Pick<Word, 'askedAt'>, now: Date) => now.getTime() - askedAt.getTime() >= wordGoodMs

export async function listWords(ctx: UserCtx): Promise<{ words: SecondWord[] }> {
  const { accountId } = ctx.actor
  const since = new Date(ctx.now.getTime() - wordGoodMs)
  const found = await readWords(ctx, sql`w.answer is null and w.asked_at > ${since}`)
  const others = await otherAdmins(ctx, accountId)
  const last = others.length === 0 ? await othersUntil(ctx, accountId) : null
  const names = await namesOf(ctx, found)
  const words: SecondWord[] = []
  for (const { id, act, subjectId, askedBy, askedAt } of found) {
    const isOwn = askedBy === accountId
    words.push({
      id,
      act,
      account: { id: subjectId, name: names.get(subjectId) ?? '' },
      askedBy: isOwn || others.includes(askedBy) ? (names.get(askedBy) ?? '') : null,
      askedAt: askedAt.toISOString(),
      until: new Date(askedAt.getTime() + wordGoodMs).toISOString(),
      own: isOwn ? { aloneFrom: others.length === 0 ? aloneFrom(askedAt, last).toISOString() : null } : null,
      ahead: await readAhead(ctx, subjectId),
    })
  }
  return { words }
}

async function namesOf({ db }: Ctx, words: readonly Word[]): Promise<Map<string, string>> {
  const ids = words.flatMap(({ subjectId, askedBy }) => [subjectId, askedBy])
  const { rows } = await sql<{ id: string; name: string }>`select account_id as id, full_name as name from account
    where account_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Asked again while it waits: the same. Throws `not_suspended`, `nothing_ahead`. */
export async function askToCancelAhead(ctx: UserCtx, { id: subjectId }: Named): Promise<Named> {
  let id = ''
  await changeAccount(ctx, subjectId, async (tx, { status }) => {
    if (status !== 'suspended') throw new AppError('conflict', 'not_suspended', en.errors.not_suspended)
    const now = await databaseNow(tx)
    const [waiting] = await readWords(
      tx,
      sql`w.act = 'cancel_ahead' and w.subject_id = ${subjectId} and w.answer is null`,
    )
    if (waiting && !isOver(waiting, now) && (await canStill(tx, ctx.actor.accountId, waiting.askedBy))) {
      id = waiting.id
      return
    }
    if (waiting) await answer(tx, waiting.id, 'lapsed', null)
    const { asCustomer, asProvider } = await readAhead({ ...tx, now }, subjectId)
    if (asCustomer + asProvider === 0) throw new AppError('conflict', 'nothing_ahead', en.errors.nothing_ahead)
    id = randomUUIDv7()
    await tx.db
      .insertInto('second_word')
      .values({
        second_word_id: id,
        act: 'cancel_ahead',
        subject_id: subjectId,
        asked_by: ctx.actor.accountId,
        asked_at: now,
      })
      .execute()
    await tell(tx, 'word.asked', subjectId, { act: 'cancel_ahead', bookings: asCustomer + asProvider })
    for (const accountId of await otherAdmins(tx, ctx.actor.accountId))
      await emit(tx, wordWanted, { accountId, change: id })
  })
  return { id }
}

/** Whoever has asked can act for the office still. */
const canStill = async (tx: Ctx, me: string, askedBy: string) =>
  askedBy === me || (await otherAdmins(tx, me)).includes(askedBy)

/** Of several who confirm at once one does it, and all hear that it is. */
export async function confirmWord(ctx: UserCtx, { id, seen }: Named & { seen: number }) {
  await change(ctx, id, async (tx, word, status) => {
    if (word.answer === 'confirmed') return
    await requireFactor(tx, tx.actor)
    const now = await requireOpen(tx, word)
    if (!(await canStill(tx, tx.actor.accountId, word.askedBy)))
      throw new AppError('conflict', 'asker_gone', en.errors.asker_gone)
    const isAlone = word.askedBy === tx.actor.accountId
    if (isAlone) await requireAlone(tx, word, now)
    if (status !== 'suspended') throw new AppError('conflict', 'not_suspended', en.errors.not_suspended)
    const { asCustomer, asProvider } = await readAhead({ ...tx, now }, word.subjectId)
    // Nobody says yes to what they have not read.
    if (asCustomer + asProvider > seen) throw new AppError('conflict', 'ahead_grown', en.errors.ahead_grown)
    await answer(tx, id, 'confirmed', tx.actor.accountId)
    await acts[word.act](tx, word.subjectId)
    await tell(tx, 'word.confirmed', word.subjectId, { act: word.act, bookings: asCustomer + asProvider, isAlone })
  })
  return { id, answer: 'confirmed' as const }
}

export async function declineWord(ctx: UserCtx, { id }: Named) {
  let said: 'declined' | 'withdrawn' = 'declined'
  await change(ctx, id, async (tx, word) => {
    said = word.askedBy === tx.actor.accountId ? 'withdrawn' : 'declined'
    if (word.answer === said) return
    await requireOpen(tx, word)
    await answer(tx, id, said, tx.actor.accountId)
    await tell(tx, `word.${said}`, word.subjectId, { act: word.act })
  })
  return { id, answer: said }
}

type Change = (tx: UserCtx, word: Word, status: string) => Promise<void>

/** Under the locks of whom it concerns, so that nobody is let in, or shut out, in the same moment. */
async function change(ctx: UserCtx, id: string, work: Change): Promise<void> {
  const [found] = await readWords(ctx, sql`w.second_word_id = ${id}`)
  if (!found) throw new AppError('not_found', 'word_not_found', en.errors.word_not_found)
  await changeAccount(ctx, found.subjectId, async (locked, { status }) => {
    const tx = { ...locked, actor: ctx.actor }
    const [word = found] = await readWords(tx, sql`w.second_word_id = ${id}`)
    await work(tx, word, status)
  })
}

/** Answers the time it is. */
async function requireOpen(tx: Ctx, word: Word): Promise<Date> {
  const now = await databaseNow(tx)
  if (word.answer !== null) throw new AppError('conflict', 'word_answered', en.errors.word_answered)
  if (isOver(word, now)) throw new AppError('conflict', 'word_over', en.errors.word_over)
  return now
}

/** Nobody is the second to themselves, unless nobody else is there, nor was for a day, and a day later. */
async function requireAlone(tx: UserCtx, { askedAt }: Word, now: Date): Promise<void> {
  if ((await otherAdmins(tx, tx.actor.accountId)).length > 0)
    throw new AppError('forbidden', 'own_word', en.errors.own_word)
  const from = aloneFrom(askedAt, await othersUntil(tx, tx.actor.accountId))
  if (now >= from) return
  throw new AppError('conflict', 'alone_too_early', en.errors.alone_too_early, { data: { from: from.toISOString() } })
}

async function answer(tx: Ctx, id: string, said: Answer, by: string | null): Promise<void> {
  await sql`update second_word set answer = ${said}, answered_by = ${by}, answered_at = ${await databaseNow(tx)}
    where second_word_id = ${id} and answer is null`.execute(tx.db)
}

whenRestored(async (tx, accountId) => {
  const waiting = await readWords(tx, sql`w.subject_id = ${accountId} and w.answer is null`)
  for (const { id } of waiting) await answer(tx, id, 'lapsed', null)
})

const tell = (tx: Ctx, action: AuditAction, subjectId: string, details: AuditDetails) =>
  audit(tx, { action, subjectType: 'account', subjectId, details })

const descriptions = {
  cancelAhead: {
    detail:
      'It is done when another administrator confirms it: by jobs, one booking after the other, until the account is let in again. What was paid goes back, uses of memberships and gift cards too, and everybody is told.',
    refusals: ['account_not_found', 'own_account', 'not_suspended', 'nothing_ahead'],
  },
  confirm: {
    detail:
      'Within seven days, and five minutes of giving a code of the second factor. Where nobody else can act for the office, by whoever has asked, a day later, and a day after the last other could. `seen`: how many bookings lie ahead, as they were read: with more by now nothing is done.',
    refusals: [
      ...['word_not_found', 'word_over', 'word_answered', 'own_word', 'asker_gone', 'alone_too_early', 'not_suspended'],
      ...['account_not_found', 'own_account', 'ahead_grown', 'second_factor_again', 'login_again_needed'],
    ],
  },
  decline: { refusals: ['word_not_found', 'word_over', 'word_answered', 'account_not_found', 'own_account'] },
}

export const wordRoutes = implement(
  officeWords,
  { list: listWords, cancelAhead: askToCancelAhead, confirm: confirmWord, decline: declineWord },
  descriptions,
)
