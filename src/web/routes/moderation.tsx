import { BookingTexts } from '../../domains/bookings/ui/booking-texts.tsx'
import { DisputedNoShows } from '../../domains/bookings/ui/disputed-no-shows.tsx'
import { Moderation } from '../../domains/reviews/ui/moderation.tsx'
import { ReviewTexts } from '../../domains/reviews/ui/review-texts.tsx'

export default function ModerationPage() {
  return (
    <ReviewTexts>
      <BookingTexts>
        <Moderation>
          <DisputedNoShows />
        </Moderation>
      </BookingTexts>
    </ReviewTexts>
  )
}
