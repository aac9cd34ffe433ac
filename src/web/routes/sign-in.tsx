import { redirect } from 'react-router'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import type { Route } from './+types/sign-in'

export const handle = { parameters: ['redirect'] }

export function loader({ request }: Route.LoaderArgs) {
  const target = new URL(request.url).searchParams.get('redirect')
  return redirect(target ? `/auth?mode=login&redirect=${encodeURIComponent(safeRedirect(target))}` : '/auth?mode=login')
}
