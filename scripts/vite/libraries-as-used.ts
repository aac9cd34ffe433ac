import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What is said and drawn: a hundred lines of our own for i18next and react-i18next, and one component for what lucide
 * draws its icons with. 16 kB less on every first visit, and a third less to do for the server that renders a page.
 */
export function ownTextsAndIcons(): Plugin {
  const own = (path: string) => join(import.meta.dirname, '../../src', path)
  const icons = '\0own-icons'
  return {
    name: 'own-texts-and-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => {
      if (source === 'i18next' || source === 'react-i18next') return own('i18n/as-used.tsx')
      return source === '../createLucideIcon.mjs' ? icons : null
    },
    load: (wanted) =>
      wanted === icons ? `export { createIcon as default } from ${JSON.stringify(own('ui/icon-as-used.tsx'))}` : null,
  }
}

/**
 * Pages here read by loaders and write by calls, know every path from the start, prefetch nothing and have no view
 * transitions, actions or hidden trees of React (`tests/architecture.test.ts` holds it). What React Router and React have
 * for that never runs in a browser: those functions are left empty, 10 kB less on every first visit. A library that has
 * one of them no more breaks the build.
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
    ...['applyViewTransitionName', 'measureNestedViewTransitions', 'commitDeletedPairViewTransitions'],
    ...['commitEnterViewTransitions', 'commitExitViewTransitions', 'commitAppearingPairViewTransitions'],
    ...['updateActivityComponent', 'updateSuspenseListComponent'],
    ...['mountActionState', 'updateActionStateImpl', 'runActionStateAction', 'dispatchActionState'],
    ...['preinitStyle', 'preinitScript', 'preinitModuleScript', 'preloadModule'],
    ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  ],
}

export function librariesAsUsed(): Plugin {
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
            'gm',
          )
          const found = left.match(whole)?.length ?? 0
          if (found !== 1) throw new Error(`${id} has ${found} functions ${name} and not one: see librariesAsUsed`)
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
export function calendarAsShown(): Plugin {
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
