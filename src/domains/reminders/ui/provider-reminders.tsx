import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/choice.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { mostReminders, providerReminders, reminderHours } from '../contract.ts'
import { ReminderTexts } from './reminder-texts.tsx'

/** When customers are reminded; saved at each press. */
export function ProviderReminders({ providerId }: { providerId: string }) {
  return (
    <ReminderTexts>
      <Section providerId={providerId} />
    </ReminderTexts>
  )
}

function Section({ providerId: id }: { providerId: string }) {
  const { t, i18n } = useTranslation('reminders')
  const queries = useQueryClient()
  const queryKey = ['own-provider', 'reminders']
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(providerReminders.get, { id }, { signal }),
  })
  const save = useMutation({
    mutationFn: (hoursBefore: (typeof reminderHours)[number][]) => call(providerReminders.set, { id, hoursBefore }),
    onSuccess: (rule) => {
      queries.setQueryData(queryKey, rule)
      showToast({ type: 'success', message: t('provider.saved') })
    },
  })
  const failure = error ?? save.error
  const chosen = (save.isPending ? save.variables : data?.hoursBefore) ?? []
  const labelOf = (hours: number) =>
    hours % 24 === 0 ? t('provider.days', { count: hours / 24 }) : t('provider.hours', { count: hours })
  const toggle = (hours: number) =>
    save.mutate(reminderHours.filter((one) => (one === hours ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <section className="mt-16 grid max-w-3xl gap-5" aria-labelledby="reminders-title">
      <h2 id="reminders-title" className="h2">
        {t('provider.title')}
      </h2>
      {failure && <p role="alert">{errorText(i18n, failure, t('provider.failed'))}</p>}
      {data && (
        <fieldset className="field-frame">
          <legend className="field-label">{t('provider.label')}</legend>
          <p className="field-hint">{t('provider.hint')}</p>
          <div className="grid sm:grid-cols-2">
            {reminderHours.toReversed().map((hours) => (
              <Checkbox
                key={hours}
                label={labelOf(hours)}
                checked={chosen.includes(hours)}
                disabled={!chosen.includes(hours) && chosen.length >= mostReminders}
                onChange={() => toggle(hours)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </section>
  )
}
