import { useSyncExternalStore } from 'react'

/** What Chromium hands to a site that may be installed. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    /** Kept by `start-page.ts`: it may come before any of our modules. */
    installPrompt?: Event | undefined
  }
}

const changes = ['beforeinstallprompt', 'appinstalled', 'install-prompt-used'] as const

function subscribe(listener: () => void) {
  for (const name of changes) addEventListener(name, listener)
  return () => {
    for (const name of changes) removeEventListener(name, listener)
  }
}

/** Asks the browser to install the site; null where it offers nothing of the kind. */
export function useInstall(): (() => Promise<void>) | null {
  const event = useSyncExternalStore(
    subscribe,
    () => window.installPrompt,
    () => undefined,
  )
  if (!event) return null
  return async () => {
    await (event as InstallPrompt).prompt()
    // It can be asked once; if declined, the browser sends another one later.
    window.installPrompt = undefined
    dispatchEvent(new Event('install-prompt-used'))
  }
}
