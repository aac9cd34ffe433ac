import { Suspense, useEffect, useState } from 'react'
import { data } from 'react-router'
import { late } from '../../ui/late.ts'
import { apiContext } from '../api-context.ts'
import { Fields } from '../dev-ui/fields.tsx'
import { Shown } from '../dev-ui/shown.tsx'
import type { Route } from './+types/dev-ui'

const Overlays = late(() => import('../dev-ui/overlays.tsx'))

/** Every part of src/ui in every state; light or dark as the browser is set. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(apiContext).showsDevPages) throw data(null, { status: 404 })
  return null
}

export const handle = { startsAtOnce: true }
export const meta = () => [{ title: 'Parts – Highstreet' }, { name: 'robots', content: 'noindex' }]

export default function DevUi() {
  // The parts on the library set style attributes, which the server may not send.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <div className="page py-10">
      <h1 className="h1">Parts</h1>
      <Shown />
      <Fields />
      {isLive && (
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      )}
    </div>
  )
}
