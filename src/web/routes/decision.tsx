import { DecisionTexts } from '../../domains/decisions/ui/decision-texts.tsx'
import { OneDecision } from '../../domains/decisions/ui/one-decision.tsx'
import { Queries } from '../../ui/queries.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/decision'

export const handle = { startsAtOnce: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.decisions'), isIndexed: false }))

/** Open to who holds the link in the mail: whoever is suspended cannot log in. */
export default function DecisionRoute({ params: { id } }: Route.ComponentProps) {
  return (
    <Queries>
      <DecisionTexts>
        <OneDecision id={id} />
      </DecisionTexts>
    </Queries>
  )
}
