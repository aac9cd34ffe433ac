import { Appeals, ModerationYear } from '../../domains/admin/ui/appeals.tsx'
import { SuspendDialog } from '../../domains/admin/ui/suspend-dialog.tsx'
import { BookingTexts } from '../../domains/bookings/ui/booking-texts.tsx'
import { PaperTexts } from '../../domains/papers/ui/paper-texts.tsx'
import { Moderation } from '../../domains/reviews/ui/moderation.tsx'
import { ReviewTexts } from '../../domains/reviews/ui/review-texts.tsx'

export default function ModerationPage() {
  return (
    <ReviewTexts>
      <BookingTexts>
        <PaperTexts>
          <Moderation suspendDialog={(props) => <SuspendDialog {...props} />}>
            <Appeals />
          </Moderation>
          <ModerationYear year={new Date().getFullYear()} />
        </PaperTexts>
      </BookingTexts>
    </ReviewTexts>
  )
}
