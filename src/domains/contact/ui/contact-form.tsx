import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { InputOf } from '../../../lib/api/endpoint.ts'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type contact, contactTopics, maxMessage, minMessage, NewMessage } from '../contract.ts'

const fieldNames = ['name', 'email', 'topic', 'message'] as const
type FieldName = (typeof fieldNames)[number]
/** `fields`: what has to be put right; none when the reason lies elsewhere. */
type Problem = { fields: FieldName[]; text: string | null }

/** The rule of the contract; what it says is said in the reader's language. */
function wrongFields(values: Record<FieldName, string>): FieldName[] {
  return fieldNames.filter((name) => !z.safeParse(NewMessage.shape[name], values[name]).success)
}

const charactersOf = (text: string) => [...text.trim()].length

type ContactFormProps = {
  /** For those whose browser runs no scripts. */
  address: string
  send: (message: InputOf<typeof contact.send>) => Promise<unknown>
  onSent: (email: string) => void
}

export function ContactForm({ address, send, onSent }: ContactFormProps) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setSending] = useState(false)
  // A retry of the same message carries the same key, so that it arrives once.
  const attempt = useRef({ body: '', key: '' })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const text = (name: FieldName) => String(form.get(name) ?? '')
    const values = { name: text('name'), email: text('email'), topic: text('topic'), message: text('message') }
    const fields = wrongFields(values)
    if (fields.length > 0) return setProblem({ fields, text: null })
    const body = JSON.stringify(values)
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() }
    setSending(true)
    try {
      await send({ ...NewMessage.parse(values), idempotencyKey: attempt.current.key })
      onSent(values.email.trim())
    } catch (error) {
      setProblem(problemOf(error))
      setSending(false)
    }
  }
  const problemOf = (error: unknown): Problem => {
    const fields = fieldNames.filter((name) => isAppError(error) && error.fields?.[name])
    if (fields.length > 0) return { fields, text: null }
    if (hasCode(error, 'rate_limited')) return { fields, text: t('contact.tooMany') }
    return { fields, text: hasCode(error, 'network_error') ? t('error.network') : t('contact.failed') }
  }
  const errorOf = (name: FieldName) =>
    problem?.fields.includes(name) ? t(`contact.errors.${name}`, { min: minMessage, max: maxMessage }) : undefined

  return (
    <>
      <h2 id="write" className="h2">
        {t('contact.formTitle')}
      </h2>
      <noscript>
        <p className="mt-4 rounded-lg bg-paper-2 p-4">
          {t('contact.needsScript')}{' '}
          <a className="font-bold underline" href={`mailto:${address}`}>
            {address}
          </a>
        </p>
      </noscript>
      <form className="mt-6 grid gap-6" noValidate aria-busy={isSending} onSubmit={submit}>
        {problem && <ProblemSummary problem={problem} errorOf={errorOf} />}
        <Place name="name">
          <Field label={t('contact.name')} name="name" autoComplete="name" error={errorOf('name')} />
        </Place>
        <Place name="email">
          <Field
            label={t('contact.email')}
            name="email"
            type="email"
            autoComplete="email"
            hint={t('contact.emailHint')}
            error={errorOf('email')}
          />
        </Place>
        <Place name="topic">
          <TopicField error={errorOf('topic')} />
        </Place>
        <Place name="message">
          <MessageField error={errorOf('message')} />
        </Place>
        <button
          type="submit"
          className={`${buttonClass('primary')} min-h-13 justify-self-start`}
          aria-disabled={isSending}
        >
          {isSending ? t('contact.sending') : t('contact.send')}
        </button>
      </form>
    </>
  )
}

const placeOf = (name: FieldName) => `contact-${name}`

/** Where the links of the summary lead. */
function Place({ name, children }: { name: FieldName; children: ReactNode }) {
  return <div id={placeOf(name)}>{children}</div>
}

type ProblemSummaryProps = { problem: Problem; errorOf: (name: FieldName) => string | undefined }

/** Takes the focus whenever there is something new to say. */
function ProblemSummary({ problem, errorOf }: ProblemSummaryProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fields wrong again are a new answer
  useEffect(() => box.current?.focus(), [problem])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-xl border-2 border-red bg-card p-5">
      <h3 className="h3">{t('contact.problem')}</h3>
      {problem.text && <p className="mt-2">{problem.text}</p>}
      {problem.fields.length > 0 && (
        <ul className="mt-2 grid">
          {problem.fields.map((name) => (
            <li key={name}>
              <a href={`#${placeOf(name)}`} className="nav-link -ml-2 whitespace-normal underline" onClick={focusField}>
                {errorOf(name)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function focusField(event: { preventDefault(): void; currentTarget: HTMLAnchorElement }) {
  const field = document.querySelector<HTMLElement>(`${event.currentTarget.hash} :is(input, select, textarea)`)
  if (!field) return
  event.preventDefault()
  field.focus()
}

function TopicField({ error }: { error: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <label htmlFor="topic" className="mb-1 block font-bold">
        {t('contact.topic')}
      </label>
      <select
        id="topic"
        name="topic"
        className="field"
        defaultValue=""
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'topic-error'}
      >
        <option value="" disabled>
          {t('contact.chooseTopic')}
        </option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`contact.topics.${topic}`)}
          </option>
        ))}
      </select>
      {error && <FieldError id="topic-error">{error}</FieldError>}
    </>
  )
}

function MessageField({ error }: { error: string | undefined }) {
  const { t } = useTranslation()
  const [length, setLength] = useState(0)
  return (
    <>
      <label htmlFor="message" className="mb-1 block font-bold">
        {t('contact.message')}
      </label>
      <p id="message-hint" className="mb-2 text-ink-2">
        {t('contact.messageHint')}
      </p>
      <textarea
        id="message"
        name="message"
        rows={7}
        className="field"
        onChange={(event) => setLength(charactersOf(event.target.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'message-error message-hint' : 'message-hint'}
      />
      <p className={`mt-1 ${length > maxMessage ? 'font-bold' : 'text-ink-2'}`}>
        {t('contact.messageCount', { length, max: maxMessage })}
      </p>
      {error && <FieldError id="message-error">{error}</FieldError>}
    </>
  )
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 font-bold">
      {children}
    </p>
  )
}
