import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CheckingStatus } from '../../../ui/checking.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { FieldError, FieldFrame } from '../../../ui/field.tsx'

/** In milliseconds: when it was asked for here, and until when it is good. */
export type SentCode = { email: string; at: number; until: number; isAgain: boolean }

const digits = 6
const againAfterMs = 30_000

type EnterCodeProps = {
  heading: 'h2' | 'h3' | 'h4'
  sent: SentCode
  /** What is wrong from the start. */
  problem: string | null
  /** May throw: it is said here. */
  onCode: (code: string) => Promise<void>
  onAgain: () => Promise<void>
  /** null: it is the only address there can be. */
  onChangeAddress: (() => void) | null
  children?: ReactNode
}

/** The six digits of the mail, typed or pasted; they are sent as soon as they stand there. */
export function EnterCode({
  heading: Heading,
  sent,
  problem,
  onCode,
  onAgain,
  onChangeAddress,
  children,
}: EnterCodeProps) {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState(problem)
  const now = useSeconds()
  useEffect(() => field.current?.focus(), [])
  const wait = Math.ceil((sent.at + againAfterMs - now) / 1000)
  const minutes = Math.ceil((sent.until - now) / 60_000)

  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(errorText(i18n, error, t('code.failed'), 'identity'))
      field.current?.focus()
      field.current?.select()
    }
    setBusy(false)
  }
  const type = (typed: string) => {
    const next = typed.replaceAll(/\D/g, '').slice(0, digits)
    setCode(next)
    if (next.length === digits && next !== code) void attempt(() => onCode(next))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === digits) void attempt(() => onCode(code))
    else field.current?.focus()
  }
  return (
    <>
      <Heading className="h3">{t('code.title')}</Heading>
      <p className="mt-2 mb-6 max-w-md break-words">{t('code.text', { email: sent.email })}</p>
      <form className="grid max-w-md gap-5" aria-busy={isBusy} onSubmit={submit}>
        <FieldFrame
          id={id}
          label={t('code.label')}
          hint={minutes > 0 ? t('code.left', { count: minutes }) : t('code.over')}
        >
          <input
            ref={field}
            id={id}
            className="field code-field"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            readOnly={isBusy}
            aria-invalid={failure ? true : undefined}
            aria-describedby={`${id}-hint${failure ? ` ${id}-error` : ''}`}
            onChange={({ target }) => type(target.value)}
          />
          <div role="alert">{failure && <FieldError id={`${id}-error`}>{failure}</FieldError>}</div>
        </FieldFrame>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? t('code.checking') : t('code.logIn')}
        </Button>
        <CheckingStatus />
      </form>
      <p role="status" className={sent.isAgain ? 'mt-5 max-w-md' : undefined}>
        {sent.isAgain && t('code.sent')}
      </p>
      <p className="mt-5">
        {wait > 0 ? (
          <span className="text-ink-2">{t('code.wait', { seconds: wait })}</span>
        ) : (
          <button type="button" className="link" onClick={() => attempt(onAgain)}>
            {t('code.another')}
          </button>
        )}
      </p>
      {onChangeAddress && (
        <p>
          <button type="button" className="link" onClick={onChangeAddress}>
            {t('code.address')}
          </button>
        </p>
      )}
      {children}
    </>
  )
}

/** The time, anew each second. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
