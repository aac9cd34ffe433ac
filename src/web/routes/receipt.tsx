import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { lateTexts } from '../../ui/late-texts.tsx'
import { pageMeta } from '../page-meta.ts'
import { paymentTitle } from '../payment-title.ts'
import '../styles/papers.css'
import type { Route } from './+types/receipt'

const PaperPage = late(() =>
  import('../../domains/papers/ui/paper-page.tsx').then((module) => ({ default: module.PaperPage })),
)

/** Its words come with it: nobody else is asked. */
const Reason = late(() =>
  Promise.all([import('../../domains/admin/ui/looking-prompt.tsx'), import('../../domains/admin/texts/load.ts')]).then(
    ([{ LookingPrompt }, { adminTexts }]) => {
      const OfficeTexts = lateTexts(adminTexts)
      return {
        default: (props: Parameters<typeof LookingPrompt>[0]) => (
          <OfficeTexts>
            <LookingPrompt {...props} />
          </OfficeTexts>
        ),
      }
    },
  ),
)

export const loader = ({ context }: Route.LoaderArgs) => paymentTitle(context, 'receipt')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, () => ({ title: args.loaderData?.title ?? '', isIndexed: false }))

/** Of whoever paid, their provider and the office. */
export default function ReceiptPage({ params }: Route.ComponentProps) {
  return (
    <div className="page pt-10 lg:pt-16">
      <Suspense fallback={null}>
        <PaperPage id={params.id} Reason={Reason} />
      </Suspense>
    </div>
  )
}
