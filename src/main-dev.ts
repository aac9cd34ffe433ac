import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type EnvironmentModuleNode } from 'vite'
import type { RunningApp } from './http/server.ts'
import type { Config } from './lib/config.server.ts'
import { freePort } from './lib/postgres.server.ts'

const entry = '/src/http/server.ts'

/** The app out of Vite's live modules: pages change in place, a change of the server's own modules starts a new app. */
export async function startDevApp(config: Config, databaseUrl: string): Promise<RunningApp> {
  const watch = { ignored: [`${config.dataDir}/**`, '**/build/**'] }
  const server = { middlewareMode: true as const, hmr: { port: await freePort() }, watch }
  const dev = await createServer({ server, appType: 'custom' })
  const load = async (): Promise<typeof import('./http/server.ts').startApp> =>
    (await dev.ssrLoadModule(entry)).startApp
  let app = await (await load())(config, { databaseUrl, dev })
  let restarting = Promise.resolve()
  let isDue = false

  const restart = async () => {
    await sleep(100)
    isDue = false
    // Vite says itself what is wrong with a module; the app goes on as it was.
    const startApp = await load().catch(() => null)
    if (!startApp) return
    await app.close()
    app = { ...app, close: async () => {} }
    app = await startApp(config, { databaseUrl, dev })
    console.log('The server has taken the change')
  }
  dev.watcher.on('all', (_event, file) => {
    const modules = dev.environments.ssr?.moduleGraph.getModulesByFile(file.replaceAll('\\', '/'))
    if (isDue || ![...(modules ?? [])].some((module) => isOfServer(module))) return
    isDue = true
    restarting = restarting.then(restart).catch((error: unknown) => console.error(error))
  })
  const close = async () => {
    isDue = true
    await restarting
    await Promise.all([app.close(), dev.close()])
  }
  return { address: app.address, close }
}

/** Whether the server itself stands on the module, and not only pages, which React Router loads anew. */
function isOfServer(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (module.url === entry) return true
  if (seen.has(module) || module.url.includes('virtual:react-router')) return false
  seen.add(module)
  return [...module.importers].some((importer) => isOfServer(importer, seen))
}
