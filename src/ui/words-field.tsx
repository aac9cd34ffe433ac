import { Plus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { describedBy, FieldFrame, type FieldTexts } from './field.tsx'
import { addWords, type WordRules } from './words.ts'

/** Few forms have such a field: what it says comes with them. */
export type WordsTexts = {
  add: string
  remove: (word: string) => string
  count: (used: number, most: number) => string
  problem: (problem: 'twice' | 'full' | 'long', maxLength: number) => string
}

type WordsFieldProps = FieldTexts & {
  says: WordsTexts
  words: readonly string[]
  onChange: (words: string[]) => void
  rules: WordRules
  /** As a word is read; itself unless told. */
  nameOf?: (word: string) => string
  /** Offered while typing. */
  suggestions?: readonly string[]
  /** Said of what `rules.toWord` does not know. */
  unknown?: string
}

/** A list of short words: typed, added with Enter, a comma or the button, and taken away one by one. */
export function WordsField({
  says,
  words,
  onChange,
  rules,
  nameOf = String,
  suggestions = [],
  ...texts
}: WordsFieldProps) {
  const { id: givenId, label, hint, error, unknown } = texts
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = (text: string) => {
    const added = addWords(words, text, rules)
    if (added.words.length > words.length) onChange(added.words)
    setTyped(added.rest)
    if (added.problem === null) setProblem(undefined)
    else if (added.problem === 'unknown') setProblem(unknown)
    else setProblem(says.problem(added.problem, rules.maxLength))
  }
  // What was typed and not added would be lost with the form. Not at blur: what grows then moves the button under the pointer.
  useEffect(() => {
    const form = input.current?.form
    const addLast = () => flushSync(() => add(typed))
    form?.addEventListener('submit', addLast)
    return () => form?.removeEventListener('submit', addLast)
  })
  const told = problem ?? error
  return (
    <FieldFrame id={id} label={label} hint={hint} error={told}>
      <div className="flex gap-3">
        <input
          ref={input}
          id={id}
          className="field min-w-0 flex-1"
          value={typed}
          list={suggestions.length > 0 ? `${id}-list` : undefined}
          autoComplete="off"
          aria-invalid={told ? true : undefined}
          aria-describedby={describedBy(id, { hint, error: told }, `${id}-count`)}
          onChange={({ target }) => {
            setProblem(undefined)
            if (/[,;]$/.test(target.value)) add(target.value)
            else setTyped(target.value)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
            event.preventDefault()
            add(typed)
          }}
        />
        <Button
          variant="outline"
          aria-label={`${says.add}: ${label}`}
          onClick={() => {
            add(typed)
            input.current?.focus()
          }}
        >
          <Plus aria-hidden="true" size={20} />
          {says.add}
        </Button>
      </div>
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {words.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word}>
              <button
                type="button"
                className="chip chip-chosen"
                aria-label={says.remove(nameOf(word))}
                onClick={() => {
                  setProblem(undefined)
                  onChange(words.filter((other) => other !== word))
                  input.current?.focus()
                }}
              >
                <span className="max-w-[30ch] truncate">{nameOf(word)}</span>
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}-count`} role="status" className="field-count">
        {says.count(words.length, rules.most)}
      </p>
    </FieldFrame>
  )
}
