import { type Node, type ParseResult, parseSync, type RangeVar, type SelectStmt } from 'libpg-query'

/** What a database says of itself. */
export type Catalogue = {
  /** Of its tables. */
  columns: ReadonlyMap<string, readonly string[]>
  /** Functions that depend on a setting. */
  unstable: ReadonlySet<string>
}

/** Something that rows come from: a table, or what another query, a function or values answer (`within`: by which queries). */
export type Range = {
  name: string
  table?: string
  columns: ReadonlySet<string>
  within?: readonly Level[] | undefined
}

/** One query of a statement, without those inside it and around it. */
export type Level = {
  /** With `(…)` for each query inside it. */
  text: string
  node: Node
  ranges: readonly Range[]
  /** Those around it whose columns it can see, the nearest first. */
  around: readonly Level[]
  /** What is `materialized` is worked out by itself, as a statement of its own: those of one have the same number. */
  unit: number
  isOutermost: boolean
  /** Ends of an inner or outer join; `nullable`: the ranges that may be missing, and be given a row of nulls. */
  conditions: readonly { condition: Node; nullable: readonly Range[] }[]
  /** By `using`, and both without rows of nulls. */
  joined: readonly { column: string; left: readonly Range[]; right: readonly Range[]; isInner: boolean }[]
  /** All of its own expressions, once each. */
  parts: readonly Node[]
}

type KindOf<N> = N extends object ? keyof N & string : never
type Kind = KindOf<Node>
type Of<K extends Kind> = Extract<Node, Record<K, unknown>>[K]

/** The node when it is of this kind. */
export function of<K extends Kind>(node: Node | undefined, kind: K): Of<K> | undefined {
  return (node as Partial<Record<Kind, unknown>> | undefined)?.[kind] as Of<K> | undefined
}

export const word = (node: Node | undefined) => of(node, 'String')?.sval ?? ''

type Answered = Pick<Range, 'columns' | 'within'>
type Names = ReadonlyMap<string, Answered>
type Span = { start: number; end: number }

/** Every query of a statement; none when it has none, as `commit`. Places in a text are of its letters: it must be ASCII. */
export function levelsOf(text: string, catalogue: Catalogue): Level[] {
  const { stmts = [] } = parseSync(text) as ParseResult
  const levels: Level[] = []
  let [unit, units] = [0, 0]
  for (const { stmt } of stmts) {
    if (stmt && isQuery(stmt)) read(stmt, new Map(), [], { start: 0, end: text.length }, true)
  }
  return levels

  /** What it answers. */
  function read(node: Node, names: Names, around: readonly Level[], span: Span, isOutermost = false): Answered {
    const select = of(node, 'SelectStmt')
    const first = levels.length
    const own = new Map(names)
    const inner: Span[] = []
    const under = (query: Node, seen: readonly Level[], known: Names = own) => {
      const place = spanOf(query, text, span)
      inner.push(place)
      return read(query, known, seen, place)
    }
    const body = select ?? of(node, 'InsertStmt') ?? of(node, 'UpdateStmt') ?? of(node, 'DeleteStmt')
    if (!body) throw new Error(`Nothing is known of ${Object.keys(node)[0]}`)
    for (const cte of (body.withClause?.ctes ?? []).map((one) => of(one, 'CommonTableExpr'))) {
      if (!cte?.ctequery) continue
      const given = new Set((cte.aliascolnames ?? []).map(word))
      if (body.withClause?.recursive) own.set(cte.ctename ?? '', { columns: given })
      const outer = unit
      if (cte.ctematerialized === 'CTEMaterializeAlways') unit = ++units
      const { columns, within } = under(cte.ctequery, around)
      unit = outer
      own.set(cte.ctename ?? '', { columns: given.size > 0 ? given : columns, within })
    }
    if (select && select.op !== 'SETOP_NONE') {
      const [left, right] = [select.larg, select.rarg].map((arm) => {
        const query: Node = { SelectStmt: arm as SelectStmt }
        return read(query, own, around, spanOf(query, text, span), isOutermost)
      })
      return {
        columns: new Set([...(left?.columns ?? []), ...(right?.columns ?? [])]),
        within: levels.slice(first),
      }
    }

    const ranges: Range[] = []
    const conditions: Level['conditions'][number][] = []
    const joined: Level['joined'][number][] = []
    const parts: Node[] = []
    const level: Level = { text: '', node, ranges, around, unit, isOutermost, conditions, joined, parts }
    levels.push(level)
    const target = 'relation' in body ? body.relation : undefined
    if (target) ranges.push(rangeOf(target, new Map()))
    for (const from of fromOf(node)) readRange(from, [])
    const where = 'whereClause' in body ? body.whereClause : undefined
    if (where) conditions.push({ condition: where, nullable: [] })

    const insert = of(node, 'InsertStmt')
    if (insert?.selectStmt && !of(insert.selectStmt, 'SelectStmt')?.valuesLists)
      read(insert.selectStmt, own, around, span, isOutermost)
    const skipped = ['withClause', 'fromClause', 'selectStmt', ...(select ? [] : ['usingClause'])]
    for (const [key, value] of Object.entries(body)) if (!skipped.includes(key)) walk(value)
    const values = of(insert?.selectStmt, 'SelectStmt')?.valuesLists
    if (values) walk(values)
    level.text = cut(text, span, inner)
    return { columns: answeredBy(level), within: levels.slice(first) }

    function readRange(from: Node, nullable: readonly Range[]): Range[] {
      const sampled = of(from, 'RangeTableSample')?.relation
      if (sampled) return readRange(sampled, nullable)
      const table = of(from, 'RangeVar')
      const query = of(from, 'RangeSubselect')
      const join = of(from, 'JoinExpr')
      const made = of(from, 'RangeFunction')
      if (table) return add(rangeOf(table, own))
      if (query?.subquery) {
        // Only a lateral one sees what stands beside it.
        const { columns, within } = under(query.subquery, query.lateral ? [level, ...around] : around)
        const given = new Set((query.alias?.colnames ?? []).map(word))
        return add({ name: query.alias?.aliasname ?? '', columns: given.size > 0 ? given : columns, within })
      }
      if (made) {
        walk(made.functions)
        const name = made.alias?.aliasname ?? ''
        const listed = (made.coldeflist ?? []).map((one) => of(one, 'ColumnDef')?.colname ?? '')
        const given = [...(made.alias?.colnames ?? []).map(word), ...listed]
        return add({ name, columns: new Set(given.length > 0 ? given : [name]) })
      }
      if (!join?.larg || !join.rarg) throw new Error(`Nothing is known of ${Object.keys(from)[0]} in from`)
      const left = readRange(join.larg, nullable)
      const right = readRange(join.rarg, nullable)
      const missing = { JOIN_LEFT: right, JOIN_RIGHT: left, JOIN_FULL: [...left, ...right] }[join.jointype as string]
      if (join.quals) {
        conditions.push({ condition: join.quals, nullable: missing ?? [] })
        walk(join.quals)
      }
      for (const column of (join.usingClause ?? []).map(word)) joined.push({ column, left, right, isInner: !missing })
      return [...left, ...right]
    }

    function add(range: Range) {
      ranges.push(range)
      return [range]
    }

    function walk(value: unknown): void {
      if (typeof value !== 'object' || value === null) return
      const sub = of(value as Node, 'SubLink')
      if (sub?.subselect) {
        walk(sub.testexpr)
        under(sub.subselect, [level, ...around])
        return
      }
      if (!Array.isArray(value)) parts.push(value as Node)
      for (const one of Object.values(value)) walk(one)
    }
  }

  function rangeOf(table: RangeVar, names: Names): Range {
    const relation = table.relname ?? ''
    const name = table.alias?.aliasname ?? relation
    const answered = table.schemaname ? undefined : names.get(relation)
    if (answered) return { name, ...answered }
    const isOurs = !table.schemaname || table.schemaname === 'public'
    const columns = isOurs ? catalogue.columns.get(relation) : undefined
    return { name, table: columns ? relation : `${table.schemaname ?? '?'}.${relation}`, columns: new Set(columns) }
  }
}

const isQuery = (node: Node) =>
  ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'].some((kind) => kind in node)

function fromOf(node: Node): readonly Node[] {
  return (
    of(node, 'SelectStmt')?.fromClause ??
    of(node, 'UpdateStmt')?.fromClause ??
    of(node, 'DeleteStmt')?.usingClause ??
    []
  )
}

function answeredBy({ node, ranges }: Level): ReadonlySet<string> {
  const select = of(node, 'SelectStmt')
  if (select?.valuesLists) {
    const first = of(select.valuesLists[0], 'List')?.items ?? []
    return new Set(first.map((_, index) => `column${index + 1}`))
  }
  const body = of(node, 'InsertStmt') ?? of(node, 'UpdateStmt') ?? of(node, 'DeleteStmt')
  const listed = select ? (select.targetList ?? []) : (body?.returningClause?.exprs ?? [])
  const names = listed.flatMap((one) => {
    const target = of(one, 'ResTarget')
    if (target?.name) return [target.name]
    const fields = of(target?.val, 'ColumnRef')?.fields ?? []
    const last = fields.at(-1)
    if (!last || !('A_Star' in last)) return [word(last) || nameOf(target?.val)]
    const [of_] = fields.length > 1 ? fields : []
    return ranges.filter(({ name }) => !of_ || name === word(of_)).flatMap(({ columns }) => [...columns])
  })
  return new Set(names)
}

const nameOf = (value: Node | undefined): string =>
  of(value, 'TypeCast') ? nameOf(of(value, 'TypeCast')?.arg) : word(of(value, 'FuncCall')?.funcname?.at(-1))

/** From the bracket before it to the one that closes it, over all of its parts. */
function spanOf(query: Node, text: string, around: Span): Span {
  const places = placesIn(query)
  const last = Math.max(...places)
  for (let start = Math.min(...places); start > around.start; ) {
    for (let depth = 0; start > around.start; ) {
      start--
      if (text[start] === ')') depth++
      else if (text[start] === '(' && depth-- === 0) break
    }
    let end = start + 1
    for (let depth = 1; end < around.end && depth > 0; end++) {
      if (text[end] === '(') depth++
      else if (text[end] === ')') depth--
    }
    if (text[start] === '(' && end > last) return { start, end }
  }
  // Has no brackets of its own: the outermost, an arm of several, or what an insert chooses.
  return around
}

/** Of the letters where its parts begin. */
function placesIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'location' && typeof one === 'number' && one >= 0 ? [one] : placesIn(one),
  )
}

function cut(text: string, span: Span, inner: readonly Span[]): string {
  let at = span.start
  let left = ''
  for (const { start, end } of inner.filter(({ start }) => start > span.start).toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    left += `${text.slice(at, start)}(…)`
    at = end
  }
  return (left + text.slice(at, span.end))
    .replaceAll(/"(\w+)"/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
