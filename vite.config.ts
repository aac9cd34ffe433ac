import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'
import { calendarAsShown, librariesAsUsed, ownTextsAndIcons } from './scripts/vite/libraries-as-used.ts'
import { schemasStayAtHome } from './scripts/vite/schemas-stay-at-home.ts'

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

/** What starts the server, beside it: from its source, Node would keep in memory for ever what took the types out. */
function start(): Plugin {
  return {
    name: 'start',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    closeBundle: {
      sequential: true,
      handler: async () => {
        const output = { ...oneByte, entryFileNames: 'main.js', chunkFileNames: '[name].js' }
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            ssr: 'src/main.ts',
            target: 'esnext',
            outDir: 'build/server',
            emptyOutDir: false,
            rolldownOptions: { output },
          },
        })
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
  test: /src\/(web\/(root|register-service-worker|layout\/(header|footer))|ui\/(field|select|picture|stars|error-text)|lib\/months|domains\/texts|domains\/providers\/(contract|ui\/(free-times|rating|provider-texts|prices|share-button))|domains\/bookings\/ui\/selection|domains\/scheduling\/(contract|ui\/month-table)|domains\/favourites\/ui\/heart)\.tsx?|icons\/(badge-check|heart|map-pin|clock|calendar-check|chevron-right|chevron-left|navigation|circle-exclamation-point|star)\.mjs/,
}

/** Of these a process would read megabytes at its start for a few parts; with what they stand on, which is theirs to find. */
const bundled = [
  ...['lucide-react', 'react-email', '@react-email/render', 'entities', 'html5parser', 'html-to-text', 'deepmerge-ts'],
  ...['selderee', '@selderee/plugin-htmlparser2', 'htmlparser2', 'dom-serializer', 'domhandler', 'domutils'],
  ...['domelementtype', 'parseley', 'leac', 'peberminta'],
  // Hundreds of small files, each of which takes half a millisecond of every start.
  ...['kysely', 'zod', 'jose', 'hono', '@hono/node-server', 'age-encryption', /^@noble\//, /^@scure\//],
  ...['@tanstack/react-query', '@tanstack/query-core', 'react-i18next', '@internationalized/date'],
  ...['prom-client', '@opentelemetry/api', 'tdigest', 'bintrees', 'rate-limiter-flexible', 'nodemailer'],
]

/** Where the browser's calls go, and where else they may be sent; read in `src/lib/api/api-base.ts`. */
const apiSettings = {
  builtApiBase: JSON.stringify(process.env.API_BASE_URL?.trim() ?? ''),
  builtApiOrigins: JSON.stringify((process.env.API_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean)),
}

/**
 * One letter beyond Latin-1 and the process holds every letter of the file in two bytes: all are written as escapes, and
 * what the libraries explain to their readers stays with them.
 */
const oneByte = { charset: 'ascii', comments: { legal: true, annotation: false, jsdoc: false } } as const

/** Told with every crash; `scripts/setup.mjs` names the sources when nobody names a release. */
const release = {
  builtRelease: JSON.stringify((process.env.RELEASE || 'development').replaceAll(/[^\w.+-]/g, '-').slice(0, 64)),
}

export default defineConfig(({ command }) => ({
  define: { ...apiSettings, ...release },
  plugins: [
    schemasStayAtHome(),
    calendarAsShown(),
    ownTextsAndIcons(),
    librariesAsUsed(),
    tailwindcss(),
    reactRouter(),
    precompress(),
    start(),
  ],
  build: { target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shell, frame] } } } } },
    ssr: {
      // From the sources all of them are loaded as they are: some are CommonJS, which Vite runs only bundled.
      resolve: { noExternal: command === 'build' ? bundled : [] },
      build: {
        target: 'esnext',
        rolldownOptions: { input: './src/http/server.ts', output: oneByte },
      },
    },
  },
}))
