import { CalendarClock, MapPin, Scissors, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { useSession } from '../../identity/ui/session.ts'
import { professionName } from '../../providers/ui/provider-texts.ts'
import { claimDraft, type Draft, type Step } from './draft.ts'
import { nameOf } from './place-step.tsx'
import { useStartIntervalLabel } from './start-interval-field.tsx'

export const signUpToPublish = `/auth?redirect=${encodeURIComponent('/provider-signup')}`

/** Everything once more, and the account that all of it will belong to. */
export function FinishStep({ draft, onEdit }: { draft: Draft; onEdit: (step: Step) => void }) {
  const { t, i18n } = useTranslation(['business', 'staff'])
  const session = useSession()
  const intervalLabel = useStartIntervalLabel()
  const days = draft.hours.filter((day) => day.length > 0).length
  const address = [draft.street, draft.place && nameOf(draft.place), draft.postalCode].filter(Boolean).join(', ')
  return (
    <>
      <dl className="signup-review">
        <Row icon={<UserRound />} title={draft.businessName} step="business" onEdit={onEdit}>
          {professionName(i18n, draft.profession)}
        </Row>
        <Row icon={<MapPin />} title={t('signup.place.short')} step="place" onEdit={onEdit}>
          {address}
        </Row>
        <Row icon={<Scissors />} title={t('signup.services.short')} step="services" onEdit={onEdit}>
          {draft.services?.map(({ name }) => name).join(', ')}
        </Row>
        <Row icon={<CalendarClock />} title={t('signup.hours.short')} step="hours" onEdit={onEdit}>
          {t('staff:hours.daysOpen', { count: days })}
          <br />
          {t('signup.hours.starts', { times: intervalLabel(draft.startIntervalMinutes) })}
        </Row>
      </dl>
      {session.status === 'signed-in' ? (
        <p className="panel p-5">{t('signup.account', { name: session.user.name, email: session.user.email })}</p>
      ) : (
        <div className="panel grid gap-4 p-5">
          <p className="h3">{t('signup.accountTitle')}</p>
          <p>{t('signup.accountText')}</p>
          <p>
            <Link to={`${signUpToPublish}&mode=login`} className={buttonClass('outline')} onClick={claimDraft}>
              {t('signup.logIn')}
            </Link>
          </p>
        </div>
      )}
    </>
  )
}

type RowProps = { icon: ReactNode; title: string; step: Step; onEdit: (step: Step) => void; children: ReactNode }

function Row({ icon, title, step, onEdit, children }: RowProps) {
  const { t } = useTranslation('business')
  return (
    <div className="signup-review-row">
      <span aria-hidden="true" className="signup-review-icon">
        {icon}
      </span>
      <dt className="font-bold">{title}</dt>
      <dd className="text-ink-2">{children}</dd>
      <button
        type="button"
        className="link"
        aria-label={t('signup.editOf', { what: title })}
        onClick={() => onEdit(step)}
      >
        {t('signup.edit')}
      </button>
    </div>
  )
}
