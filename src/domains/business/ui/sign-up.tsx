import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { textByKey } from '../../../i18n/i18n.ts'
import { isAppError } from '../../../lib/api/errors.ts'
import type { SummaryError } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { Queries } from '../../../ui/queries.tsx'
import { Select } from '../../../ui/select.tsx'
import { categoriesOf, professions } from '../../categories/rules.ts'
import { identity } from '../../identity/contract.ts'
import { call, useSession, welcome } from '../../identity/ui/session.ts'
import { professionName } from '../../providers/ui/provider-texts.ts'
import { problemOfWeek } from '../../staff/rules.ts'
import { dashboardErrorText } from '../../staff/ui/dashboard-error.ts'
import { priceOf } from '../../staff/ui/price-text.ts'
import { WeekEditor } from '../../staff/ui/week-editor.tsx'
import { ownProvider } from '../contract.ts'
import { type Draft, emptyDraft, forgetDraft, keepDraft, readDraft, type Step, steps } from './draft.ts'
import { FinishStep } from './finish-step.tsx'
import { nameOf, PlaceField, PositionField } from './place-step.tsx'
import { ServiceRows, suggestionsFor } from './service-rows.tsx'
import { StepFrame } from './step-frame.tsx'

export function SignUp() {
  const { t, i18n } = useTranslation(['business', 'staff'])
  const { i18n: texts } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => setDraft(readDraft() ?? emptyDraft), [])
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    keepDraft(next)
    setDraft(next)
  }
  const { step } = draft
  const currency = draft.place?.currency ?? 'GBP'
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message
  const weekProblem = problemOfWeek(draft.hours)

  const services =
    draft.services ??
    suggestionsFor(draft.profession, currency, (key) => String(i18n.getResource(i18n.language, 'business', key)))
  const problemsOf = (of: Step): SummaryError[] => {
    const missing = (fieldId: string, isMissing: boolean, message: string) => (isMissing ? [{ fieldId, message }] : [])
    if (of === 'business')
      return [
        ...missing('businessName', draft.businessName.trim() === '', t('signup.errors.businessName')),
        ...missing('profession', draft.profession === '', t('signup.errors.profession')),
      ]
    if (of === 'place')
      return [
        ...missing('place', draft.place === null, t('signup.errors.place')),
        ...missing('street', draft.street.trim() === '', t('signup.errors.street')),
      ]
    if (of === 'services')
      return [
        ...missing('services', services.length === 0, t('signup.errors.noService')),
        ...services.flatMap((service, index) => [
          ...missing(`service-name-${index}`, service.name.trim() === '', t('staff:service.nameMissing')),
          ...missing(
            `service-price-${index}`,
            priceOf(service.price, currency) === null,
            t('staff:service.priceWrong'),
          ),
        ]),
      ]
    if (of === 'hours' && weekProblem)
      return [
        { fieldId: `hours-${weekProblem.day}-${weekProblem.index}`, message: t(`staff:errors.${weekProblem.code}`) },
      ]
    return []
  }
  const goTo = (next: Step, changes: Partial<Draft> = {}) => {
    setErrors([])
    setFailure(undefined)
    change({ ...changes, step: next })
  }

  const open = async () => {
    const wrong = steps.find((one) => problemsOf(one).length > 0)
    if (wrong) {
      goTo(wrong)
      setErrors(problemsOf(wrong))
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      const made = await call(ownProvider.create, {
        businessName: draft.businessName,
        profession: draft.profession,
        placeSlug: draft.place?.slug ?? '',
        street: draft.street,
        postalCode: draft.postalCode,
        ...(draft.position && { position: draft.position }),
        ...(draft.phone.trim() && { phone: draft.phone }),
        services: services.map(({ name, minutes, price }) => ({
          name,
          durationMinutes: minutes,
          priceMinor: priceOf(price, currency) ?? 0,
        })),
        hours: draft.hours,
      })
      forgetDraft()
      welcome(await call(identity.me, {}))
      navigate(`${made.linkTo}?welcome=`, { replace: true })
    } catch (error) {
      const isPhone = isAppError(error) && error.fields?.phone !== undefined
      if (isPhone) {
        goTo('place')
        setErrors([{ fieldId: 'phone', message: t('signup.errors.phone') }])
      } else setFailure(dashboardErrorText(texts, error, t('signup.failed')))
      setBusy(false)
    }
  }
  const isLast = step === 'finish'
  const onNext = () => {
    if (isLast) {
      if (session.status === 'signed-in') void open()
      else navigate('/auth?redirect=%2Fprovider-signup')
      return
    }
    const problems = problemsOf(step)
    setErrors(problems)
    if (problems.length === 0) goTo(steps[steps.indexOf(step) + 1] ?? step, step === 'services' ? { services } : {})
  }
  const before = steps[steps.indexOf(step) - 1]
  return (
    <Queries>
      <StepFrame
        step={step}
        title={t(`signup.${step}.title`)}
        text={t(`signup.${step}.text`)}
        errors={errors}
        failure={failure}
        onBack={before ? () => goTo(before) : null}
        onNext={onNext}
        next={
          isLast
            ? session.status === 'signed-in'
              ? isBusy
                ? t('signup.opening')
                : t('signup.open')
              : t('signup.makeAccount')
            : t('signup.next')
        }
        isBusy={isBusy}
      >
        {step === 'business' && (
          <>
            <Field
              id="businessName"
              label={t('signup.businessName')}
              hint={t('signup.businessNameHint')}
              value={draft.businessName}
              maxLength={120}
              autoComplete="organization"
              error={errorOf('businessName')}
              onChange={(event) => change({ businessName: event.target.value })}
            />
            <Select
              id="profession"
              label={t('signup.profession')}
              hint={
                draft.profession
                  ? t('signup.category', {
                      category: textByKey(texts, 'categories', categoriesOf(draft.profession).categorySlug, ''),
                    })
                  : undefined
              }
              value={draft.profession}
              error={errorOf('profession')}
              options={[
                { value: '', label: t('signup.choose') },
                ...professions.map((profession) => ({ value: profession, label: professionName(texts, profession) })),
              ]}
              onChange={(event) => change({ profession: event.target.value, services: null })}
            />
          </>
        )}
        {step === 'place' && (
          <>
            <PlaceField
              text={draft.placeText}
              error={errorOf('place')}
              onText={(placeText) =>
                change(
                  draft.place && placeText === nameOf(draft.place)
                    ? { placeText }
                    : { placeText, place: null, position: null },
                )
              }
              onPick={(place) => change({ place, placeText: nameOf(place), position: null })}
            />
            <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
              <Field
                id="street"
                label={t('place.street')}
                value={draft.street}
                maxLength={120}
                autoComplete="address-line1"
                error={errorOf('street')}
                onChange={(event) => change({ street: event.target.value })}
              />
              <Field
                label={t('place.postalCode')}
                value={draft.postalCode}
                maxLength={20}
                autoComplete="postal-code"
                onChange={(event) => change({ postalCode: event.target.value })}
              />
            </div>
            {draft.place && (
              <PositionField
                place={draft.place}
                position={draft.position}
                onMove={(position) => change({ position })}
              />
            )}
            <Field
              id="phone"
              type="tel"
              label={t('place.phone')}
              hint={t('place.phoneHint')}
              value={draft.phone}
              maxLength={40}
              autoComplete="tel"
              error={errorOf('phone')}
              onChange={(event) => change({ phone: event.target.value })}
            />
          </>
        )}
        {step === 'services' && (
          <div id="services" className="grid gap-4">
            <ServiceRows
              services={services}
              currency={currency}
              errorOf={errorOf}
              onChange={(changed) => change({ services: changed })}
            />
          </div>
        )}
        {step === 'hours' && (
          <WeekEditor
            week={draft.hours}
            onChange={(hours) => change({ hours })}
            problem={weekProblem && { ...weekProblem, message: t(`staff:errors.${weekProblem.code}`) }}
          />
        )}
        {step === 'finish' && <FinishStep draft={{ ...draft, services }} onEdit={goTo} />}
      </StepFrame>
    </Queries>
  )
}
