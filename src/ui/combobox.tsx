import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  ComboBox as AriaComboBox,
  Button,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Text,
} from 'react-aria-components'
import { AriaError, AriaLabel } from './aria-field.tsx'
import type { FieldTexts } from './field.tsx'
import { PageLocale } from './page-locale.tsx'
import { Popover } from './popover.tsx'

export type Suggestion = { id: string; text: string; detail?: string; icon?: ReactNode }
type ComboBoxProps = FieldTexts & {
  /** The text is sent under it, suggested or not. */
  name: string
  value: string
  /** At every key; the caller finds the suggestions, so that a server may know better than letters do. */
  onChange: (value: string) => void
  groups: readonly { title: string; suggestions: readonly Suggestion[] }[]
  onPick?: (suggestion: Suggestion) => void
  placeholder?: string
  isDisabled?: boolean
}

/** A text field that suggests and never insists. */
export function ComboBox({ groups, value, onChange, onPick, error, ...field }: ComboBoxProps) {
  const { id, label, hint, isLabelHidden, name, placeholder, isDisabled = false } = field
  const pick = (key: unknown) => {
    const picked = groups.flatMap(({ suggestions }) => suggestions).find((suggestion) => suggestion.id === key)
    if (!picked) return
    onChange(picked.text)
    onPick?.(picked)
  }
  return (
    <PageLocale>
      <AriaComboBox
        {...(id && { id })}
        name={name}
        className="field-frame"
        allowsCustomValue
        defaultFilter={() => true}
        inputValue={value}
        onInputChange={onChange}
        onChange={pick}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
      >
        <AriaLabel label={label} hint={hint} isLabelHidden={isLabelHidden ?? false} />
        <div className="field-box">
          <Input className="field field-with-action" {...(placeholder && { placeholder })} />
          <Button className="field-action">
            <ChevronDown aria-hidden="true" size={20} />
          </Button>
        </div>
        <AriaError error={error} />
        <Popover>
          <ListBox className="suggestions">
            {groups.map(({ title, suggestions }) => (
              <ListBoxSection key={title} id={title}>
                <Header className="suggestions-title">{title}</Header>
                {suggestions.map((suggestion) => (
                  <SuggestionItem key={suggestion.id} suggestion={suggestion} />
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </PageLocale>
  )
}

function SuggestionItem({ suggestion: { id, text, detail, icon } }: { suggestion: Suggestion }) {
  return (
    <ListBoxItem id={id} textValue={text} className="menu-item">
      {icon}
      <span className="min-w-0 py-2 leading-tight">
        <Text slot="label">{text}</Text>
        {detail && (
          <Text slot="description" className="choice-detail">
            {detail}
          </Text>
        )}
      </span>
    </ListBoxItem>
  )
}
