import type pg from 'pg'
import { copied, distributedBy } from '../../src/lib/distribution.ts'

/** A query as the database has read it: `{KIND :field value :field ({KIND …} …)}`, lists without their brackets. */
type Tree = { kind: string; fields: ReadonlyMap<string, readonly Value[]> }
type Value = Tree | string

/** What may answer otherwise the next time: by a setting or the clock, or (`isChance`) for every row. */
type Mutable = { name: string; isChance: boolean }

const isWrite = /(^|[()])\s*(\/\*.*?\*\/\s*)?(insert into|update|delete from|merge into)\b/is

/** By their numbers in the database: of functions, operators and types (as text), what is no certainty. */
type Known = { tables: ReadonlyMap<string, string>; mutable: ReadonlyMap<string, Mutable> }

/**
 * Reads what the rows that a statement changes or deletes, of those that lie on nodes or are copied to them, are chosen and set by:
 * the functions, operators and casts that depend on a setting where a column stands in them or where they are chosen
 * (`case`, `coalesce`), and on chance anywhere. What goes back, and what a conflict sets, may depend on nothing at all. The
 * answer is empty where all is given. Throws when the database does not take the statement.
 */
export async function settingsReader(client: pg.ClientBase): Promise<(text: string) => Promise<string[]>> {
  const known = await readKnown(client)
  return async (text) => {
    // The queue makes its tables itself, and lies beside all that is on nodes.
    if (!isWrite.test(text) || /\bpgboss\./.test(text)) return []
    const [body = ''] = await analyse(client, text)
    const writes = nodesIn(readTrees(body), true).filter(
      ({ kind, fields }) => kind === 'QUERY' && isOnNodes(fields, known),
    )
    return [...new Set(writes.flatMap((write) => dependsOn(write, known)))]
  }
}

async function readKnown(client: pg.ClientBase): Promise<Known> {
  const tables = await client.query<{ oid: string; name: string; columns: string[] }>(`
    select c.oid::text, c.relname::text as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1, 2`)
  const laid = tables.rows.filter(({ name, columns }) => copied.includes(name) || distributedBy(name, columns) !== null)
  const mutable = await client.query<{ of: string; name: string; volatility: string }>(`
    select 'function ' || oid as of, proname::text as name, provolatile as volatility from pg_proc where provolatile <> 'i'
    union all select 'operator ' || o.oid, o.oprleft::regtype || ' ' || o.oprname || ' ' || o.oprright::regtype, p.provolatile
      from pg_operator o join pg_proc p on p.oid = o.oprcode where p.provolatile <> 'i'
    union all select 'from text ' || t.oid, 'text::' || t.typname, p.provolatile
      from pg_type t join pg_proc p on p.oid = t.typinput where p.provolatile <> 'i'
    union all select 'to text ' || t.oid, t.typname || '::text', p.provolatile
      from pg_type t join pg_proc p on p.oid = t.typoutput where p.provolatile <> 'i'`)
  return {
    tables: new Map(laid.map(({ oid, name }) => [oid, name])),
    mutable: new Map(mutable.rows.map(({ of, name, volatility }) => [of, { name, isChance: volatility === 'v' }])),
  }
}

/** The statement as the body of a function, which is kept as it was read; of which types its parameters are, preparing it says. */
async function analyse(client: pg.ClientBase, text: string): Promise<string[]> {
  let count = 0
  // As many parameters as places: of which type one is, each says for itself.
  const statement = text
    .replaceAll(/\$\d+/g, () => `$${++count}`)
    // Recorded without its numbers.
    .replaceAll(/\b(group|order) by 0(, 0)*\b/gi, '$1 by 1')
  await client.query('begin')
  try {
    await client.query(`prepare judged as ${statement}`)
    const { rows } = await client.query<{ types: string[] }>(
      "select parameter_types::text[] as types from pg_prepared_statements where name = 'judged'",
    )
    const types = rows[0]?.types.join(', ') ?? ''
    await client.query(
      `create function pg_temp.judged(${types}) returns void language sql begin atomic ${statement}; end`,
    )
    const bodies = await client.query<{ body: string }>(
      "select prosqlbody::text as body from pg_proc where proname = 'judged' and pronamespace = pg_my_temp_schema()",
    )
    return bodies.rows.map(({ body }) => body)
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

function readTrees(text: string): Value[] {
  const words = text.match(/[{}()]|(?:\\.|[^\s{}()\\])+/g) ?? []
  let next = 0
  return readValues()

  function readValues(): Value[] {
    const values: Value[] = []
    for (let word = words[next]; word !== undefined && word !== '}' && !/^:[a-z]/.test(word); word = words[next]) {
      next++
      if (word === '{') values.push(readTree())
      else if (word !== '(' && word !== ')') values.push(word)
    }
    return values
  }

  function readTree(): Tree {
    const kind = words[next++] ?? ''
    const fields = new Map<string, Value[]>()
    while (words[next] !== '}') {
      const name = words[next++]?.slice(1) ?? ''
      fields.set(name, readValues())
    }
    next++
    return { kind, fields }
  }
}

const wordOf = (fields: Tree['fields'], name: string) => {
  const [value] = fields.get(name) ?? []
  return typeof value === 'string' ? value : ''
}

/** All in it, the outermost first; `isDeep`: also of the queries in it. */
function nodesIn(values: readonly Value[], isDeep = false): Tree[] {
  return values.flatMap((value) => {
    if (typeof value === 'string') return []
    if (value.kind === 'QUERY' && !isDeep) return [value]
    return [value, ...[...value.fields.values()].flatMap((inside) => nodesIn(inside, isDeep))]
  })
}

function isOnNodes(fields: Tree['fields'], { tables }: Known): boolean {
  const written = fields.get('rtable')?.[Number(wordOf(fields, 'resultRelation')) - 1]
  return typeof written === 'object' && tables.has(wordOf(written.fields, 'relid'))
}

const command = { update: '2', insert: '3' }

function dependsOn({ fields }: Tree, { mutable }: Known): string[] {
  const isUpdate = wordOf(fields, 'commandType') === command.update
  const isInsert = wordOf(fields, 'commandType') === command.insert
  const free = [
    ...(isUpdate ? (fields.get('targetList') ?? []) : []),
    ...(isInsert ? [] : (fields.get('jointree') ?? [])),
  ]
  const strict = [...(fields.get('returningList') ?? []), ...(fields.get('onConflict') ?? [])]
  const chosen = nodesIn(free).filter(({ kind }) => kind === 'CASEEXPR' || kind === 'COALESCEEXPR')
  const found = [
    ...nodesIn(strict).flatMap(mutableBy),
    ...nodesIn(free, true)
      .flatMap(mutableBy)
      .filter(({ isChance }) => isChance),
    ...nodesIn(chosen).flatMap(mutableBy),
    ...nodesIn(free)
      .filter((node) => nodesIn([node]).some(({ kind }) => kind === 'VAR'))
      .flatMap(mutableBy),
  ]
  return found.map(({ name }) => name)

  /** The node itself, without what stands in it. */
  function mutableBy({ kind, fields: own }: Tree): Mutable[] {
    if (kind === 'SQLVALUEFUNCTION') return [{ name: 'current_timestamp', isChance: false }]
    if (kind === 'NEXTVALUEEXPR') return [{ name: 'nextval', isChance: true }]
    const asked =
      kind === 'FUNCEXPR'
        ? [`function ${wordOf(own, 'funcid')}`]
        : kind === 'COERCEVIAIO'
          ? [`to text ${typeOf(own.get('arg'))}`, `from text ${wordOf(own, 'resulttype')}`]
          : [...(own.get('opno') ?? []), ...(own.get('opnos') ?? [])].map((operator) => `operator ${operator}`)
    return asked.flatMap((one) => mutable.get(one) ?? [])
  }
}

/** Whatever it is, it says so in a field of its own. */
function typeOf([value]: readonly Value[] = []): string {
  if (typeof value !== 'object') return ''
  const name = [...value.fields.keys()].find((field) => /^(\w*type|array_typeid)$/.test(field))
  return name ? wordOf(value.fields, name) : ''
}
