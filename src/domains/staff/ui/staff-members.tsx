import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type Setup, type StaffMember, setup } from '../contract.ts'
import { usualWeek } from '../rules.ts'
import { Loaded } from './loaded.tsx'
import { useKeepSetup, useSetup } from './own-provider.ts'
import { Refused } from './reassign-plan.tsx'

const Dialog = lazy(() => import('../../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

type Edited =
  | { kind: 'person'; staffMember: StaffMember | null }
  | { kind: 'room'; room: Setup['rooms'][number] | null }

export default function Staff() {
  const { t } = useTranslation('staff')
  const query = useSetup()
  const [edited, setEdited] = useState<Edited | null>(null)
  return (
    <>
      <PageHead title={t('nav.staff')} text={t('staff.text')}>
        <Button variant="primary" onClick={() => setEdited({ kind: 'person', staffMember: null })}>
          <Plus aria-hidden="true" size={20} />
          {t('staff.add')}
        </Button>
      </PageHead>
      <Loaded query={query}>
        {(data) => (
          <>
            <ul className="dash-list">
              {data.staff.map((staffMember) => (
                <Row
                  key={staffMember.id}
                  name={staffMember.name}
                  detail={detailOf(data, staffMember)}
                  onEdit={() => setEdited({ kind: 'person', staffMember })}
                />
              ))}
            </ul>
            <section className="mt-14" aria-labelledby="rooms-title">
              <div className="dash-section-head">
                <h2 id="rooms-title" className="h3">
                  {t('rooms.title')}
                </h2>
                <Button variant="outline" size="small" onClick={() => setEdited({ kind: 'room', room: null })}>
                  <Plus aria-hidden="true" size={20} />
                  {t('rooms.add')}
                </Button>
              </div>
              <p className="mb-3 max-w-[62ch] text-ink-2">{t('rooms.text')}</p>
              <ul className="dash-list">
                {data.rooms.map((room) => (
                  <Row key={room.id} name={room.name} onEdit={() => setEdited({ kind: 'room', room })} />
                ))}
              </ul>
            </section>
            {edited && <NameDialog data={data} edited={edited} onClose={() => setEdited(null)} />}
          </>
        )}
      </Loaded>
    </>
  )

  function detailOf({ services }: Setup, staffMember: StaffMember) {
    const count = services.filter(
      ({ isActive, performers }) =>
        isActive && (performers === null || performers.some(({ staffId }) => staffId === staffMember.id)),
    ).length
    const days = staffMember.hours.filter((day) => day.length > 0).length
    return `${t('staff.services', { count })} · ${t('hours.daysOpen', { count: days })}`
  }
}

function Row({ name, detail, onEdit }: { name: string; detail?: string; onEdit: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <li className="dash-row">
      {detail !== undefined && <Avatar name={name} src={null} />}
      <div className="min-w-0 flex-1">
        <strong className="h3">{name}</strong>
        {detail && <p className="text-ink-2">{detail}</p>}
      </div>
      <Button variant="outline" size="small" aria-label={t('service.changeOf', { name })} onClick={onEdit}>
        {t('dashboard.change')}
      </Button>
    </li>
  )
}

function NameDialog({ data, edited, onClose }: { data: Setup; edited: Edited; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const id = data.providerId
  const old = edited.kind === 'person' ? edited.staffMember : edited.room
  const [name, setName] = useState(old?.name ?? '')
  const [isMissing, setMissing] = useState(false)
  const keep = useKeepSetup()
  const onSuccess = (made: Setup) => {
    keep(made)
    showToast({ type: 'success', message: t('dashboard.saved') })
    onClose()
  }
  const save = useMutation({
    mutationFn: () => {
      if (edited.kind === 'room') return call(setup.addRoom, { id, name })
      if (edited.staffMember) return call(setup.updateStaffMember, { id, staffId: edited.staffMember.id, name })
      return call(setup.addStaffMember, { id, name, hours: data.staff[0]?.hours ?? usualWeek.map((day) => [...day]) })
    },
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: () =>
      edited.kind === 'person'
        ? call(setup.removeStaffMember, { id, staffId: old?.id ?? '' })
        : call(setup.removeRoom, { id, roomId: old?.id ?? '' }),
    onSuccess,
  })
  const isRoom = edited.kind === 'room'
  return (
    <Frame title={old ? old.name : isRoom ? t('rooms.add') : t('staff.add')} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5 p-6 sm:px-9"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(name.trim() === '')
          if (name.trim() !== '') save.mutate()
        }}
      >
        <Refused error={remove.error ?? save.error} />
        <Field
          label={t('staff.name')}
          value={name}
          maxLength={80}
          readOnly={isRoom && old !== null}
          error={isMissing ? t('staff.nameMissing') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {!isRoom && !old && <p className="text-ink-2">{t('staff.hoursText')}</p>}
        <p className="flex flex-wrap justify-between gap-3">
          {old ? (
            <Button variant="outline" isBusy={remove.isPending} onClick={() => remove.mutate()}>
              {isRoom ? t('rooms.delete') : t('staff.delete')}
            </Button>
          ) : (
            <Button variant="outline" onClick={onClose}>
              {t('dashboard.cancel')}
            </Button>
          )}
          {!(isRoom && old) && (
            <Button type="submit" variant="primary" isBusy={save.isPending}>
              {t('dashboard.save')}
            </Button>
          )}
        </p>
      </form>
    </Frame>
  )
}

function Frame({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Dialog title={title} isOpen onClose={onClose} isNarrow>
        {children}
      </Dialog>
    </Suspense>
  )
}
