import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordsField } from '../../ui/words-field.tsx'
import { longText, Part, State, States } from './part.tsx'

/** What is filled in. */
export function Fields() {
  return (
    <>
      <TextFields />
      <Choices />
      <FailingForm />
    </>
  )
}

function TextFields() {
  return (
    <Part name="Field">
      <States>
        <State name="empty, with hint and icon">
          <Field label="Search" hint="A name or a service" icon={<Search size={22} />} placeholder="Haircut" />
        </State>
        <State name="filled, focus" isFocused>
          <Field label="First name" defaultValue="Nia" />
        </State>
        <State name="disabled">
          <Field label="Email address" defaultValue="nia@example.com" disabled />
        </State>
        <State name="read only">
          <Field label="Account" defaultValue="nia@example.com" readOnly />
        </State>
        <State name="invalid, long text">
          <Field label={longText} hint={longText} error={longText} defaultValue={longText} />
        </State>
        <State name="password">
          <PasswordField label="Password" defaultValue="correct horse battery" autoComplete="off" />
        </State>
        <State name="text area with counter">
          <TextArea label="Notes" maxLength={40} defaultValue="Second floor, please ring" />
        </State>
        <State name="text area, disabled">
          <TextArea label="Closed notes" disabled />
        </State>
        <State name="text area, invalid">
          <TextArea label="Message" error="Enter 10 to 500 characters" />
        </State>
        <State name="select">
          <Select label="Sort by" options={options} defaultValue="distance" />
        </State>
        <State name="select, disabled">
          <Select label="Currency" options={options} disabled />
        </State>
        <State name="select, invalid">
          <Select label="Topic" options={options} error="Choose a topic" />
        </State>
        <State name="words">
          <Words />
        </State>
      </States>
    </Part>
  )
}

function Words() {
  const [words, setWords] = useState(['Balayage', 'Vegan products'])
  const rules = { most: 3, maxLength: 40 }
  const says = {
    add: 'Add',
    remove: (word: string) => `Remove ${word}`,
    count: (used: number, most: number) => `${used} of ${most}`,
    problem: (problem: string) =>
      ({ twice: 'Already in the list', full: 'That is all there is room for. Remove one first.' })[problem] ??
      'Too long',
  }
  return <WordsField says={says} label="Tags" hint="Up to three" words={words} onChange={setWords} rules={rules} />
}

const options = [
  { value: 'rating', label: 'Best rated' },
  { value: 'distance', label: 'Nearest' },
  { value: 'price', label: longText, isDisabled: true },
]

const services = [
  { value: 'silk', label: 'Silk press & trim', detail: '1 hr 30', aside: '£65.00' },
  { value: 'treat', label: longText, detail: '30 min', aside: '£20.00' },
  { value: 'dry', label: 'Dry cut', detail: 'Not this week', aside: '£48.00', isDisabled: true },
]
const times = ['9:30 AM', '10:00 AM', '11:15 AM', '2:00 PM'].map((label, index) => ({
  value: label,
  label,
  isDisabled: index === 2,
}))
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function Choices() {
  return (
    <Part name="Checkbox and radio">
      <States>
        <State name="checkboxes">
          <Checkbox label="Remind me the day before" />
          <Checkbox label="Chosen" hint="With a hint" defaultChecked />
          <Checkbox label="Disabled" disabled />
          <Checkbox label="Disabled and chosen" disabled defaultChecked />
          <Checkbox label={longText} error="Agree to go on" />
        </State>
        <State name="focus" isFocused>
          <Checkbox label="Focused" />
        </State>
        <State name="radio, plain">
          <RadioGroup label="Is it your first visit?" name="first" options={answers} defaultValue="yes" />
        </State>
        <State name="radio, invalid">
          <RadioGroup label="May we call you?" name="call" options={answers} error="Choose yes or no" />
        </State>
        <State name="radio, cards">
          <RadioGroup label="Service" name="service" look="card" options={services} defaultValue="silk" />
        </State>
        <State name="radio, times">
          <RadioGroup label="Times" name="time" look="slot" options={times} defaultValue="10:00 AM" />
        </State>
      </States>
    </Part>
  )
}

const mistakes: readonly SummaryError[] = [
  { fieldId: 'dev-name', message: 'Enter your name' },
  { fieldId: 'dev-topic', message: 'Choose a topic' },
]

function FailingForm() {
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message
  const send = (event: FormEvent) => {
    event.preventDefault()
    setErrors([...mistakes])
  }
  return (
    <Part name="Error summary">
      <form onSubmit={send} noValidate className="grid max-w-xl gap-5">
        <ErrorSummary errors={errors} />
        <Field id="dev-name" label="Your name" error={errorOf('dev-name')} />
        <RadioGroup
          id="dev-topic"
          label="What is it about?"
          name="topic"
          options={answers}
          error={errorOf('dev-topic')}
        />
        <Button variant="primary" type="submit">
          Send a form that fails
        </Button>
      </form>
    </Part>
  )
}
