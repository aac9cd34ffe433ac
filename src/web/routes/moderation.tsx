import { BookingTexts } from '../../domains/bookings/ui/booking-texts.tsx'
import { DisputedNoShows } from '../../domains/bookings/ui/disputed-no-shows.tsx'
import { Moderation } from '../../domains/reviews/ui/moderation.tsx'
import { ReviewTexts } from '../../domains/reviews/ui/review-texts.tsx'
import { Queries } from '../../ui/queries.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/moderation'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('error.adminTitle'), isIndexed: false }))

export default function ModerationPage() {
  return (
    <ReviewTexts>
      <Queries>
        <BookingTexts>
          <Moderation>
            <DisputedNoShows />
          </Moderation>
        </BookingTexts>
      </Queries>
    </ReviewTexts>
  )
}
