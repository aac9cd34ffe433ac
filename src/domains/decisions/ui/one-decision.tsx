import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/skeleton.tsx'
import { useHashToken } from '../../identity/ui/hash-token.ts'
import { call } from '../../identity/ui/session.ts'
import { type Decision, decisions } from '../contract.ts'
import { DecisionView } from './decision-view.tsx'

/** As the link in the mail leads to it. */
export function OneDecision({ id }: { id: string }) {
  const { t, i18n } = useTranslation('decisions')
  const { t: common } = useTranslation()
  const token = useHashToken() ?? undefined
  const queries = useQueryClient()
  const queryKey = ['decision', id, token]
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(decisions.get, { id, ...(token && { token }) }, { signal }),
    retry: false,
  })
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name mb-10">{t('one')}</h1>
      <div className="max-w-prose">
        {isPending && (
          <Skeletons size="small">
            <SkeletonBlock className="h-80 rounded-form" />
          </Skeletons>
        )}
        {error && (
          <EmptyState
            title={errorText(i18n, error, t('loadFailed'), 'decisions')}
            action={
              !hasCode(error, 'decision_not_found') && (
                <Button variant="primary" onClick={() => refetch()}>
                  {common('search.retry')}
                </Button>
              )
            }
          />
        )}
        {data && (
          <DecisionView
            decision={data}
            token={token}
            onChange={(decision: Decision) => queries.setQueryData(queryKey, decision)}
          />
        )}
      </div>
    </div>
  )
}
