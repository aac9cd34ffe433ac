import { CalendarDays, Clock, MapPin, Scissors, Search, Sparkles, Store } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { categoryName } from '../../providers/ui/provider-texts.ts'
import { MoreFilters } from './more-filters.tsx'
import { keepSearch } from './recent-searches.ts'
import { SuggestPart } from './suggest-part.tsx'

type SearchFormProps = {
  values?: Partial<Record<'search' | 'location' | 'date' | 'time' | 'sort' | 'view', string>>
  /** What is searched, where the fields are behind a line that says it on a small screen. */
  folded?: readonly string[]
  /** Given, category and specialization are fields of the form; else they are among `filters`. */
  categories?: readonly { slug: string; name: string }[]
  /** Offered while typing; anything else may be typed too. */
  suggestions?: { what: readonly string[]; where: readonly string[] }
  /** All that else can be asked for, where a page has more than few want to. */
  filters?: ReactNode
}
/** What, of which kind, where, when, and more for who wants it. A GET form: the address of the results is the search. */
export function SearchForm({ values = {}, folded, categories, suggestions, filters }: SearchFormProps) {
  const { t, i18n } = useTranslation()
  return (
    <Form action="/search" method="get" role="search" onSubmit={(event) => remember(event.currentTarget)}>
      {folded && (
        <details className="find-fold">
          <summary>
            <span className="sr-only">{t('search.submit')}: </span>
            {folded.map((part) => (
              <span key={part}>{part}</span>
            ))}
            <Search aria-hidden="true" />
          </summary>
        </details>
      )}
      <div className={categories ? 'find find-whole' : 'find'}>
        <SuggestPart
          kind="what"
          icon={<Scissors />}
          label={t('search.what')}
          name="search"
          type="search"
          placeholder={t('search.whatPlaceholder')}
          defaultValue={values.search}
          maxLength={100}
          enterKeyHint="search"
          values={suggestions?.what}
        />
        {categories && (
          <>
            <FindPart icon={<Store />} label={t('search.category')}>
              {(id) => (
                <select id={id} name="category">
                  <option value="">{t('search.allCategories')}</option>
                  {categories.map((category) => (
                    <option key={category.slug} value={category.slug}>
                      {categoryName(i18n, category)}
                    </option>
                  ))}
                </select>
              )}
            </FindPart>
            <Part
              icon={<Sparkles />}
              label={t('search.specialization')}
              name="specialization"
              placeholder={t('search.specializationPlaceholder')}
              maxLength={100}
              enterKeyHint="search"
            />
          </>
        )}
        <SuggestPart
          kind="where"
          icon={<MapPin />}
          label={t('search.where')}
          name="location"
          placeholder={t('search.wherePlaceholder')}
          defaultValue={values.location}
          maxLength={100}
          autoComplete="address-level2"
          enterKeyHint="search"
          values={suggestions?.where}
        />
        <Part icon={<CalendarDays />} label={t('search.date')} name="date" type="date" defaultValue={values.date} />
        <Part icon={<Clock />} label={t('search.time')} name="time" type="time" step={900} defaultValue={values.time} />
        <button type="submit" className={`${buttonClass('primary')} find-button`}>
          <Search aria-hidden="true" className="size-5" />
          {t('search.submit')}
        </button>
      </div>
      {(['sort', 'view'] as const).map(
        (name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
      )}
      {filters ?? <MoreFilters />}
    </Form>
  )
}

/** Here and not with the suggestions: those come late, and somebody may be quicker. */
function remember(form: HTMLFormElement) {
  const filled = new FormData(form)
  keepSearch({ search: String(filled.get('search') ?? ''), location: String(filled.get('location') ?? '') })
}

type PartProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & { icon: ReactNode; label: string }

function Part({ icon, label, ...input }: PartProps) {
  return (
    <FindPart icon={icon} label={label}>
      {(id) => <input {...input} id={id} />}
    </FindPart>
  )
}

type FindPartProps = { icon: ReactNode; label: string; children: (id: string) => ReactNode }

function FindPart({ icon, label, children }: FindPartProps) {
  const id = useId()
  return (
    <div className="find-part find-part-short">
      <span aria-hidden="true">{icon}</span>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
