import { measurePage } from '../domains/health/ui/measure-page.ts'
import { registerServiceWorker } from './register-service-worker.ts'

/** What a page does once it lives; `route`: its id in the router. */
export function afterStart(route: string | undefined) {
  registerServiceWorker()
  if (import.meta.env.PROD && route) void measurePage(route)
}
