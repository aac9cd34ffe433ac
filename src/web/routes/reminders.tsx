import { Suspense } from 'react'
import { ReminderTexts } from '../../domains/reminders/ui/reminder-texts.tsx'
import { late } from '../../ui/late.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/reminders'

// Every page carries a list of what each route needs: what is seldom opened is not on it.
const RemindersPage = late(() =>
  import('../../domains/reminders/ui/reminders-page.tsx').then((module) => ({ default: module.RemindersPage })),
)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.reminders'), isIndexed: false }))

export default function Reminders() {
  return (
    <ReminderTexts>
      <Suspense fallback={null}>
        <RemindersPage />
      </Suspense>
    </ReminderTexts>
  )
}
