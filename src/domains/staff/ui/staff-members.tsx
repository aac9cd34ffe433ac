import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { call } from '../../identity/ui/session.ts'
import { type Setup, type StaffMember, setup, staffLengths } from '../contract.ts'
import { usualWeek } from '../rules.ts'
import { EditDialog } from './edit-dialog.tsx'
import { Loaded } from './loaded.tsx'
import { useSetup, useSetupChange } from './own-provider.ts'
import { Refused } from './reassign-plan.tsx'

type Edited = { kind: 'staff'; staffMember: StaffMember | null } | { kind: 'room'; room: Setup['rooms'][number] | null }

export default function Staff() {
  const { t } = useTranslation('staff')
  const query = useSetup()
  const [edited, setEdited] = useState<Edited | null>(null)
  return (
    <>
      <PageHead title={t('nav.staff')} text={t('staff.text')}>
        <Button variant="primary" onClick={() => setEdited({ kind: 'staff', staffMember: null })}>
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
                  detail={`${t('staff.services', { count: servicesOf(data, staffMember).length })} · ${t('hours.daysOpen', { count: daysOf(staffMember) })}`}
                  onEdit={() => setEdited({ kind: 'staff', staffMember })}
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
}

const servicesOf = ({ services }: Setup, { id }: StaffMember) =>
  services.filter(({ isActive, performers }) => isActive && (performers?.some(({ staffId }) => staffId === id) ?? true))
const daysOf = ({ hours }: StaffMember) => hours.filter((day) => day.length > 0).length

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
  const old = edited.kind === 'staff' ? edited.staffMember : edited.room
  const [name, setName] = useState(old?.name ?? '')
  const [isMissing, setMissing] = useState(false)
  const done = { done: t('dashboard.saved'), onDone: onClose }
  const save = useSetupChange({
    change: (_, idempotencyKey) => {
      if (edited.kind === 'room') return call(setup.addRoom, { id, name, idempotencyKey })
      if (edited.staffMember) return call(setup.updateStaffMember, { id, staffId: edited.staffMember.id, name })
      const hours = data.staff[0]?.hours ?? usualWeek.map((day) => [...day])
      return call(setup.addStaffMember, { id, name, hours, idempotencyKey })
    },
    ...done,
  })
  const isRoom = edited.kind === 'room'
  const remove = useSetupChange({
    change: () =>
      isRoom
        ? call(setup.removeRoom, { id, roomId: old?.id ?? '' })
        : call(setup.removeStaffMember, { id, staffId: old?.id ?? '' }),
    ...done,
  })
  const isFixed = isRoom && old !== null
  return (
    <EditDialog
      title={old ? old.name : isRoom ? t('rooms.add') : t('staff.add')}
      isSaving={save.isPending}
      onSave={() => {
        setMissing(name.trim() === '')
        if (name.trim() !== '') save.mutate()
      }}
      onClose={onClose}
      deletion={
        old && {
          label: isRoom ? t('rooms.delete') : t('staff.delete'),
          isBusy: remove.isPending,
          onDelete: () => remove.mutate(),
        }
      }
      isFixed={isFixed}
    >
      <Refused error={remove.error ?? save.error} />
      <Field
        label={t('staff.name')}
        value={name}
        maxLength={staffLengths.staffMember}
        readOnly={isFixed}
        error={isMissing ? t('staff.nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {!isRoom && !old && <p className="text-ink-2">{t('staff.hoursText')}</p>}
    </EditDialog>
  )
}
