import { whenSignedOut } from '../domains/identity/ui/session.ts'

/** `public/sw.js`: what is there without a network. Only for pages that are used, and never while developing. */
export function registerServiceWorker() {
  whenSignedOut(forgetSavedAnswers)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Storage that is switched off: the site works as it does without.
  })
}

/** What the service worker kept for the person who was signed in. */
async function forgetSavedAnswers() {
  if ('caches' in window) await caches.delete('answers').catch(() => false)
}
