import * as z from 'zod/mini'
import type { Schema } from './example.ts'

type Io = 'input' | 'output'

/** By the name that a contract exports it under. */
export type SchemaNames = Readonly<Record<string, z.ZodMiniType>>

const prefix = '#/components/schemas/'

export type NamedSchemas = ReturnType<typeof namedSchemas>

/** Schemas as a description has them: one with a name stands once, and everywhere else is a reference to it. */
export function namedSchemas(names: SchemaNames, outputs: readonly z.ZodMiniType[]) {
  const components: Record<string, Schema> = {}
  const known = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() }

  const converted = { input: new Map<z.ZodMiniType, Schema>(), output: new Map<z.ZodMiniType, Schema>() }
  const convert = (schema: z.ZodMiniType, io: Io): Schema => {
    const before = converted[io].get(schema)
    if (before) return before
    const { $defs = {}, ...rest } = jsonSchema(schema, io, known[io]) as Schema & { $defs?: Record<string, Schema> }
    for (const [name, definition] of Object.entries(moved($defs) as Record<string, Schema>))
      components[name] ??= definition
    const made = moved(rest) as Schema
    converted[io].set(schema, made)
    return made
  }

  for (const [name, schema] of Object.entries(names)) known.output.add(schema, { id: name })
  for (const output of outputs) convert(output, 'output')
  // What may be left out when it is sent is there when it is answered: then these are two shapes.
  for (const [name, schema] of Object.entries(names)) {
    const isOne = !components[name] || sameJson(jsonSchema(schema, 'input'), jsonSchema(schema, 'output'))
    known.input.add(schema, { id: isOne ? name : `${name}Input` })
  }

  const resolve = (schema: Schema): Schema => components[nameOf(schema)] ?? schema
  return {
    convert,
    resolve,
    /** The rest of an input, some of whose fields travel elsewhere. */
    body: (schema: Schema, body: Schema): Schema => {
      if (!schema.$ref) return body
      if (sameJson(Object.keys(resolve(schema).properties ?? {}), Object.keys(body.properties ?? {}))) return schema
      const name = `${nameOf(schema)}Body`
      components[name] ??= body
      return sameJson(components[name], body) ? { $ref: `${prefix}${name}` } : body
    },
    /** Those that are led to from there, also by way of others. */
    usedBy: (part: unknown): Record<string, Schema> => {
      const used = new Map<string, Schema>()
      const follow = (from: unknown) => {
        for (const name of referencesOf(from)) {
          const schema = components[name]
          if (!schema || used.has(name)) continue
          used.set(name, schema)
          follow(schema)
        }
      }
      follow(part)
      return Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}

/** Of what a reference leads to. */
export const nameOf = ({ $ref }: Schema) => String($ref ?? '').slice(prefix.length)
const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const moved = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === '$ref' ? value.replace('#/$defs/', prefix) : value))

const referencesOf = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? '')

/** Whole, whatever has a name. */
export function jsonSchema(schema: z.ZodMiniType, io: Io, metadata = z.registry<{ id: string }>()): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema: made }) => {
      // Of every whole number: that it is one a computer can count to.
      if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum
      if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum
      if (made.format === 'uuid') delete made.pattern
    },
  }) as Schema & { $schema: string }
  return rest
}
