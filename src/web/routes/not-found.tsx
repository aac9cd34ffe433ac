import { data } from 'react-router'
import { en } from '../../i18n/en.ts'

export function loader() {
  throw data(null, { status: 404 })
}

export const meta = () => [{ title: `${en.error.notFound} – ${en.site.name}` }, { name: 'robots', content: 'noindex' }]

/** Never shown: the loader always answers 404, and the root's boundary shows the page. */
export default function NotFoundRoute() {
  return null
}
