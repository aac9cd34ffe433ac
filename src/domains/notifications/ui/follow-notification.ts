import { ownPath } from '../../../lib/safe-redirect.ts'
import type { Notification } from '../contract.ts'

const lastResort = '/provider/dashboard'

type Ways = {
  go: (path: string) => unknown
  /** Leaves the page behind. */
  load: (path: string) => void
}

/** Where a notification leads: only to pages of this site, and where one way fails, along the next. */
export async function followNotification(
  { id, actionLink, metadata }: Pick<Notification, 'id' | 'actionLink' | 'metadata'>,
  { go, load }: Ways,
): Promise<void> {
  const route = metadata.targetRoute ?? actionLink
  if (!route) return console.warn(`Notification ${id} leads nowhere`)
  for (const path of [route, metadata.fallbackRoute, lastResort]) {
    if (!path) continue
    try {
      if (path !== '/' && ownPath(path) === '/') throw new Error('This notification leads off the site')
      await go(ownPath(path))
      return
    } catch (error) {
      console.error(error)
    }
  }
  load(lastResort)
}
