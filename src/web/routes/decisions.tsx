import { DecisionTexts } from '../../domains/decisions/ui/decision-texts.tsx'
import { OwnDecisions } from '../../domains/decisions/ui/own-decisions.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/decisions'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.decisions'), isIndexed: false }))

export default function Decisions() {
  return (
    <DecisionTexts>
      <OwnDecisions />
    </DecisionTexts>
  )
}
