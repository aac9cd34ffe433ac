import { redirect } from 'react-router'

/** Where notifications fall back to. */
export function loader() {
  return redirect('/dashboard')
}
