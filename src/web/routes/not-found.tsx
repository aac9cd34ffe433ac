import { data } from 'react-router'

export function loader() {
  throw data(null, { status: 404 })
}

/** Never shown: the loader always answers 404, and the root's boundary shows the page. */
export default function NotFoundRoute() {
  return null
}
