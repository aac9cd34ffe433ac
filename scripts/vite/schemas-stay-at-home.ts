import { type ESTree, type Plugin, parseSync } from 'vite'
import * as schemas from 'zod/mini'

/**
 * The browser calls by a contract's method and path and never checks a schema: the server does. In its build zod is one
 * thing that answers to everything with itself, and of an endpoint stands what a call reads: 12 kB less on every first visit.
 */
export function schemasStayAtHome(): Plugin {
  const id = '\0inert-schemas'
  return {
    name: 'schemas-stay-at-home',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === 'zod/mini' ? id : null),
    load: (wanted) => {
      if (wanted !== id) return null
      const exported = Object.keys(schemas).map((name) => `inert as ${name}`)
      return `const inert = new Proxy(() => inert, { get: () => inert })\nexport { ${exported.join(', ')} }`
    },
    transform: {
      filter: { id: /src.(domains.*(contract|limits)|lib.(text|pagination|limits|api.work))\.ts$/ },
      handler: (code, file) => ({
        code: withoutSchemas(code, parseSync(file, code).program.body),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}

/** Of `errors` the codes: who refused a call is told by them. */
const readByCalls = new Set(['method', 'path', 'access', 'envelope', 'headers', 'errors'])

/** At the top of a module: inside of a function a schema is made by nobody. */
function withoutSchemas(code: string, program: readonly ESTree.Node[]): string {
  const makers = new Set(['z'])
  const changes: { start: number; end: number; text: string }[] = []
  const look = (node: unknown) => {
    if (Array.isArray(node)) for (const one of node) look(one)
    if (!isNode(node) || /Function/.test(node.type) || node.type.startsWith('TS')) return
    if (node.type === 'ImportDeclaration' && /lib\/(text|pagination)\.ts$/.test(node.source.value))
      for (const { local } of node.specifiers) makers.add(local.name)
    if (node.type === 'CallExpression' && makers.has(rootOf(node)))
      changes.push({ start: node.start, end: node.end, text: 'z.any' })
    else if (node.type === 'CallExpression' && rootOf(node) === 'endpoints') {
      look(node.arguments)
      changes.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' })
    } else if (node.type === 'Property' && isEndpoint(node.value)) {
      const kept = node.value.properties.filter(
        (field) => field.type === 'Property' && readByCalls.has(nameOf(field.key)),
      )
      const write = (part: ESTree.Node): string => {
        if (part.type !== 'Property' || part.value.type !== 'ObjectExpression' || nameOf(part.key) !== 'errors')
          return code.slice(part.start, part.end)
        const codes = part.value.properties.map((one) =>
          one.type === 'Property' ? `${code.slice(one.key.start, one.key.end)}: z.any` : write(one),
        )
        return `errors: { ${codes.join(', ')} }`
      }
      const text = kept.map(write).join(', ')
      changes.push({ start: node.value.start, end: node.value.end, text: `{ ${text} }` })
    } else for (const part of Object.values(node)) look(part)
  }
  look(program)
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code)
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const nameOf = (key: ESTree.Node) => (key.type === 'Identifier' ? key.name : '')
const isEndpoint = (value: ESTree.Node): value is ESTree.ObjectExpression =>
  value.type === 'ObjectExpression' &&
  ['method', 'path', 'output'].every((name) =>
    value.properties.some((one) => one.type === 'Property' && nameOf(one.key) === name),
  )

/** The `z` of `z.string().check(...)`. */
function rootOf(node: ESTree.Node): string {
  if (node.type === 'CallExpression') return rootOf(node.callee)
  if (node.type === 'MemberExpression') return rootOf(node.object)
  return nameOf(node)
}
