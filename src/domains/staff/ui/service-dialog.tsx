import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toMajor } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import { type OwnService, type Setup, setup } from '../contract.ts'
import { durations } from './durations.ts'
import { useKeepSetup } from './own-provider.ts'
import { priceOf } from './price-text.ts'
import { Refused } from './reassign-plan.tsx'

const Dialog = lazy(() => import('../../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

type ServiceDialogProps = { data: Setup; service: OwnService | null; onClose: () => void }
/** Empty: as the service itself. */
type Performance = { isOn: boolean; minutes: string; price: string }

const pauses = [0, 5, 10, 15, 20, 30, 45, 60]

export function ServiceDialog({ data, service, onClose }: ServiceDialogProps) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const { currency, staff, rooms, providerId: id } = data
  const major = (minor: number | null | undefined) => (minor ? String(toMajor(minor, currency)) : '')
  const [fields, setFields] = useState({
    name: service?.name ?? '',
    description: service?.description ?? '',
    category: service && service.category !== 'General' ? service.category : '',
    minutes: service?.durationMinutes ?? 60,
    price: major(service?.priceMinor),
    pause: service?.bufferAfterMinutes ?? 0,
    isActive: service?.isActive ?? true,
  })
  const change = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes })
  const [isForAll, setForAll] = useState(service?.performers == null)
  const [performances, setPerformances] = useState<Record<string, Performance>>(() =>
    Object.fromEntries(
      staff.map((staffMember) => {
        const own = service?.performers?.find(({ staffId }) => staffId === staffMember.id)
        const minutes = own?.durationMinutes ? String(own.durationMinutes) : ''
        return [staffMember.id, { isOn: own !== undefined, minutes, price: major(own?.priceMinor) }]
      }),
    ),
  )
  const [roomIds, setRoomIds] = useState<readonly string[]>(service?.roomIds ?? [])
  const [wrong, setWrong] = useState<string | null>(null)
  const keep = useKeepSetup()
  const done = (message: string) => (made: Setup) => {
    keep(made)
    showToast({ type: 'success', message })
    onClose()
  }
  const performers = isForAll
    ? null
    : staff
        .filter((staffMember) => performances[staffMember.id]?.isOn)
        .map((staffMember) => {
          const own = performances[staffMember.id]
          return {
            staffId: staffMember.id,
            durationMinutes: own?.minutes ? Number(own.minutes) : null,
            priceMinor: own?.price ? priceOf(own.price, currency) : null,
          }
        })
  const save = useMutation({
    mutationFn: (priceMinor: number) => {
      const body = {
        id,
        name: fields.name,
        description: fields.description,
        category: fields.category.trim() || 'General',
        durationMinutes: fields.minutes,
        priceMinor,
        bufferAfterMinutes: fields.pause,
        performers,
        roomIds: roomIds.length > 0 ? [...roomIds] : null,
      }
      return service
        ? call(setup.updateService, { ...body, serviceId: service.id, isActive: fields.isActive })
        : call(setup.addService, body)
    },
    onSuccess: done(t('dashboard.saved')),
  })
  const remove = useMutation({
    mutationFn: () => call(setup.removeService, { id, serviceId: service?.id ?? '' }),
    onSuccess: done(t('service.removed')),
  })
  const submit = () => {
    const priceMinor = priceOf(fields.price, currency)
    const isOwnWrong = staff.some(({ id: staffMember }) => {
      const own = performances[staffMember]
      return !isForAll && own?.isOn && own.price !== '' && priceOf(own.price, currency) === null
    })
    if (fields.name.trim() === '') return setWrong('name')
    if (priceMinor === null) return setWrong('price')
    if (performers?.length === 0 || isOwnWrong) return setWrong('performers')
    setWrong(null)
    save.mutate(priceMinor)
  }
  const minuteOptions = [...new Set([...durations, fields.minutes])]
    .sort((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: durationLabel(common, minutes) }))
  return (
    <Suspense fallback={null}>
      <Dialog title={service ? service.name : t('service.add')} isOpen onClose={onClose} isNarrow>
        <form
          noValidate
          className="grid gap-5 p-6 sm:px-9"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Refused error={remove.error ?? save.error}>
            {remove.error && fields.isActive && <p className="mt-3">{t('service.hideInstead')}</p>}
          </Refused>
          <Field
            label={t('service.name')}
            value={fields.name}
            maxLength={120}
            error={wrong === 'name' ? t('service.nameMissing') : undefined}
            onChange={(event) => change({ name: event.target.value })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              label={t('service.duration')}
              value={String(fields.minutes)}
              options={minuteOptions}
              onChange={(event) => change({ minutes: Number(event.target.value) })}
            />
            <Field
              label={t('service.price', { currency })}
              value={fields.price}
              inputMode="decimal"
              maxLength={12}
              error={wrong === 'price' ? t('service.priceWrong') : undefined}
              onChange={(event) => change({ price: event.target.value })}
            />
          </div>
          <Field
            label={t('service.category')}
            hint={t('service.categoryHint')}
            value={fields.category}
            maxLength={60}
            onChange={(event) => change({ category: event.target.value })}
          />
          <TextArea
            label={t('service.description')}
            rows={2}
            maxLength={500}
            value={fields.description}
            onChange={(event) => change({ description: event.target.value })}
          />
          <Select
            label={t('service.buffer')}
            hint={t('service.bufferHint')}
            value={String(fields.pause)}
            options={[...new Set([...pauses, fields.pause])]
              .sort((a, b) => a - b)
              .map((minutes) => ({ value: String(minutes), label: durationLabel(common, minutes) }))}
            onChange={(event) => change({ pause: Number(event.target.value) })}
          />
          {staff.length > 1 && (
            <fieldset className="field-frame">
              <legend className="field-label">{t('service.performers')}</legend>
              <Checkbox
                label={t('service.forAll')}
                checked={isForAll}
                onChange={(event) => setForAll(event.target.checked)}
              />
              {!isForAll &&
                staff.map((staffMember) => (
                  <PerformerRow
                    key={staffMember.id}
                    name={staffMember.name}
                    currency={currency}
                    minuteOptions={minuteOptions}
                    value={performances[staffMember.id] ?? { isOn: false, minutes: '', price: '' }}
                    onChange={(value) => setPerformances({ ...performances, [staffMember.id]: value })}
                  />
                ))}
              {wrong === 'performers' && <p className="font-bold">{t('service.performersWrong')}</p>}
            </fieldset>
          )}
          {rooms.length > 0 && (
            <fieldset className="field-frame">
              <legend className="field-label">{t('service.rooms')}</legend>
              {rooms.map((room) => (
                <Checkbox
                  key={room.id}
                  label={room.name}
                  checked={roomIds.includes(room.id)}
                  onChange={(event) =>
                    setRoomIds(event.target.checked ? [...roomIds, room.id] : roomIds.filter((one) => one !== room.id))
                  }
                />
              ))}
            </fieldset>
          )}
          {service && (
            <Checkbox
              label={t('service.offered')}
              hint={t('service.offeredHint')}
              checked={fields.isActive}
              onChange={(event) => change({ isActive: event.target.checked })}
            />
          )}
          <p className="flex flex-wrap justify-between gap-3">
            {service ? (
              <Button variant="outline" isBusy={remove.isPending} onClick={() => remove.mutate()}>
                {t('service.delete')}
              </Button>
            ) : (
              <Button variant="outline" onClick={onClose}>
                {t('dashboard.cancel')}
              </Button>
            )}
            <Button type="submit" variant="primary" isBusy={save.isPending}>
              {t('dashboard.save')}
            </Button>
          </p>
        </form>
      </Dialog>
    </Suspense>
  )
}

type PerformerRowProps = {
  name: string
  currency: string
  minuteOptions: readonly { value: string; label: string }[]
  value: Performance
  onChange: (value: Performance) => void
}

function PerformerRow({ name, currency, minuteOptions, value, onChange }: PerformerRowProps) {
  const { t } = useTranslation('staff')
  return (
    <div className="border-t border-line pt-2">
      <Checkbox
        label={name}
        checked={value.isOn}
        onChange={(event) => onChange({ ...value, isOn: event.target.checked })}
      />
      {value.isOn && (
        <div className="grid grid-cols-2 gap-4 pb-2">
          <Select
            label={t('service.ownDuration', { name })}
            value={value.minutes}
            options={[{ value: '', label: t('service.asUsual') }, ...minuteOptions]}
            onChange={(event) => onChange({ ...value, minutes: event.target.value })}
          />
          <Field
            label={t('service.ownPrice', { name, currency })}
            placeholder={t('service.asUsual')}
            value={value.price}
            inputMode="decimal"
            maxLength={12}
            onChange={(event) => onChange({ ...value, price: event.target.value })}
          />
        </div>
      )}
    </div>
  )
}
