/** What is read here of a JSON schema. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly format?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly [other: string]: unknown
}

/** By the name of a field, or by 'parent.field' where the name alone says too little. */
export type Examples = Readonly<Record<string, unknown>>

/** A value as the schema wants it, made of what its fields are called. */
export function exampleOf(schema: Schema, known: Examples, name = '', parent = ''): unknown {
  const fixed = [schema.const, schema.enum?.[0]].find((value) => value !== undefined)
  for (const key of [`${parent}.${name}`, name]) {
    const value = known[key]
    const isOfEnum = schema.enum === undefined || schema.enum.includes(value)
    if (key in known && schema.const === undefined && isOfEnum && hasType(schema, value)) return value
  }
  if (fixed !== undefined) return fixed
  const choices = schema.anyOf ?? schema.oneOf
  const [first] = choices?.filter(({ type }) => type !== 'null') ?? []
  if (first) return exampleOf(first, known, name, parent)
  if (schema.default !== undefined) return schema.default
  const [type] = [schema.type ?? 'string'].flat()
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(field, known, key, name)]))
  }
  if (type === 'array') {
    const one = schema.items === undefined ? null : exampleOf(schema.items, known, name, parent)
    return Array.from({ length: schema.minItems ?? 1 }, () => one)
  }
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  return 'text'
}

function hasType({ type, anyOf, oneOf }: Schema, value: unknown): boolean {
  const choices = anyOf ?? oneOf
  if (choices) return choices.some((choice) => hasType(choice, value))
  return type === undefined || [type].flat().some((one) => isOfType(one, value))
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return type === 'integer' ? Number.isInteger(value) : typeof value === type
}
