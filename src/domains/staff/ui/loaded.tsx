import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SkeletonRow, Skeletons } from '../../../ui/skeleton.tsx'

type Query<Data> = { data: Data | undefined; isError: boolean; refetch: () => unknown }

/** What comes from a call: rows that stand in, a way to try again, or the thing. */
export function Loaded<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <EmptyState
        title={t('dashboard.failed')}
        action={
          <Button variant="primary" onClick={() => query.refetch()}>
            {common('search.retry')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {common('ui.loading')}
      </p>
      <Skeletons size="medium">
        <SkeletonRow />
      </Skeletons>
    </>
  )
}
