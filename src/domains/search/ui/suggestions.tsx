import { History, LocateFixed, MapPin, Scissors, Search, Tag, UserRound, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NavigateFunction, useNavigate } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { createHttpCall } from '../../../lib/api/call.ts'
import { kmOfUnit } from '../../../ui/date-format.ts'
import { placesWithoutSearch } from '../../location/contract.ts'
import { find } from '../find-contract.ts'
import { forgetSearch, type RecentSearch, recentSearches } from './recent-searches.ts'
import { type Option, optionsFor, placesWithout, splitMatch } from './suggestion-options.ts'

/** As nobody: what somebody types is not told together with who they are. */
const call = createHttpCall({ accessToken: () => null, refresh: async () => false })

const waitMs = 150

type SuggestionsProps = { field: RefObject<HTMLInputElement | null>; kind: 'what' | 'where' }

/** Makes the field a combobox: what is offered for what is typed in it, or the last searches while nothing is. */
export function Suggestions({ field, kind }: SuggestionsProps) {
  const { t, i18n } = useTranslation('search')
  const [isLost, setLost] = useState(false)
  const navigate = useNavigate()
  const listId = useId()
  const { typed, options, isOpen, recent, setRecent, open, close } = useTyped(field, kind)
  const isShown = isOpen && options.length > 0
  // Of other options, none.
  const [pointedAt, setPointedAt] = useState({ options, index: -1 })
  const active = pointedAt.options === options ? pointedAt.index : -1
  const setActive = (index: number) => setPointedAt({ options, index })
  const choose = (option: Option) => {
    setLost(false)
    const input = field.current
    close()
    setActive(-1)
    if (option.kind === 'here' && input?.form)
      searchNear(input.form, localeOf(i18n.language), navigate).catch(() => setLost(true))
    else if (input) follow(option, input, navigate)
  }
  useCombobox(field, { listId, isShown, active })
  // Of the list that is seen: a key may be pressed the moment it is drawn.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const chosen = options[active]
    if (event.key === 'Enter' && isShown && chosen) choose(chosen)
    else if (event.key === 'ArrowDown' && recent.length > 0 && isOpen) {
      field.current?.parentElement?.querySelector<HTMLElement>('.suggest button')?.focus()
    } else if (isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const step = event.key === 'ArrowDown' ? 1 : -1
      // The field itself is one of the stops.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'ArrowDown' && options.length > 0) open()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const input = field.current
    const listener = (event: KeyboardEvent) => onKey(event)
    input?.addEventListener('keydown', listener)
    return () => input?.removeEventListener('keydown', listener)
  }, [field])
  if (isOpen && recent.length > 0) return <Recent recent={recent} field={field} onChange={setRecent} />
  return (
    <>
      <p role="status" className={isLost && !isShown ? 'suggest' : 'sr-only'}>
        {isShown ? t('suggest.count', { count: options.length, total: options.length }) : isLost && t('map.notFound')}
      </p>
      {isShown && (
        <div id={listId} role="listbox" aria-label={t('suggest.list')} className="suggest">
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            <div
              key={`${option.kind} ${option.written ?? option.text} ${option.detail}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className="suggest-option"
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(option)}
            >
              <OptionText option={option} typed={typed} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}

const icons = {
  trade: Scissors,
  category: Scissors,
  here: LocateFixed,
  service: Tag,
  provider: UserRound,
  place: MapPin,
  everywhere: Search,
}

function OptionText({ option, typed }: { option: Option; typed: string }) {
  const { t } = useTranslation('search')
  const Icon = icons[option.kind]
  const [before, match, after] = splitMatch(option.text, typed)
  const detail =
    option.detail ?? (option.kind === 'place' || option.kind === 'here' ? '' : t(`suggest.kinds.${option.kind}`))
  return (
    <>
      <span className="suggest-icon">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="suggest-text">
          {option.kind === 'everywhere' ? (
            t('suggest.everywhere', { words: typed })
          ) : (
            <>
              {before}
              {match && <mark>{match}</mark>}
              {after}
            </>
          )}
        </span>
        {detail && <small>{detail}</small>}
      </span>
    </>
  )
}

/** What stands in the field, and what there is for it. */
function useTyped(field: RefObject<HTMLInputElement | null>, kind: 'what' | 'where') {
  const { i18n } = useTranslation()
  const [typed, setTyped] = useState('')
  const [options, setOptions] = useState<readonly Option[]>([])
  const [isOpen, setOpen] = useState(false)
  const [recent, setRecent] = useState<readonly RecentSearch[]>([])
  const late = useRef(new AbortController())
  const close = () => {
    late.current.abort()
    setOpen(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field and the language stay
  useEffect(() => {
    const input = field.current
    const [part, form] = [input?.parentElement, input?.form]
    if (!input || !part) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const words = input.value.trim()
      late.current.abort()
      late.current = new AbortController()
      clearTimeout(timer)
      setTyped(words)
      setOpen(true)
      setRecent(words || kind === 'where' ? [] : recentSearches())
      const withoutSearch = kind === 'where' ? placesWithout(placesWithoutSearch, words, i18n) : []
      if (!words && kind === 'what') return setOptions([])
      const { signal } = late.current
      const there = kind === 'what' && form ? String(new FormData(form).get('location') ?? '').slice(0, 100) : ''
      const asked = { search: words.slice(0, 100), ...(there && { location: there }), limit: 8 }
      const offer = (found: Parameters<typeof optionsFor>[1]) => {
        const places = found.places.map(({ name }) => name)
        setOptions(words ? optionsFor(kind, found, i18n) : placesWithout(places, '', i18n))
      }
      timer = setTimeout(
        () => {
          call(find.suggest, asked, { signal }).then(offer, () => signal.aborted || setOptions(withoutSearch))
        },
        words ? waitMs : 0,
      )
    }
    const lookIfEmpty = () => input.value.trim() === '' && look()
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && part.contains(event.relatedTarget))) setOpen(false)
    }
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !part.querySelector('.suggest')) return
      event.preventDefault()
      input.focus()
      close()
    }
    input.addEventListener('input', look)
    input.addEventListener('focus', lookIfEmpty)
    part.addEventListener('focusout', leave)
    part.addEventListener('keydown', leaveByKey)
    // What was typed while this was on its way.
    if (document.activeElement === input && input.value !== input.defaultValue) look()
    else lookIfEmpty()
    return () => {
      clearTimeout(timer)
      late.current.abort()
      input.removeEventListener('input', look)
      input.removeEventListener('focus', lookIfEmpty)
      part.removeEventListener('focusout', leave)
      part.removeEventListener('keydown', leaveByKey)
    }
  }, [])
  return { typed, options, isOpen, recent, setRecent, open: () => setOpen(true), close }
}

/** The field stays the server's own; only what it says of itself grows. */
function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { listId, isShown, active }: { listId: string; isShown: boolean; active: number },
) {
  useEffect(() => {
    const input = field.current
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-autocomplete', 'list')
    input?.setAttribute('aria-expanded', String(isShown))
    input?.toggleAttribute('aria-controls', isShown)
    if (isShown) input?.setAttribute('aria-controls', listId)
    if (isShown && active >= 0) {
      input?.setAttribute('aria-activedescendant', `${listId}-${active}`)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
    } else input?.removeAttribute('aria-activedescendant')
  }, [field, listId, isShown, active])
}

function follow(option: Option, input: HTMLInputElement, navigate: NavigateFunction) {
  const { form } = input
  if (option.kind === 'provider' && option.to) return void navigate(option.to)
  if (option.kind === 'everywhere') return form?.requestSubmit()
  if ((option.kind === 'category' || option.kind === 'trade') && form && option.slug) {
    const params = filledIn(form, 'search')
    params.set(option.kind === 'trade' ? 'profession' : 'category', option.slug)
    return void navigate(`/search?${params}`)
  }
  input.value = option.written ?? option.text
  // Whoever counts what the form would find.
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

function filledIn(form: HTMLFormElement, without: string): URLSearchParams {
  const filled = [...new FormData(form)].filter(([name, value]) => name !== without && value !== '')
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))
}

const nearby = 5

/** The search of the form around the reader, whose place is asked for only now. */
async function searchNear(form: HTMLFormElement, locale: string, navigate: NavigateFunction) {
  const { positionHere } = await import('../../location/ui/user-location.ts')
  const { lat, lng } = await positionHere()
  const params = filledIn(form, 'location')
  params.delete('bounds')
  params.set('userLat', String(lat))
  params.set('userLng', String(lng))
  params.set('distanceKm', String(Math.round(nearby * kmOfUnit(locale))))
  navigate(`/search?${params}`)
}

type RecentProps = {
  recent: readonly RecentSearch[]
  field: RefObject<HTMLInputElement | null>
  onChange: (left: readonly RecentSearch[]) => void
}

function Recent({ recent, field, onChange }: RecentProps) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const forget = (gone?: RecentSearch) => {
    onChange(forgetSearch(gone))
    field.current?.focus()
  }
  return (
    <fieldset aria-label={t('suggest.recent')} className="suggest">
      <p className="suggest-title">
        {t('suggest.recent')}
        <button type="button" className="suggest-clear" onClick={() => forget()}>
          {t('filters.clear')}
        </button>
      </p>
      <ul>
        {recent.map((one) => {
          const name = [one.search, one.location].filter(Boolean).join(', ')
          return (
            <li key={name} className="suggest-recent">
              <button type="button" className="suggest-option" onClick={() => void navigate(addressOf(one))}>
                <span className="suggest-icon">
                  <History aria-hidden="true" className="size-5" />
                </span>
                <span className="suggest-text">{name}</span>
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('filters.remove', { value: name })}
                onClick={() => forget(one)}
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function addressOf({ search, location }: RecentSearch): string {
  return `/search?${new URLSearchParams({ search, ...(location && { location }) })}`
}
