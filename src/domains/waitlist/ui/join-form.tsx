import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../lib/months.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { journeyPath, readSelection } from '../../bookings/ui/selection.ts'
import { call } from '../../identity/ui/session.ts'
import type { Provider } from '../../providers/contract.ts'
import { providerQuery } from '../../providers/ui/provider-query.ts'
import { availability } from '../../scheduling/contract.ts'
import { todayIn } from '../../staff/ui/wall-clock.ts'
import { waitlist } from '../contract.ts'
import { FreeTimes } from './free-times.tsx'
import { ownEntries } from './own-entries.ts'
import { type When, WhenFields } from './when-fields.tsx'

type JoinFormProps = { slug: string; params: URLSearchParams; onClose: () => void }

export function JoinForm({ slug, params, onClose }: JoinFormProps) {
  const { t } = useTranslation('waitlist')
  const { data: provider, isError } = useQuery(providerQuery(slug))
  if (isError)
    return (
      <p role="alert" className="lead mb-10">
        {t('form.unknown')}
      </p>
    )
  return provider ? <FormFor provider={provider} params={params} onClose={onClose} /> : null
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** What stands in the address, where somebody looked in vain; else the next two weeks. */
function whenOf(params: URLSearchParams, today: string): When {
  const dayOf = (name: string) => (isDay(params.get(name) ?? '') ? (params.get(name) ?? '') : null)
  const inTwoWeeks = new Date(Date.parse(today) + 14 * 86_400_000).toISOString().slice(0, 10)
  const firstDate = [dayOf('from') ?? today, today].sort().at(-1) ?? today
  const lastDate = [dayOf('to') ?? dayOf('from') ?? inTwoWeeks, firstDate].sort().at(-1) ?? firstDate
  return { firstDate, lastDate, weekdays: everyDay, earliest: '00:00', latest: '23:59', bookFromHours: null }
}

/** Who does all of these. */
function useStaff(providerId: string, chosen: readonly string[], today: string) {
  const serviceIds = chosen.join()
  const { data } = useQuery({
    queryKey: ['waitlist-staff', providerId, serviceIds],
    queryFn: ({ signal }) => call(availability.list, { providerId, serviceIds, from: today, to: today }, { signal }),
    enabled: serviceIds !== '',
  })
  return (data?.staff ?? []).filter(({ performsAll }) => performsAll)
}

function FormFor({ provider, params, onClose }: { provider: Provider } & Omit<JoinFormProps, 'slug'>) {
  const { t } = useTranslation('waitlist')
  const { t: common } = useTranslation()
  const queries = useQueryClient()
  const today = todayIn(provider.timezone)
  const selection = readSelection(params, provider)
  const [chosen, setChosen] = useState(selection.serviceIds)
  const [staffId, setStaffId] = useState(selection.staffId)
  const [when, setWhen] = useState(() => whenOf(params, today))
  const staff = useStaff(provider.id, chosen, today)
  const [isTried, setTried] = useState(false)
  const join = useMutation({
    mutationFn: () =>
      call(waitlist.join, {
        providerId: provider.id,
        serviceIds: [...chosen],
        ...(staffId && { staffId }),
        ...when,
        weekdays: [...when.weekdays],
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ownEntries.queryKey })
      showToast({ type: 'success', message: t('form.joined') })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (chosen.length > 0 && when.weekdays.length > 0) join.mutate()
  }
  const toggle = (id: string) => {
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
    // Not everybody does everything.
    setStaffId(null)
  }
  return (
    <form className="mb-12 grid max-w-3xl gap-6 rounded-form bg-card p-6 shadow-1" onSubmit={submit}>
      <div>
        <h2 className="h2">{t('form.title')}</h2>
        <p className="lead mt-2">{t('form.lead', { name: provider.name })}</p>
      </div>
      <fieldset className="field-frame">
        <legend className="field-label">{t('form.services')}</legend>
        <div className="grid">
          {provider.services.map(({ id, name }) => (
            <label key={id} className="choice">
              <input type="checkbox" className="choice-box" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span className="choice-label">{name}</span>
            </label>
          ))}
        </div>
        {isTried && chosen.length === 0 && <FieldError id="waitlist-services">{t('form.chooseService')}</FieldError>}
      </fieldset>
      {(staff.length > 1 || staffId !== null) && (
        <Select
          label={common('booking.staffMember')}
          value={staffId ?? ''}
          options={[
            { value: '', label: common('booking.anybody') },
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => setStaffId(target.value || null)}
        />
      )}
      <WhenFields
        when={when}
        today={today}
        error={isTried && when.weekdays.length === 0 ? t('form.chooseDay') : null}
        onChange={(change) => setWhen({ ...when, ...change })}
      />
      <FreeTimes error={join.error} hrefOf={(start) => journeyPath(provider, { serviceIds: chosen, staffId, start })} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={join.isPending}>
          {t('form.send')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </p>
    </form>
  )
}
