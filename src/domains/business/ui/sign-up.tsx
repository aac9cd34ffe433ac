import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isAppError } from '../../../lib/api/errors.ts'
import type { SummaryError } from '../../../ui/error-summary.tsx'
import { Queries } from '../../../ui/queries.tsx'
import { identity } from '../../identity/contract.ts'
import { call, useSession, welcome } from '../../identity/ui/session.ts'
import { problemOfWeek } from '../../staff/rules.ts'
import { dashboardErrorText } from '../../staff/ui/dashboard-error.ts'
import { HoursPreview } from '../../staff/ui/hours-preview.tsx'
import { WeekEditor } from '../../staff/ui/week-editor.tsx'
import { ownProvider } from '../contract.ts'
import { BusinessStep } from './business-step.tsx'
import {
  claimDraft,
  currencyOf,
  type Draft,
  emptyDraft,
  type FullDraft,
  forgetDraft,
  keepDraft,
  newProviderOf,
  openDraft,
  readDraft,
  type Step,
  type StepProps,
  steps,
  takeDraft,
} from './draft.ts'
import { DraftOffer } from './draft-offer.tsx'
import { problemsOf } from './draft-problems.ts'
import { FinishStep, signUpToPublish } from './finish-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { ServiceRows, suggestionsFor } from './service-rows.tsx'
import { StartIntervalField } from './start-interval-field.tsx'
import { StepFrame } from './step-frame.tsx'

/** Five questions and a provider is there. What was answered survives a reload and signing in. */
export function SignUp() {
  const { t } = useTranslation(['business', 'staff'])
  const navigate = useNavigate()
  const session = useSession()
  const accountId =
    session.status === 'signed-in' ? session.user.id : session.status === 'signed-out' ? null : undefined
  const { draft, errors, failure, isBusy, offer, change, goTo, check, publish } = useSignUp(accountId)
  const { step } = draft
  const before = steps[steps.indexOf(step) - 1]
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message
  const next = {
    label: t('signup.next'),
    act: () => {
      const { services } = draft
      if (check(step)) goTo(steps[steps.indexOf(step) + 1] ?? step, step === 'services' ? { services } : {})
    },
  }
  const makeAccount = () => {
    claimDraft()
    navigate(signUpToPublish)
  }
  const last = accountId
    ? { label: isBusy ? t('signup.opening') : t('signup.open'), act: () => void publish() }
    : { label: t('signup.makeAccount'), act: makeAccount }
  const onward = step === 'finish' ? last : next
  return (
    <Queries>
      <StepFrame
        step={step}
        title={t(`signup.${step}.title`)}
        text={t(`signup.${step}.text`)}
        offer={offer && <DraftOffer {...offer} />}
        errors={errors}
        failure={failure}
        onBack={before ? () => goTo(before) : null}
        onNext={onward.act}
        next={onward.label}
        isBusy={isBusy}
      >
        {step === 'finish' ? (
          <FinishStep draft={draft} onEdit={goTo} />
        ) : (
          <Question draft={draft} errorOf={errorOf} onChange={change} />
        )}
      </StepFrame>
    </Queries>
  )
}

function Question(props: StepProps) {
  const { t } = useTranslation('staff')
  const { draft, errorOf, onChange } = props
  if (draft.step === 'business') return <BusinessStep {...props} />
  if (draft.step === 'place') return <PlaceStep {...props} />
  if (draft.step === 'services') {
    return (
      <div id="services" className="grid gap-4">
        <ServiceRows
          services={draft.services}
          currency={currencyOf(draft)}
          errorOf={errorOf}
          onChange={(services) => onChange({ services })}
        />
      </div>
    )
  }
  const problem = problemOfWeek(draft.hours)
  return (
    <>
      <WeekEditor
        week={draft.hours}
        onChange={(hours) => onChange({ hours })}
        problem={problem && { ...problem, message: t(`errors.${problem.code}`) }}
      />
      <StartIntervalField
        value={draft.startIntervalMinutes}
        onChange={(startIntervalMinutes) => onChange({ startIntervalMinutes })}
      />
      <FirstTimes draft={draft} isWrong={problem !== null} />
    </>
  )
}

/** What customers would see of the first service. */
function FirstTimes({ draft, isWrong }: { draft: FullDraft; isWrong: boolean }) {
  const { place, startIntervalMinutes, hours } = draft
  const [service] = draft.services
  if (!place || !service) return null
  const { name, minutes: durationMinutes } = service
  const asked = { placeSlug: place.slug, startIntervalMinutes, service: { name, durationMinutes } }
  return (
    <HoursPreview
      of={[asked]}
      week={hours}
      isWrong={isWrong}
      ask={(week, signal) => call(ownProvider.preview, { ...asked, hours: week }, { signal })}
    />
  )
}

/** `accountId`: undefined until it is known who is here. */
function useSignUp(accountId: string | null | undefined) {
  const { t, i18n } = useTranslation(['business', 'staff'])
  const navigate = useNavigate()
  const [kept, setKept] = useState<Draft>(emptyDraft)
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isOffered, setOffered] = useState(false)
  const early = useRef<Partial<Draft>>({})
  useEffect(() => {
    if (accountId === undefined) return
    const read = openDraft(accountId)
    const typed = early.current
    early.current = {}
    const hasTyped = Object.keys(typed).length > 0
    const known = hasTyped ? { ...(read ?? emptyDraft), ...typed } : (read ?? emptyDraft)
    if (hasTyped) keepDraft(known, accountId)
    setKept(known)
    setOffered(accountId !== null && readDraft(null) !== null)
  }, [accountId])
  const suggested = (key: string) => String(i18n.getResource(i18n.language, 'business', key))
  const services = kept.services ?? suggestionsFor(kept.profession, currencyOf(kept), suggested)
  const draft: FullDraft = { ...kept, services }
  const change = (changes: Partial<Draft>) => {
    const changed = { ...kept, ...changes }
    if (accountId === undefined) early.current = { ...early.current, ...changes }
    else keepDraft(changed, accountId)
    setKept(changed)
  }
  const offer = isOffered &&
    accountId && {
      isReplacing: kept !== emptyDraft,
      onUse: () => {
        const taken = takeDraft(accountId)
        if (taken) {
          setKept(taken)
          setErrors([])
          setFailure(undefined)
        }
        setOffered(false)
      },
      onDiscard: () => {
        forgetDraft(null)
        setOffered(false)
      },
    }
  const goTo = (step: Step, changes: Partial<Draft> = {}) => {
    setErrors([])
    setFailure(undefined)
    change({ ...changes, step })
  }
  /** Whether nothing is missing there; shown is what is. */
  const check = (step: Step): boolean => {
    const found = problemsOf(step, draft, t)
    setErrors(found)
    return found.length === 0
  }
  const publish = async () => {
    const wrong = steps.find((one) => problemsOf(one, draft, t).length > 0)
    if (wrong) {
      goTo(wrong)
      check(wrong)
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      const made = await call(ownProvider.create, newProviderOf(draft))
      forgetDraft(accountId ?? null)
      welcome(await call(identity.me, {}))
      navigate(`${made.linkTo}?welcome=`, { replace: true })
    } catch (error) {
      if (isAppError(error) && error.fields?.phone !== undefined) {
        goTo('place')
        setErrors([{ fieldId: 'phone', message: t('signup.errors.phone') }])
      } else setFailure(dashboardErrorText(i18n, error, t('signup.failed')))
      setBusy(false)
    }
  }
  return { draft, errors, failure, isBusy, offer, change, goTo, check, publish }
}
