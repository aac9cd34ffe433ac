import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '../../../lib/api/endpoint.ts'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { BusyText, CheckingStatus } from '../../../ui/checking.tsx'
import { ErrorSummary, type SummaryError } from '../../../ui/error-summary.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { type ContactTopic, type contact, contactTopics, maxMessage, minMessage } from '../contract.ts'

const fieldNames = ['name', 'email', 'topic', 'message'] as const
type FieldName = (typeof fieldNames)[number]
/** `errors`: what has to be put right; none when the reason lies elsewhere, and then `title` says it. */
type Problem = { title: string; errors: readonly SummaryError[] }

const idOf = (name: FieldName) => `contact-${name}`

/** What nobody needs the server for to see. The server has the whole rule, and its answer is shown the same way. */
function wrongFields({ name, email, topic, message }: Record<FieldName, string>): FieldName[] {
  const isWrong: Record<FieldName, boolean> = {
    name: name.trim() === '',
    email: !/^\S+@\S+\.\S+$/.test(email.trim()),
    topic: topic === '',
    message: message.trim().length < minMessage,
  }
  return fieldNames.filter((field) => isWrong[field])
}

type ContactFormProps = {
  send: (message: InputOf<typeof contact.send>) => Promise<unknown>
  onSent: (email: string) => void
}

/** Its fields keep their own text, so that what was typed before the page is live, or before a failure, stays. */
export function ContactForm({ send, onSent }: ContactFormProps) {
  const { t, i18n } = useTranslation('contact')
  const { t: common } = useTranslation()
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
    if (fields.length > 0) return setProblem(wrong(fields))
    const body = JSON.stringify(values)
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() }
    setSending(true)
    try {
      // It comes from our own list; anything else the server refuses.
      await send({ ...values, topic: values.topic as ContactTopic, idempotencyKey: attempt.current.key })
      onSent(values.email.trim())
    } catch (error) {
      setProblem(problemOf(error))
      setSending(false)
    }
  }
  const wrong = (fields: readonly FieldName[]): Problem => ({
    title: t('page.problem'),
    errors: fields.map((name) => ({
      fieldId: idOf(name),
      message: t(`page.errors.${name}`, { min: minMessage, max: maxMessage }),
    })),
  })
  const problemOf = (error: unknown): Problem => {
    const fields = fieldNames.filter((name) => isAppError(error) && error.fields?.[name])
    if (fields.length > 0) return wrong(fields)
    if (hasCode(error, 'work_needed')) return { title: errorText(i18n, error, t('page.failed')), errors: [] }
    if (hasCode(error, 'rate_limited')) return { title: t('page.tooMany'), errors: [] }
    return { title: hasCode(error, 'network_error') ? common('error.network') : t('page.failed'), errors: [] }
  }
  const errorOf = (name: FieldName) => problem?.errors.find(({ fieldId }) => fieldId === idOf(name))?.message
  const fieldOf = (name: FieldName) => ({ id: idOf(name), name, label: t(`page.${name}`), error: errorOf(name) })

  return (
    <form className="grid gap-6" method="post" noValidate aria-busy={isSending} onSubmit={submit}>
      {problem && <ErrorSummary {...problem} />}
      <Field {...fieldOf('name')} autoComplete="name" />
      <Field {...fieldOf('email')} type="email" autoComplete="email" hint={t('page.emailHint')} />
      <Select
        {...fieldOf('topic')}
        defaultValue=""
        options={[
          { value: '', label: t('page.chooseTopic'), isDisabled: true },
          ...contactTopics.map((topic) => ({ value: topic, label: t(`page.topics.${topic}`) })),
        ]}
      />
      <TextArea {...fieldOf('message')} rows={7} maxLength={maxMessage} hint={t('page.messageHint')} />
      <Button type="submit" variant="primary" className="justify-self-start" isBusy={isSending} data-live>
        {isSending ? <BusyText>{t('page.sending')}</BusyText> : t('page.send')}
      </Button>
      <CheckingStatus />
    </form>
  )
}
