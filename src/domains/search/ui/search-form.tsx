import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'

type SearchFormProps = {
  values?: Partial<Record<'search' | 'location' | 'date' | 'time' | 'category' | 'sort', string>>
}

/** A GET form: the address of the results is the search. */
export function SearchForm({ values = {} }: SearchFormProps) {
  const { t } = useTranslation()
  return (
    <Form
      action="/search"
      method="get"
      role="search"
      className="grid items-end gap-4 rounded-form border-2 border-ink bg-card p-4 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_1fr_auto]"
    >
      <Field
        label={t('search.what')}
        name="search"
        type="search"
        placeholder={t('search.whatPlaceholder')}
        defaultValue={values.search}
        maxLength={100}
      />
      <Field
        label={t('search.where')}
        name="location"
        placeholder={t('search.wherePlaceholder')}
        defaultValue={values.location}
        maxLength={100}
        autoComplete="address-level2"
      />
      <Field label={t('search.date')} name="date" type="date" defaultValue={values.date} />
      <Field label={t('search.time')} name="time" type="time" step={900} defaultValue={values.time} />
      {values.category && <input type="hidden" name="category" value={values.category} />}
      {values.sort && <input type="hidden" name="sort" value={values.sort} />}
      <button type="submit" className={`${buttonClass('primary')} min-h-13 sm:col-span-2 lg:col-span-1`}>
        {t('search.submit')}
      </button>
    </Form>
  )
}
