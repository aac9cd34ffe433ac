const path = /^\/(?![/\\])[\x21-\x7e]*$/
const elsewhere = 'http://elsewhere.invalid'
/** Screens that would only send the person round again. */
const signInScreens = /^\/(auth|login|signup|sign-in|sign-up|api)(\/|$)/

/** The given path if it stays on this site and leads to a page, else '/'. */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || target.length > 512 || !path.test(target) || target.includes('\\')) return '/'
  if (!URL.canParse(target, elsewhere)) return '/'
  const url = new URL(target, elsewhere)
  if (url.origin !== elsewhere || url.pathname.startsWith('//') || signInScreens.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
