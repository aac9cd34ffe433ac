import { measurePage } from '../domains/health/ui/measure-page.ts'
import { registerServiceWorker } from './register-service-worker.ts'

/** What a page does once it lives. */
export function afterStart() {
  registerServiceWorker()
  const { route } = document.body.dataset
  if (import.meta.env.PROD && route) void measurePage(route)
}
