import type { Hono } from 'hono'
import type { Env } from '../lib/api/serve.server.ts'

/** Calls, what only a signed-in person sees, and addresses that a machine could follow without end. */
const notForRobots = [
  '/admin',
  '/api/',
  '/auth',
  '/booking',
  '/dashboard',
  '/decision',
  '/dev/',
  '/ical/',
  '/loyalty',
  '/my-bookings',
  '/payment/',
  '/profile',
  '/reminders',
  '/settings/',
  '/waitlist',
]

export function mountRobots(site: Hono<Env>, isGated: boolean, origin: string) {
  const paths = isGated ? ['/'] : notForRobots
  const map = isGated ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]
  const text = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ...map, ''].join('\n')
  site.get('/robots.txt', (c) => c.text(text, 200, { 'cache-control': 'public, max-age=3600' }))
}
