import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { SkeletonRow, Skeletons } from './skeleton.tsx'

type Query<Data> = { data: Data | undefined; isError: boolean; error?: unknown; refetch: () => unknown }
export type LoadedProps<Data> = { query: Query<Data>; children: (data: Data) => ReactNode }

/** What comes from a call: rows that stand in, `failed` with a way to try again, or the thing. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data> & { failed: string }) {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <EmptyState
        title={failed}
        action={
          <Button variant="primary" onClick={() => query.refetch()}>
            {t('error.tryAgain')}
          </Button>
        }
      />
    )
  return (
    <>
      <p role="status" className="sr-only">
        {t('ui.loading')}
      </p>
      <Skeletons size="medium">
        <SkeletonRow />
      </Skeletons>
    </>
  )
}
