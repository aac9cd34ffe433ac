import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type ESTree, type Plugin, parseSync } from 'vite'
import * as schemas from 'zod/mini'

const assets = 'build/client/assets'

/** Writes `.br` and `.gz` beside every text asset, so that the server never compresses a file. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // The last of the two builds: by then React Router has written its manifest beside the client's files.
    applyToEnvironment: (environment) => environment.name === 'ssr',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        for (const name of await readdir(assets)) {
          if (!/\.(js|css|svg|json)$/.test(name)) continue
          const file = join(assets, name)
          const bytes = await readFile(file)
          await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
          await writeFile(`${file}.gz`, await promisify(gzip)(bytes))
        }
      },
    },
  }
}

/**
 * What every page needs, in two files: the libraries, which seldom change, and the frame around the page with all it
 * stands on. Cut by who else uses which part, it would be thirty and 14 kB more.
 */
const shell = { name: 'shell', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }
const frame = {
  name: 'frame',
  test: /src\/(web\/(root|register-service-worker|layout\/(header|footer))|ui\/(field|select|picture|stars|error-text)|lib\/months|domains\/texts|domains\/providers\/(contract|ui\/(provider-card|provider-texts|prices|share-button))|domains\/bookings\/ui\/selection|domains\/scheduling\/(contract|ui\/month-table))\.tsx?|icons\/(badge-check|map-pin|clock|calendar-check|chevron-right|chevron-left|navigation|circle-exclamation-point|star)\.mjs/,
}

/**
 * The browser calls by a contract's method and path and never checks a schema: the server does. In its build zod is one
 * thing that answers to everything with itself, and of an endpoint stands what a call reads: 12 kB less on every first visit.
 */
function schemasStayAtHome(): Plugin {
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
      filter: { id: /src.(domains.*(contract|limits)|lib.(text|pagination|limits))\.ts$/ },
      handler: (code, file) => ({
        code: withoutSchemas(code, parseSync(file, code).program.body),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}

/** Of these a process would read megabytes at its start for a few parts; with what they stand on, which is theirs to find. */
const bundled = [
  ...['lucide-react', 'react-email', '@react-email/render', 'entities', 'html5parser', 'html-to-text', 'deepmerge-ts'],
  ...['selderee', '@selderee/plugin-htmlparser2', 'htmlparser2', 'dom-serializer', 'domhandler', 'domutils'],
  ...['domelementtype', 'parseley', 'leac', 'peberminta'],
]

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

/**
 * What is said and drawn in browsers: a hundred lines of our own for i18next and react-i18next, and one component for what
 * lucide draws its icons with. 16 kB less on every first visit.
 */
function ownTextsAndIcons(): Plugin {
  const own = (path: string) => join(import.meta.dirname, 'src', path)
  const icons = '\0own-icons'
  return {
    name: 'own-texts-and-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => {
      if (source === 'i18next' || source === 'react-i18next') return own('i18n/in-browser.tsx')
      return source === '../createLucideIcon.mjs' ? icons : null
    },
    load: (wanted) =>
      wanted === icons
        ? `export { createIcon as default } from ${JSON.stringify(own('ui/icon-in-browser.tsx'))}`
        : null,
  }
}

/**
 * Pages here read by loaders and write by calls, know every path from the start, prefetch nothing and have no view
 * transitions (`tests/architecture.test.ts` holds it). What React Router and React have for that never runs in a browser:
 * those functions are left empty, 8 kB less on every first visit. A library that has one of them no more breaks the build.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  'react-router/dist/production/lib/router/router.js': [
    ...['handleAction', 'fetch', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes'],
    ...['getBlocker', 'deleteBlocker', 'updateBlocker', 'shouldBlockNavigation'],
  ],
  'react-router/dist/production/lib/router/instrumentation.js': [
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'consumeInstrumentationClientResultMetaReceiver',
  ],
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': [
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'useFogOFWarDiscovery',
  ],
  'react-router/dist/production/lib/dom/ssr/components.js': ['PrefetchPageLinks'],
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': [
    'singleFetchActionStrategy',
    'singleFetchLoaderFetcherStrategy',
    'nonSsrStrategy',
  ],
  'react-router/dist/production/lib/dom/ssr/routes.js': [
    'createClientRoutesWithHMRRevalidationOptOut',
    'wrapShouldRevalidateForHdr',
  ],
  'react-dom/cjs/react-dom-client.production.js': [
    'startViewTransition',
    'measureViewTransitionHostInstancesRecursive',
    'restoreViewTransitionName',
    'applyViewTransitionToHostInstancesRecursive',
  ],
}

function librariesAsUsed(): Plugin {
  const library = /node_modules.(react-(?:router|dom).*)$/
  return {
    name: 'libraries-as-used',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: library },
      handler: (code, id) => {
        const names = unused[library.exec(id)?.[1]?.replaceAll('\\', '/') ?? '']
        if (!names) return null
        const emptied = names.reduce((left, name) => {
          const whole = new RegExp(
            `^([\\t ]*)((?:async )?function ${name}\\((?:.*|[^)]*)\\) \\{)\\n[\\s\\S]*?\\n\\1\\}$`,
            'm',
          )
          if (!whole.test(left)) throw new Error(`${id} has no ${name} any more: see librariesAsUsed`)
          return left.replace(whole, '$1$2}')
        }, code)
        return { code: emptied, map: null }
      },
    },
  }
}

/**
 * Of FullCalendar a day and a week of hours are shown, of entries at hand. Its month, the feeds it could fetch and its
 * recurrences are left out, and the Temporal it brings for browsers without one: `domains/calendar/ui/calendar.tsx` gives
 * them one beforehand. 7 kB less; whoever updates the library and finds no such piece any more is told by the build.
 */
function calendarAsShown(): Plugin {
  const pieces: readonly [of: RegExp, piece: RegExp, instead: (found: string) => string][] = [
    [/temporal-polyfill.fns.\w+\.js$/, /(NativeTemporal \?)/g, () => 'true ?'],
    // The one that was given is there before this, and after `root.js`.
    [
      /funcApi-native\.js$/,
      /import \{ (NativeTemporal) \} from "[^"]*";/,
      (name) => `const ${name} = globalThis.Temporal`,
    ],
    [/temporal-polyfill.chunks.funcApi-shim\.js$/, /^[\s\S]*export \{([^}]*)\};?\s*$/, namesOfNothing],
    [
      fullCalendar,
      /^[\s\S]*export \{ dayGridPlugin as (\w+) \};?\s*$/,
      (name) => `export const ${name} = { name: 'daygrid' }`,
    ],
    [
      fullCalendar,
      /(?<=globalPlugins = \[[^\]]*?)((?:func|jsonFeed)EventSourcePlugin,|simpleRecurringEventsPlugin,)/g,
      () => '',
    ],
  ]
  const left = new Set(pieces)
  return {
    name: 'calendar-as-shown',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: [fullCalendar, /temporal-polyfill/] },
      handler: (code, id) => {
        let shown = code
        for (const row of pieces) {
          const [of, piece, instead] = row
          const before = shown
          if (of.test(id)) shown = shown.replace(piece, (_, found: string) => instead(found))
          if (shown !== before) left.delete(row)
        }
        return shown === code ? null : { code: shown, map: null }
      },
    },
    buildEnd: (error) => {
      if (!error && left.size > 0)
        throw new Error(`not found in FullCalendar: ${[...left].map(([, piece]) => piece).join(' ')}`)
    },
  }
}
const fullCalendar = /@fullcalendar.react.chunks/
function namesOfNothing(exported: string) {
  const names = exported.split(',').map((name) => name.trim().split(' as ').at(-1))
  return `const nothing = undefined\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} }`
}

/** Where the browser's calls go, and where else they may be sent; read in `src/lib/api/api-base.ts`. */
const apiSettings = {
  builtApiBase: JSON.stringify(process.env.API_BASE_URL?.trim() ?? ''),
  builtApiOrigins: JSON.stringify((process.env.API_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean)),
}

/** Told with every crash; `scripts/setup.mjs` names the sources when nobody names a release. */
const release = {
  builtRelease: JSON.stringify((process.env.RELEASE || 'development').replaceAll(/[^\w.+-]/g, '-').slice(0, 64)),
}

export default defineConfig({
  define: { ...apiSettings, ...release },
  plugins: [
    schemasStayAtHome(),
    calendarAsShown(),
    ownTextsAndIcons(),
    librariesAsUsed(),
    tailwindcss(),
    reactRouter(),
    precompress(),
  ],
  build: { target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shell, frame] } } } } },
    ssr: {
      resolve: { noExternal: bundled },
      build: { target: 'esnext', rolldownOptions: { input: './src/http/server.ts' } },
    },
  },
})
