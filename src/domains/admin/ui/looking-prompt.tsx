import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { lookingReasons, officeLooking, referenceLength, referencePattern } from '../../identity/looking-contract.ts'
import { call } from '../../identity/ui/session.ts'

type PromptProps = { person: { id: string; name: string }; onGiven: () => unknown }

/** Where somebody's data would stand: why they are looked into comes first. */
export function LookingPrompt({ person: { id, name }, onGiven }: PromptProps) {
  const { t, i18n } = useTranslation('admin')
  const [reason, setReason] = useState<(typeof lookingReasons)[number]>('asked')
  const [reference, setReference] = useState('')
  const begin = useMutation({
    mutationFn: () => call(officeLooking.begin, { id, reason, reference }),
    onSuccess: () => onGiven(),
  })
  const isWrong = !referencePattern.test(reference)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong) begin.mutate()
  }
  return (
    <form className="panel grid max-w-prose gap-5 p-6" onSubmit={submit} aria-labelledby="looking-title">
      <h1 id="looking-title" className="h2">
        {t('looking.title', { name })}
      </h1>
      <p className="text-ink-2">{t('looking.text')}</p>
      <Select
        label={t('looking.reason')}
        value={reason}
        onChange={({ target }) => setReason(lookingReasons.find((one) => one === target.value) ?? 'asked')}
        options={lookingReasons.map((value) => ({ value, label: t(`looking.reasons.${value}`) }))}
      />
      <Field
        label={t('looking.reference')}
        value={reference}
        maxLength={referenceLength}
        error={isWrong ? t('looking.referenceHint') : undefined}
        onChange={({ target }) => setReference(target.value)}
      />
      {begin.error && <p role="alert">{errorText(i18n, begin.error, t('list.failed'), 'admin')}</p>}
      <p>
        <Button variant="primary" type="submit" isBusy={begin.isPending}>
          {t('looking.confirm')}
        </Button>
      </p>
    </form>
  )
}
