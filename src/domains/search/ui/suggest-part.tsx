import { type InputHTMLAttributes, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { pageLanguage } from '../../../i18n/languages.ts'
import { late } from '../../../ui/late.ts'
import { searchTexts } from '../texts/load.ts'

const Suggestions = late(async () => {
  const parts = import('./suggestions.tsx').then((module) => ({ default: module.Suggestions }))
  await searchTexts.load(pageLanguage())
  return parts
})

type SuggestPartProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'list' | 'className'> & {
  icon: ReactNode
  label: string
  kind: 'what' | 'where'
  /** Offered by the browser, until and where nothing better comes. */
  values?: readonly string[] | undefined
}

/** A field of the search that suggests as one types: what does so comes when it is first gone to. */
export function SuggestPart({ icon, label, kind, values = [], autoComplete, ...input }: SuggestPartProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  // Somebody was there before the page came to life.
  useEffect(() => {
    if (document.activeElement === field.current) setAsked(true)
  }, [])
  const list = values.length > 0 && !isAsked ? `${id}-list` : undefined
  return (
    <div className="find-part">
      <span aria-hidden="true">{icon}</span>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={field}
        id={id}
        list={list}
        autoComplete={isAsked ? 'off' : autoComplete}
        onFocus={() => setAsked(true)}
      />
      {list && (
        <datalist id={list}>
          {values.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <Suggestions field={field} kind={kind} />
        </Suspense>
      )}
    </div>
  )
}
