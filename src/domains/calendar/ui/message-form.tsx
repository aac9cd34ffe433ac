import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { maxReason } from '../../bookings/contract.ts'

type MessageFormProps = {
  customerName: string
  value: string
  onChange: (message: string) => void
  onBack: () => void
  send: { label: string; isBusy: boolean; isDisabled?: boolean; onSend: () => void }
}

/** The last step of what a provider does to a booking: a word to the customer, and off it goes. */
export function MessageForm({ customerName, value, onChange, onBack, send }: MessageFormProps) {
  const { t } = useTranslation(['calendar', 'staff'])
  return (
    <>
      <TextArea
        label={t('booking.reason', { name: customerName })}
        rows={2}
        maxLength={maxReason}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={onBack}>
          {t('staff:dashboard.back')}
        </Button>
        <Button variant="primary" size="small" disabled={send.isDisabled} isBusy={send.isBusy} onClick={send.onSend}>
          {send.label}
        </Button>
      </p>
    </>
  )
}
