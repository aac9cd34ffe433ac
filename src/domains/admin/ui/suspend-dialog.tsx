import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode, isRefusal } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { decisionLengths } from '../../decisions/contract.ts'
import { FactorAgain } from '../../identity/ui/factor-again.tsx'
import { call } from '../../identity/ui/session.ts'
import { moderation } from '../../reviews/moderation-contract.ts'
import { admin, type SuspensionReason, suspensionReasons } from '../contract.ts'
import { officeWords } from '../words-contract.ts'
import { AheadCounts, suspensionQuery } from './ahead.tsx'
import { FoundList } from './found-list.tsx'
import { officeKey } from './office-query.ts'

const aheadChoices = ['kept', 'cancelled'] as const
type Chosen = { reason: SuspensionReason; words: string }
type SuspendProps = {
  account: { id: string; name: string }
  /** Where it is done by more than the account alone. */
  suspend?: (chosen: Chosen & { again: boolean }) => Promise<unknown>
  onClose: () => void
}

/** What it does to bookings ahead is said before it is done. */
export function SuspendDialog({ account: { id, name }, suspend: suspendBy, onClose }: SuspendProps) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const [reason, setReason] = useState<SuspensionReason>('terms')
  const [words, setWords] = useState('')
  const [ahead, setAhead] = useState<(typeof aheadChoices)[number]>('kept')
  const consequences = useQuery(suspensionQuery(id))
  const suspend = useMutation({
    // Whoever presses again after half of it has failed does the other half.
    mutationFn: async ({ again = false, ...chosen }: Chosen & { again?: boolean }) => {
      await (suspendBy?.({ ...chosen, again }) ?? call(admin.suspend, { id, ...chosen }))
      if (ahead === 'cancelled') await call(officeWords.cancelAhead, { id })
    },
    onSuccess: () => {
      const done = ahead === 'cancelled' ? 'suspension.doneAsked' : 'suspension.done'
      showToast({ type: 'success', message: t(done, { name }) })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: officeKey }),
  })
  // Somebody has decided otherwise about what was reported.
  const meanwhile = isRefusal(suspend.error, moderation.decide, 'already_decided') ? suspend.error.data.outcome : null
  return (
    <Dialog title={t('suspension.title', { name })} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-4 p-6">
        <p>{t('suspension.text')}</p>
        <FoundList query={consequences}>
          {({ provider, ...counted }) => (
            <>
              {provider && <p>{t('suspension.closes', { name: provider })}</p>}
              <AheadCounts ahead={counted} provider={provider} />
              {counted.asCustomer + counted.asProvider > 0 && (
                <RadioGroup
                  name="ahead"
                  label={t('suspension.ahead')}
                  value={ahead}
                  onChange={(value) => setAhead(value === 'cancelled' ? 'cancelled' : 'kept')}
                  options={aheadChoices.map((value) => ({ value, label: t(`suspension.choices.${value}`) }))}
                />
              )}
              {ahead === 'cancelled' && <p className="text-ink-2">{t('suspension.cancelText')}</p>}
            </>
          )}
        </FoundList>
        <Select
          label={t('suspension.reason')}
          value={reason}
          onChange={({ target }) => setReason(suspensionReasons.find((one) => one === target.value) ?? 'terms')}
          options={suspensionReasons.map((value) => ({ value, label: t(`suspension.reasons.${value}`) }))}
        />
        <TextArea
          label={t('suspension.words')}
          rows={2}
          maxLength={decisionLengths.words}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {suspend.error && !meanwhile && !hasCode(suspend.error, 'second_factor_again') && (
          <p role="alert">{errorText(i18n, suspend.error, t('list.failed'), 'admin')}</p>
        )}
        {meanwhile && (
          <p role="alert" className="font-bold">
            {t('suspension.decidedMeanwhile', { outcome: t(`suspension.outcomes.${meanwhile}`) })}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            isBusy={suspend.isPending}
            onClick={() => suspend.mutate({ reason, words, again: meanwhile !== null })}
          >
            {t(meanwhile ? 'suspension.again' : 'suspension.confirm')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t(meanwhile ? 'suspension.leave' : 'suspension.keep')}
          </Button>
        </p>
        <FactorAgain error={suspend.error} />
      </div>
    </Dialog>
  )
}
