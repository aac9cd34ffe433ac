import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary, type SummaryError } from '../../../ui/error-summary.tsx'
import { type Step, steps } from './draft.ts'

type StepFrameProps = {
  step: Step
  title: string
  text: string
  /** Of what might be filled in already. */
  offer?: ReactNode
  errors: readonly SummaryError[]
  failure?: string | undefined
  onBack: (() => void) | null
  onNext: () => void
  next: string
  isBusy?: boolean
  children: ReactNode
}

/** One question of the sign-up: where we are, what is wrong, and both ways out. */
export function StepFrame({
  step,
  title,
  text,
  offer,
  errors,
  failure,
  onBack,
  onNext,
  next,
  isBusy,
  children,
}: StepFrameProps) {
  const { t } = useTranslation(['business', 'staff'])
  const number = steps.indexOf(step) + 1
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // A new question is read from its beginning.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onNext()
  }
  return (
    <form noValidate className="signup-step" onSubmit={submit}>
      <p className="signup-count" id="signup-progress">
        {t('signup.progress', { number, total: steps.length })}
      </p>
      <progress className="signup-progress" aria-labelledby="signup-progress" max={steps.length} value={number} />
      <h1 ref={heading} tabIndex={-1} className="name mt-8 outline-none">
        {title}
      </h1>
      <p className="lead mt-4 max-w-[52ch]">{text}</p>
      {offer}
      {(errors.length > 0 || failure) && (
        <div className="mt-8">
          <ErrorSummary errors={errors} {...(failure && { title: failure })} />
        </div>
      )}
      <div className="mt-8 grid gap-6">{children}</div>
      <div className="signup-foot">
        {onBack ? (
          <Button variant="quiet" onClick={onBack}>
            <ArrowLeft aria-hidden="true" size={20} />
            {t('staff:dashboard.back')}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" variant="primary" isBusy={isBusy ?? false}>
          {next}
        </Button>
      </div>
    </form>
  )
}
