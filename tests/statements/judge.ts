import { loadModule, type Node } from 'libpg-query'
import { byOwnId, copied, distributedBy, isOfProvider } from '../../src/lib/distribution.ts'
import { type Catalogue, type Level, levelsOf, of, type Range, word } from './levels.ts'

await loadModule()

const rules = {
  'names no provider': 'a provider is a constant in every query that reads or writes its tables',
  'names no id': 'a table that lies by ids of its own is asked for some that are constants',
  'asks by two keys': 'what lies by another key is read and written by a statement of its own',
  'compares providers': 'a sub-query names its provider itself, and does not compare with another query’s',
  'not joined by provider': 'tables of providers are joined by provider_id where one of them names it',
  'locks more than a table': 'rows are locked in one table and of one provider, by a query of its own',
  'locks an account': 'a row of a table that is copied is locked on every node: an advisory lock does',
  'asks a copy per row': 'a table that is copied is joined, not asked once for each row',
  'asks elsewhere per row':
    'a table that is not laid out is asked by a query of its own, not once for each row of a provider',
  'asks providers per row':
    'tables of providers are asked by a query of its own, not once for each row of another table',
  'inserts without its provider': 'a row says of which provider it is, or by which id it lies, as a value',
  'inserts what it chooses': 'rows of a provider, or by an id, are inserted by what is known, not chosen from a table',
  'moves to another provider': 'the provider of a row, or the id by which it lies, never changes',
  'updates by a setting':
    'what is written or deleted is given: no function, operator or cast in it depends on a setting, or on chance',
  'locks or tells beside rows': 'advisory locks and notifications are asked for by a statement of their own',
  'reads what nobody knows': 'every table is one of ours',
} as const
export type Rule = keyof typeof rules
export const meaning: Readonly<Record<string, string>> = rules

/** What is against a rule; `query`: where, without the queries inside it. */
export type Finding = { rule: Rule; of: string; query: string }

/** Whom a statement asks for: `one` and `some` providers by name, `nobody` of them, or whoever there are. */
type Reach = 'one' | 'some' | 'nobody' | 'all'

export type Verdict = { reach: Reach; findings: Finding[] }

const providerId = 'provider_id'

/** Letters only as the parser counts them; what stands in values and notes is none of the statement. */
function plain(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*.*?\*\//gs, (part) =>
      part.startsWith("'") ? part.replaceAll(/[()]/g, '_') : ' ',
    )
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[^\x20-\x7e]/g, '?')
}

export function judge(text: string, catalogue: Catalogue): Verdict {
  const statement = plain(text)
  const findings: Finding[] = []
  const reached = new Set<Exclude<Reach, 'nobody'>>()
  const levels = levelsOf(statement, catalogue)
  judgeKeys(levels, findings)
  for (const level of levels) {
    const find = (rule: Rule, of = '') => findings.push({ rule, of, query: level.text })
    const held = ofProviders(level)
    if (held.length > 0) reached.add(judgeReach(level, held, find))
    judgeIds(level, find)
    judgeLocks(level, find)
    if (judgeWrites(level, find)) reached.add('one')
    judgeParts(level, held, find, catalogue)
    judgeAsking(level, levels, find)
    judgeOutwardAsking(level, levels, find)
    judgeAlong(level, held, levels, find)
    const ownTables = level.ranges.filter(
      ({ table }) => table && !/^(pg_catalog|information_schema|pgboss)\./.test(table),
    )
    for (const { table } of ownTables)
      if (table && !catalogue.columns.has(table) && !/^\?\.pg_/.test(table)) find('reads what nobody knows', table)
  }
  const reach = (['all', 'some', 'one'] as const).find((one) => reached.has(one)) ?? 'nobody'
  return { reach, findings }
}

type Find = (rule: Rule, of?: string) => void

const isHeld = ({ table, columns }: Range) => table !== undefined && isOfProvider(table, [...columns])
const isCopied = ({ table }: Range) => table !== undefined && copied.includes(table)
/** By which column its rows are laid on nodes; null: they are not. */
const laidBy = ({ table, columns }: Range) => (table === undefined ? null : distributedBy(table, [...columns]))
const isLaid = (range: Range) => laidBy(range) !== null

/** What it reads of providers: of an insert that is the table it writes, of which it reads nothing. */
const ofProviders = (level: Level) => ('InsertStmt' in level.node ? [] : level.ranges.filter(isHeld))

/** Of what is worked out together: what lies by different keys lies on different nodes. */
function judgeKeys(levels: readonly Level[], findings: Finding[]) {
  const outermost = levels.find(({ isOutermost }) => isOutermost)
  for (const together of togetherIn(levels)) {
    const tables = new Map<string, string>()
    for (const range of together.flatMap(({ ranges }) => ranges)) {
      const key = laidBy(range)
      // Of a customer and of a hold: those of one customer lie together.
      if (key && range.table) tables.set(key, range.table)
    }
    if (tables.size > 1)
      findings.push({ rule: 'asks by two keys', of: [...tables.values()].join(', '), query: outermost?.text ?? '' })
  }
}

/** What is `materialized` stands by itself, unless it names a row around it: then it is worked out for each of them. */
function togetherIn(levels: readonly Level[]): Level[][] {
  const units = new Map(levels.map(({ unit }) => [unit, unit]))
  for (const level of levels)
    for (const owner of namedIn(level)) {
      const [from, to] = [units.get(level.unit), units.get(owner?.level.unit ?? level.unit)]
      for (const [unit, one] of units) if (one === from && to !== undefined) units.set(unit, to)
    }
  return [...Map.groupBy(levels, ({ unit }) => units.get(unit)).values()]
}

function judgeIds(level: Level, find: Find) {
  if ('InsertStmt' in level.node) return
  const { known } = namedProviders(level)
  for (const range of level.ranges) {
    const key = byOwnId[range.table ?? '']
    if (key && !known.has(keyOf(level, range, key))) find('names no id', range.table)
  }
}

function judgeReach(level: Level, held: readonly Range[], find: Find): 'one' | 'some' | 'all' {
  const { known, comparedWith } = namedProviders(level)
  const unnamed = held.filter((range) => !known.has(keyOf(level, range, providerId)))
  if (unnamed.length === 0)
    return held.every((range) => known.get(keyOf(level, range, providerId)) === 'one') ? 'one' : 'some'
  const tables = unnamed.map(({ table }) => table).join(', ')
  if (unnamed.length < held.length) find('not joined by provider', tables)
  else {
    const reaches = unnamed.flatMap((range) => comparedWith(range)).map(reachOf)
    // Goes along with rows around it that are of several providers, and told of by themselves.
    if (reaches.length > 0 && reaches.every((reach) => reach === 'all')) return 'all'
    find(reaches.includes('one') ? 'compares providers' : 'names no provider', tables)
  }
  return 'all'
}

function judgeLocks(level: Level, find: Find) {
  const { node, ranges, isOutermost } = level
  const { known } = namedProviders(level)
  const isOfSeveral = (range: Range) => isHeld(range) && known.get(keyOf(level, range, providerId)) !== 'one'
  for (const lock of of(node, 'SelectStmt')?.lockingClause ?? []) {
    const named = (of(lock, 'LockingClause')?.lockedRels ?? []).map((one) => of(one, 'RangeVar')?.relname)
    const locked = ranges.filter(({ name }) => named.length === 0 || named.includes(name))
    if (locked.some(isCopied)) find('locks an account', locked.map(({ table }) => table).join(', '))
    const isOnNodes = ranges.some((range) => isLaid(range) || isCopied(range))
    if (isOnNodes && (ranges.length > 1 || !isOutermost || locked.some(isOfSeveral)))
      find('locks more than a table', locked.map(({ table }) => table).join(', '))
  }
}

/** Whether it inserts for one provider, who is named. */
function judgeWrites(level: Level, find: Find): boolean {
  const { node, ranges } = level
  const insert = of(node, 'InsertStmt')
  const sets = [...(of(node, 'UpdateStmt')?.targetList ?? []), ...(insert?.onConflictClause?.targetList ?? [])]
  const [written] = ranges
  const key = written ? laidBy(written) : null
  if (!written || key === null) return false
  if (sets.some((set) => of(set, 'ResTarget')?.name === key)) find('moves to another provider', written.table)
  if (!insert) return false
  const place = (insert.cols ?? []).findIndex((column) => of(column, 'ResTarget')?.name === key)
  const chosen = of(insert.selectStmt, 'SelectStmt')
  const rows = chosen?.valuesLists
    ? chosen.valuesLists.map((row) => of(row, 'List')?.items?.[place])
    : [of(chosen?.targetList?.[place], 'ResTarget')?.val]
  const isNamed = place >= 0 && rows.every(isConstant)
  if (!isNamed) find('inserts without its provider', written.table)
  if (chosen && !chosen.valuesLists && readsTable(chosen)) find('inserts what it chooses', written.table)
  return isNamed && isHeld(written)
}

function judgeParts(level: Level, held: readonly Range[], find: Find, { unstable }: Catalogue) {
  const { node, parts } = level
  const set = 'UpdateStmt' in node ? parts : partsOf(of(node, 'InsertStmt')?.onConflictClause)
  for (const name of set.flatMap(functionsIn))
    if (unstable.has(name) || name === 'current_timestamp') find('updates by a setting', name)
  if (held.length > 0 || level.ranges.some((range) => isLaid(range) || isCopied(range)))
    for (const name of parts.flatMap(functionsIn))
      if (/^pg_(notify|(try_)?advisory_)/.test(name)) find('locks or tells beside rows', name)
}

/** What is asked once for each row of providers: also of rows and by rows that another query in the same statement answers. */
function judgeAsking(level: Level, levels: readonly Level[], find: Find) {
  const { ranges, around, isOutermost } = level
  const isOfRows = (outer: Level) =>
    ofProviders(outer).length > 0 || outer.ranges.some((range) => heldIn(range).length > 0)
  if (isOutermost || !around.some(isOfRows) || !asksOutward(level, levels)) return
  const read = ranges.flatMap(readDeep)
  if (read.length > 0 && read.every(isCopied)) find('asks a copy per row', tablesOf(read))
  const elsewhere = ranges.flatMap(readBy).filter((range) => !isCopied(range) && !isLaid(range))
  if (elsewhere.length > 0) find('asks elsewhere per row', tablesOf(elsewhere))
}

/** What is laid out is asked once for each row of what is not. A copy lies beside it where everything is of one who is named. */
function judgeOutwardAsking(level: Level, levels: readonly Level[], find: Find) {
  const [outer] = level.around
  // What is `materialized` has been read, wherever it lay.
  const isLeft = ({ unit }: Level) => unit === level.unit
  const laid = level.ranges
    .flatMap((range) => readBy({ ...range, within: range.within?.filter(isLeft) }))
    .filter(isLaid)
  if (level.isOutermost || !outer || laid.length === 0 || !asksOutward(level, levels)) return
  // Of one everything lies together.
  if (levels.every(isOfOne)) return
  const named = namedAround(level, levels).map(({ range }) => range)
  const beside = outer.ranges.filter((range) => !range.within?.includes(level)).flatMap(readBy)
  // Only the rows that it names: what else is laid out beside them makes them lie nowhere else.
  if ((named.length > 0 ? named.flatMap(readDeep) : beside).some(isLaid)) return
  find('asks providers per row', tablesOf(laid))
}

/** What names some providers, for each row of some: unless by their provider, it is asked of several nodes for each. */
function judgeAlong(level: Level, held: readonly Range[], levels: readonly Level[], find: Find) {
  if (
    level.isOutermost ||
    !namedAround(level, levels).some((owner) => reachOf({ ...owner, column: providerId }) === 'all')
  )
    return
  const { known, comparedWith } = namedProviders(level)
  const isAlong = held.some((range) =>
    [comparedWith(range)].flat().some(({ range: outer }) => readDeep(outer).some(isHeld)),
  )
  const several = held.filter((range) => known.get(keyOf(level, range, providerId)) !== 'one')
  if (several.length > 0 && !isAlong) find('asks providers per row', tablesOf(several))
}

/** Nothing but what is copied, and tables of providers of which each names one. */
function isOfOne(level: Level): boolean {
  const { known } = namedProviders(level)
  return level.ranges
    .filter(({ table }) => table !== undefined)
    .every((range) => isCopied(range) || (isHeld(range) && known.get(keyOf(level, range, providerId)) === 'one'))
}

/** The tables that its rows come from. */
const readBy = (range: Range): Range[] =>
  range.table ? [range] : (range.within ?? []).flatMap(({ ranges }) => ranges.filter(({ table }) => table))

/** Also those that queries which are called by a name in `with` read. */
const readDeep = (range: Range): Range[] =>
  range.table ? [range] : (range.within ?? []).flatMap(({ ranges }) => ranges.flatMap(readDeep))

const tablesOf = (ranges: readonly Range[]) => ranges.map(({ table }) => table).join(', ')

/** It, a query in it, or one that its rows come from: that one sees nothing of it, but what is around both. */
const isInside = (one: Level, level: Level) =>
  one === level || one.around.includes(level) || level.ranges.some(({ within }) => within?.includes(one))

/** The columns in it, and in queries inside it, that are of queries around it. */
const namedAround = (level: Level, levels: readonly Level[]) =>
  levels
    .filter((one) => isInside(one, level))
    .flatMap(namedIn)
    .flatMap((owner) => (owner && level.around.includes(owner.level) ? [owner] : []))

/** Whether a column in it, or in a query inside it, is of a query around it. */
const asksOutward = (level: Level, levels: readonly Level[]) =>
  levels.some(
    (one) =>
      isInside(one, level) &&
      namedIn(one).some((owner) => (owner ? level.around.includes(owner.level) : one === level)),
  )

/** Of which each column that is named in it is; undefined: of nothing here. */
const namedIn = (level: Level) =>
  level.parts.flatMap((part) => {
    const fields = of(part, 'ColumnRef')?.fields
    return fields ? [ownerOf(level, fields)] : []
  })

function functionsIn(part: Node): string[] {
  const call = of(part, 'FuncCall')
  return call ? [word(call.funcname?.at(-1))] : of(part, 'SQLValueFunction') ? ['current_timestamp'] : []
}

function partsOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(partsOf)]
}

/** Of whom a column's rows are; `all`: also of some who are named. */
function reachOf({ level, range, column }: Column): 'one' | 'nobody' | 'all' {
  if (isHeld(range)) return namedProviders(level).known.get(keyOf(level, range, column)) === 'one' ? 'one' : 'all'
  const inside = heldIn(range)
  if (inside.length === 0) return 'nobody'
  return inside.every(([one, held]) => namedProviders(one).known.get(keyOf(one, held, providerId)) === 'one')
    ? 'one'
    : 'all'
}

const heldIn = ({ within = [] }: Range): [Level, Range][] =>
  within.flatMap((level) => [
    ...ofProviders(level).map((held): [Level, Range] => [level, held]),
    ...level.ranges.flatMap(heldIn),
  ])

type Column = { level: Level; range: Range; column: string }

/** Where a column is from; undefined when nothing here has it. */
function ownerOf(level: Level, fields: readonly Node[]): Column | undefined {
  const [first, second] = fields.map(word)
  if (!first) return undefined
  for (const one of [level, ...level.around]) {
    const range =
      one.ranges.find(({ name, columns }) => (second ? name === first : columns.has(first))) ??
      // All of its columns.
      one.ranges.find(({ name }) => !second && name === first)
    if (range) return { level: one, range, column: second ?? first }
  }
  return undefined
}

const keyOf = ({ ranges }: Level, range: Range, column: string) => `${ranges.indexOf(range)}.${column}`

type Named = 'one' | 'some'

/** Which columns of a query are what it is given, by being equal to it or to such a column. */
function namedProviders(level: Level) {
  const known = new Map<string, Named>()
  const compared = new Map<string, Column>()
  /** What is known of the first is known of the second. */
  const follow: [from: string, to: string][] = []
  for (const { condition, nullable } of level.conditions) {
    for (const [left, right, isAny] of equalities(condition)) {
      const [a, b] = [left, right].map((side) => ownerOf(level, of(side, 'ColumnRef')?.fields ?? []))
      const own = [a, b].filter((side) => side?.level === level)
      const keys = own.flatMap((side) => (side ? [keyOf(level, side.range, side.column)] : []))
      const mayHold = own.map((side) => nullable.length === 0 || (side && nullable.includes(side.range)))
      const [key] = keys
      if (keys.length === 1 && key && mayHold[0]) {
        if (isConstant(own[0] === a ? right : left)) known.set(key, isAny ? 'some' : 'one')
        else if (a && b) compared.set(key, own[0] === a ? b : a)
      }
      const [one, other] = keys
      if (one && other && !isAny) {
        if (mayHold[1]) follow.push([one, other])
        if (mayHold[0]) follow.push([other, one])
      }
    }
  }
  for (const { column, left, right, isInner } of level.joined) {
    for (const one of left.filter(({ columns }) => columns.has(column)))
      for (const other of right.filter(({ columns }) => columns.has(column))) {
        follow.push([keyOf(level, one, column), keyOf(level, other, column)])
        if (isInner) follow.push([keyOf(level, other, column), keyOf(level, one, column)])
      }
  }
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false
    for (const [from, to] of follow) {
      const named = known.get(from)
      if (!named || known.get(to) === 'one' || known.get(to) === named) continue
      known.set(to, named)
      hasGrown = true
    }
  }
  const comparedWith = (range: Range) => compared.get(keyOf(level, range, providerId)) ?? []
  return { known, comparedWith }
}

/** Both sides of what must be equal, in all that must hold; `isAny`: to one of several. */
function equalities(condition: Node): [left: Node, right: Node, isAny: boolean][] {
  const both = of(condition, 'BoolExpr')
  if (both?.boolop === 'AND_EXPR') return (both.args ?? []).flatMap(equalities)
  const compares = of(condition, 'A_Expr')
  if (!compares?.lexpr || !compares.rexpr || word(compares.name?.[0]) !== '=') return []
  if (compares.kind === 'AEXPR_OP_ANY' || compares.kind === 'AEXPR_IN') return [[compares.lexpr, compares.rexpr, true]]
  if (compares.kind !== 'AEXPR_OP') return []
  const [left, right] = [of(compares.lexpr, 'RowExpr')?.args, of(compares.rexpr, 'RowExpr')?.args]
  if (!left || !right) return [[compares.lexpr, compares.rexpr, false]]
  return left.flatMap((one, index) => {
    const other = right[index]
    return other ? [[one, other, false] as [Node, Node, boolean]] : []
  })
}

function isConstant(value: Node | undefined): boolean {
  if (!value) return false
  const cast = of(value, 'TypeCast')
  if (cast) return isConstant(cast.arg)
  const several = of(value, 'List')?.items ?? of(value, 'A_ArrayExpr')?.elements
  return several ? several.every(isConstant) : 'ParamRef' in value || 'A_Const' in value
}

const readsTable = (value: unknown) => partsOf(value).some((part) => 'RangeVar' in part)
