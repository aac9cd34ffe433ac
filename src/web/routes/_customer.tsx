import { Outlet } from 'react-router'
import { Queries } from '../../ui/queries.tsx'
import { Guard } from '../layout/guard.tsx'

/** Nothing is there to read before it is known who reads. */
export const handle = { startsAtOnce: true }

/** Around every page that belongs to one person. */
export default function CustomerArea() {
  return (
    <Guard>
      {({ id }) => (
        <Queries key={id} owner={id}>
          <Outlet />
        </Queries>
      )}
    </Guard>
  )
}
