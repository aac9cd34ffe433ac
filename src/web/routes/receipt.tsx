import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { LookingPrompt } from '../layout/looking-prompt.tsx'
import { pageMeta } from '../page-meta.ts'
import { paymentTitle } from '../payment-title.ts'
import '../styles/papers.css'
import type { Route } from './+types/receipt'

const PaperPage = late(() =>
  import('../../domains/papers/ui/paper-page.tsx').then((module) => ({ default: module.PaperPage })),
)

export const loader = ({ context }: Route.LoaderArgs) => paymentTitle(context, 'receipt')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, () => ({ title: args.loaderData?.title ?? '', isIndexed: false }))

/** Of whoever paid, their provider and the office. */
export default function ReceiptPage({ params }: Route.ComponentProps) {
  return (
    <div className="page pt-10 lg:pt-16">
      <Suspense fallback={null}>
        <PaperPage id={params.id} Reason={LookingPrompt} />
      </Suspense>
    </div>
  )
}
