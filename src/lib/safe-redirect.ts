const path = /^\/(?![/\\])[\x21-\x7e]*$/
const maxLength = 512
const elsewhere = 'http://elsewhere.invalid'
/** Screens that would only send the person round again. */
const signInScreens = /^\/(auth|login|signup|sign-in|sign-up|api)(\/|$)/

/** The given path if it stays on this site, else '/'. */
export function ownPath(target: unknown): string {
  if (typeof target !== 'string' || target.length > maxLength || !path.test(target) || target.includes('\\')) return '/'
  if (!URL.canParse(target, elsewhere)) return '/'
  const url = new URL(target, elsewhere)
  if (url.origin !== elsewhere || url.pathname.startsWith('//')) return '/'
  // Writing some characters out makes it longer.
  const own = `${url.pathname}${url.search}${url.hash}`
  return own.length > maxLength ? '/' : own
}

/** Where to go after signing in: the given path if it stays on this site and leads to a page, else '/'. */
export function safeRedirect(target: unknown): string {
  const own = ownPath(target)
  return signInScreens.test(own.split(/[?#]/)[0] ?? '') ? '/' : own
}
