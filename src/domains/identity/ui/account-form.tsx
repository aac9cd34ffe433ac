import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { BusyText, CheckingStatus } from '../../../ui/checking.tsx'
import { ErrorSummary, type SummaryError } from '../../../ui/error-summary.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'

export type FormField = {
  name: string
  label: string
  autoComplete: string
  type?: 'text' | 'email' | 'password'
  inputMode?: 'text' | 'numeric'
  hint?: string
  defaultValue?: string
  minLength?: number
  maxLength: number
  /** The server decides whether it may be left empty. */
  isOptional?: boolean
  /** What to enter, said when the server refuses it. */
  wrong?: string
}

type AccountFormProps<Name extends string> = {
  fields: readonly (FormField & { name: Name })[]
  /** May throw: the form then says why and keeps what was typed. */
  send: (values: Record<Name, string>) => Promise<unknown>
  button: string
  busy: string
  /** Where the server gives no reason. */
  failed: string
  variant?: 'primary' | 'outline'
  /** Its button is as wide as its fields. */
  isWide?: boolean
  /** Empties its fields once it is sent. */
  isReset?: boolean
  /** It comes in the place of another one: its first field takes the focus. */
  isFocused?: boolean
  /** It cannot be sent yet. */
  isDisabled?: boolean
  onInput?: (values: Record<Name, string>) => void
  children?: ReactNode
}

/** `of`: the fields it was about; a form may change into another one. */
type Failure = { of: string; title: string; errors: readonly SummaryError[] }

export function AccountForm<Name extends string>(form: AccountFormProps<Name>) {
  const {
    fields,
    send,
    button,
    busy,
    failed: fallback,
    variant = 'outline',
    isWide = false,
    isReset = false,
    isFocused = false,
    isDisabled = false,
    onInput,
    children,
  } = form
  const { t, i18n } = useTranslation()
  const formId = useId()
  const idOf = (name: string) => `${formId}-${name}`
  const [isWorking, setWorking] = useState(false)
  const [failed, setFailed] = useState<Failure | null>(null)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isFocused) element.current?.querySelector('input')?.focus()
  }, [isFocused])
  const names = fields.map(({ name }) => name).join()
  const failure = failed?.of === names ? failed : null

  const describe = (error: unknown): Failure => {
    const message = errorText(i18n, error, fallback, 'identity')
    const wrong = fields.filter(({ name }) => isAppError(error) && error.fields?.[name])
    const isInput = hasCode(error, 'invalid_input')
    return {
      of: names,
      title: isInput ? t('ui.problem') : message,
      errors: wrong.map(({ name, wrong: text }) => ({
        fieldId: idOf(name),
        message: isInput ? (text ?? fallback) : message,
      })),
    }
  }
  const valuesOf = (element: HTMLFormElement) => {
    const data = new FormData(element)
    return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')])) as Record<Name, string>
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWorking) return
    const element = event.currentTarget
    const values = valuesOf(element)
    setWorking(true)
    setFailed(null)
    try {
      await send(values)
      if (isReset) element.reset()
    } catch (error) {
      setFailed(describe(error))
    } finally {
      setWorking(false)
    }
  }
  return (
    <form
      ref={element}
      className="grid max-w-md gap-5"
      method="post"
      aria-busy={isWorking}
      onSubmit={submit}
      onInput={({ currentTarget }) => onInput?.(valuesOf(currentTarget))}
    >
      {failure && <ErrorSummary title={failure.title} errors={failure.errors} />}
      {fields.map(({ name, type = 'text', wrong: _wrong, isOptional = false, ...field }) => {
        const Input = type === 'password' ? PasswordField : Field
        return (
          <Input
            {...field}
            {...(type === 'email' && { type })}
            key={name}
            id={idOf(name)}
            name={name}
            required={!isOptional}
            error={failure?.errors.find(({ fieldId }) => fieldId === idOf(name))?.message}
          />
        )
      })}
      {children}
      <Button
        type="submit"
        variant={variant}
        className={isWide ? '' : 'justify-self-start'}
        isBusy={isWorking}
        disabled={isDisabled}
      >
        {isWorking ? <BusyText>{busy}</BusyText> : button}
      </Button>
      <CheckingStatus />
    </form>
  )
}
