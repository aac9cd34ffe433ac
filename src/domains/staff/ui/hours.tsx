import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { call } from '../../identity/ui/session.ts'
import { type Setup, type StaffMember, setup } from '../contract.ts'
import { problemOfWeek, type TimeSpan } from '../rules.ts'
import { DateOverrides } from './date-overrides.tsx'
import { HoursPreview } from './hours-preview.tsx'
import { Loaded } from './loaded.tsx'
import { useSetup, useSetupChange } from './own-provider.ts'
import { Refused } from './reassign-plan.tsx'
import { StaffPicker } from './staff-picker.tsx'
import { WeekEditor } from './week-editor.tsx'

export default function Hours() {
  const { t } = useTranslation('staff')
  const query = useSetup()
  const [staffId, setStaffId] = useState('')
  return (
    <>
      <PageHead title={t('nav.hours')} text={t('hours.text')} />
      <Loaded query={query}>
        {(data) => {
          const chosen = data.staff.find(({ id }) => id === staffId) ?? data.staff[0]
          if (!chosen) return null
          return (
            <>
              <StaffPicker staff={data.staff} value={chosen.id} onChange={setStaffId} />
              <WeekOf key={`${chosen.id} ${JSON.stringify(chosen.hours)}`} data={data} staffMember={chosen} />
              <DateOverrides key={chosen.id} data={data} staffMember={chosen} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function WeekOf({ data, staffMember }: { data: Setup; staffMember: StaffMember }) {
  const { t } = useTranslation('staff')
  const [week, setWeek] = useState<TimeSpan[][]>(() => staffMember.hours.map((day) => [...day]))
  const save = useSetupChange({
    change: () => call(setup.setHours, { id: data.providerId, staffId: staffMember.id, hours: week }),
    done: t('hours.saved'),
  })
  const problem = problemOfWeek(week)
  const isChanged = JSON.stringify(week) !== JSON.stringify(staffMember.hours)
  const edit = (changed: TimeSpan[][]) => {
    save.reset()
    setWeek(changed)
  }
  return (
    <div className="dash-two">
      <section aria-labelledby="week-title" className="min-w-0">
        <h2 id="week-title" className="h3 border-b-2 border-ink pb-4">
          {t('hours.week')}
        </h2>
        <WeekEditor
          week={week}
          onChange={edit}
          problem={problem && { ...problem, message: t(`errors.${problem.code}`) }}
        />
        <Refused error={save.error} />
        <p className="mt-6 flex flex-wrap gap-3">
          <Button
            variant="primary"
            disabled={!isChanged || problem !== null}
            isBusy={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('hours.save')}
          </Button>
          {isChanged && (
            <Button variant="quiet" onClick={() => edit(staffMember.hours.map((day) => [...day]))}>
              {t('hours.reset')}
            </Button>
          )}
        </p>
      </section>
      <HoursPreview
        of={[staffMember.id]}
        week={week}
        isWrong={problem !== null}
        ask={(hours, signal) =>
          call(setup.preview, { id: data.providerId, staffId: staffMember.id, hours }, { signal })
        }
      />
    </div>
  )
}
