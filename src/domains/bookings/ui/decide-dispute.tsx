import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode, isRefusal } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { decisionLengths, disputeOutcomes, disputeReasons } from '../../decisions/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { disputes } from '../no-show-contract.ts'

const labels = { no_show: 'dispute.uphold', completed: 'dispute.visit', cancelled: 'dispute.absence' } as const
type Outcome = keyof typeof labels
const isOutcome = (outcome: string): outcome is Outcome => outcome in labels

/** What a disputed no-show is decided as, with its reason. `onDone`: it may be decided, by whomever. */
export function DecideDispute({ id, onDone }: { id: string; onDone: () => unknown }) {
  const { t, i18n } = useTranslation('bookings')
  const [reason, setReason] = useState<(typeof disputeReasons)[number]>('more_likely')
  const [words, setWords] = useState('')
  const decision = useMutation({
    mutationFn: (outcome: Outcome) => call(disputes.decideDispute, { id, outcome, reason, words }),
    onSuccess: () => showToast({ type: 'success', message: t('dispute.decided') }),
    onError: (error, asked) => {
      const outcome = meanwhile(error, asked)
      // Beyond the panel, which goes.
      if (outcome) showToast({ type: 'warning', message: t('dispute.meanwhile', { outcome: t(labels[outcome]) }) })
    },
    onSettled: onDone,
  })
  const { error, variables } = decision
  const isFailed = error !== null && !(variables && meanwhile(error, variables))
  return (
    <div className="grid gap-4">
      <div className="grid max-w-prose gap-4">
        <Select
          label={t('dispute.reason')}
          hint={t('dispute.reasonHint')}
          value={reason}
          onChange={({ target }) => setReason(disputeReasons.find((one) => one === target.value) ?? 'more_likely')}
          options={disputeReasons.map((value) => ({ value, label: t(`dispute.reasons.${value}`) }))}
        />
        <TextArea
          label={t('dispute.words')}
          rows={2}
          maxLength={decisionLengths.words}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {isFailed && (
        <p role="alert" className="font-bold">
          {errorText(i18n, error, t('dispute.failed'))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {disputeOutcomes.map((outcome) => (
          <Button key={outcome} variant="outline" isBusy={decision.isPending} onClick={() => decision.mutate(outcome)}>
            {t(labels[outcome])}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** How somebody else has decided it. Whoever asks for the same is shown the booking only with a reason. */
function meanwhile(error: unknown, asked: Outcome): Outcome | null {
  if (hasCode(error, 'reason_needed')) return asked
  if (!isRefusal(error, disputes.decideDispute, 'already_decided')) return null
  return isOutcome(error.data.outcome) ? error.data.outcome : null
}
