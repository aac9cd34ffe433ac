import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { planBounds, type Subscription, subscriptions } from '../contract.ts'

const choices = Array.from({ length: planBounds.pauseMonths }, (_, index) => String(index + 1))

/** From the next period on, or not after all; once it has begun it ends by itself. */
export function Pause({ one }: { one: Subscription }) {
  const { t, i18n } = useTranslation('subscriptions')
  const queries = useQueryClient()
  const locale = localeOf(i18n.language)
  const [isAsked, setAsked] = useState(false)
  const [months, setMonths] = useState('1')
  const { id, name, endsAt, renewal, pause, next } = one
  const change = useMutation({
    mutationFn: (wanted: number) => call(subscriptions.pause, { subscriptionId: id, months: wanted }),
    onSuccess: (now) => {
      const said = now.pause
        ? t('pause.done', { from: day(now.pause.from), until: day(now.pause.until) })
        : t('pause.goesOn')
      showToast({ type: 'success', message: said })
      setAsked(false)
    },
    onSettled: () => queries.invalidateQueries(),
  })
  // The midnight that begins that day, where the provider is.
  const day = (instant: string) => formatDate(instant.slice(0, 19), locale)
  if (renewal?.state !== 'renews' || endsAt === null || next !== null) return null
  const problem = change.error && (
    <p role="alert" className="font-bold">
      {errorText(i18n, change.error, t('own.failed'), 'subscriptions')}
    </p>
  )
  if (pause)
    return (
      <>
        <Button
          variant="outline"
          size="small"
          isBusy={change.isPending}
          aria-label={`${t('pause.undo')}: ${name}`}
          onClick={() => change.mutate(0)}
        >
          {t('pause.undo')}
        </Button>
        {problem}
      </>
    )
  return (
    <>
      <Button variant="outline" size="small" aria-label={`${t('pause.ask')}: ${name}`} onClick={() => setAsked(true)}>
        {t('pause.ask')}
      </Button>
      {isAsked && (
        <Dialog title={t('pause.title')} isOpen onClose={() => setAsked(false)} isNarrow>
          <form
            className="grid gap-5 p-6"
            onSubmit={(event) => {
              event.preventDefault()
              change.mutate(Number(months))
            }}
          >
            <RadioGroup
              label={t('pause.title')}
              isLabelHidden
              hint={t('pause.text', { when: day(endsAt) })}
              name="pause"
              look="card"
              value={months}
              onChange={setMonths}
              options={choices.map((value) => ({ value, label: t('pause.months', { count: Number(value) }) }))}
            />
            {problem}
            <p className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary" isBusy={change.isPending}>
                {t('pause.submit')}
              </Button>
              <Button variant="outline" onClick={() => setAsked(false)}>
                {t('own.keep')}
              </Button>
            </p>
          </form>
        </Dialog>
      )}
    </>
  )
}
