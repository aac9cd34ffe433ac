import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { isAppError } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../../ui/choice.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type Trader, traderKinds, traderLengths, traders } from '../contract.ts'
import { countries } from '../countries.rules.ts'
import { ownDocumentsKey, ownTraderKey } from './own-trader.ts'
import { TraderTexts } from './trader-texts.tsx'

/** What a business may already have said on its page. */
type Known = {
  country: string
  city: string
  street: string
  postalCode: string
  email: string | null
  phone: string | null
}

/** Who trades, in the dashboard: saved by itself. */
export function TraderPart(props: { known: Known }) {
  return (
    <TraderTexts>
      <Part {...props} />
    </TraderTexts>
  )
}

function Part({ known }: { known: Known }) {
  const { t } = useTranslation('traders')
  const query = useQuery({ queryKey: ownTraderKey, queryFn: ({ signal }) => call(traders.mine, {}, { signal }) })
  return (
    <section id="trader" className="dash-part mt-6" aria-labelledby="trader-title">
      <h2 id="trader-title" className="h3">
        {t('form.title')}
      </h2>
      <div className="grid min-w-0 gap-6">
        <p className="max-w-[62ch] text-ink-2">{t('form.text')}</p>
        <Loaded query={query} failed={t('form.failed')}>
          {({ trader }) => <Form trader={trader} known={known} />}
        </Loaded>
      </div>
    </section>
  )
}

const fieldsOf = (trader: Trader | null, known: Known) => ({
  kind: trader?.kind ?? null,
  legalName: trader?.legalName ?? '',
  street: trader?.street ?? known.street,
  postalCode: trader?.postalCode ?? known.postalCode,
  city: trader?.city ?? known.city,
  country: trader?.country ?? known.country,
  register: trader?.register ?? '',
  registerNumber: trader?.registerNumber ?? '',
  taxNumber: trader?.taxNumber ?? '',
  email: trader?.email ?? known.email ?? '',
  phone: trader?.phone ?? known.phone ?? '',
  complies: trader !== null,
})
type Fields = ReturnType<typeof fieldsOf>
type Text = keyof typeof traderLengths

const needed: readonly Text[] = ['legalName', 'street', 'city', 'email', 'phone']

function Form({ trader, known }: { trader: Trader | null; known: Known }) {
  const { t, i18n } = useTranslation('traders')
  const queries = useQueryClient()
  const [fields, setFields] = useState(() => fieldsOf(trader, known))
  const [isTried, setTried] = useState(false)
  const isWhole = fields.kind !== null && fields.complies && needed.every((name) => fields[name].trim() !== '')
  const save = useMutation({
    mutationFn: ({ kind, complies: _complies, ...said }: Fields) =>
      call(traders.declare, { ...said, kind: kind ?? 'trader', complies: true }),
    onSuccess: (saved) => {
      queries.setQueryData(ownTraderKey, saved)
      void queries.invalidateQueries({ queryKey: ownDocumentsKey })
      showToast({ type: 'success', message: t('form.saved') })
    },
  })
  const wrong = isAppError(save.error) ? (save.error.fields ?? {}) : {}
  const ownWords = isAppError(save.error) && save.error.code !== 'invalid_input'
  const errorOf = (name: string) => {
    if (isTried && needed.some((one) => one === name) && fields[name as Text].trim() === '') return t('form.needed')
    if (!(name in wrong)) return undefined
    return ownWords ? errorText(i18n, save.error, t('form.wrong'), 'traders') : t('form.wrong')
  }
  const text = (name: Text) => ({
    value: fields[name],
    maxLength: traderLengths[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => setFields((now) => ({ ...now, [name]: target.value })),
  })
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isWhole) save.mutate(fields)
      }}
    >
      <RadioGroup
        name="trader-kind"
        look="card"
        label={t('form.kind')}
        value={fields.kind}
        error={isTried && fields.kind === null ? t('form.needed') : undefined}
        options={traderKinds.map((value) => ({
          value,
          label: t(`form.kinds.${value}`),
          detail: t(`form.kindTexts.${value}`),
        }))}
        onChange={(value) => setFields((now) => ({ ...now, kind: traderKinds.find((kind) => kind === value) ?? null }))}
      />
      <Field label={t('form.legalName')} hint={t('form.legalNameHint')} {...text('legalName')} />
      <Field label={t('form.street')} autoComplete="street-address" {...text('street')} />
      <div className="grid gap-6 sm:grid-cols-[1fr_2fr]">
        <Field label={t('form.postalCode')} autoComplete="postal-code" {...text('postalCode')} />
        <Field label={t('form.city')} {...text('city')} />
      </div>
      <Select
        label={t('form.country')}
        value={fields.country}
        error={errorOf('country')}
        options={countryOptions(localeOf(i18n.language))}
        onChange={({ target }) => setFields((now) => ({ ...now, country: target.value }))}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-y-1.5 sm:*:row-span-4 sm:*:grid-rows-subgrid">
        <Field label={t('form.register')} hint={t('form.registerHint')} {...text('register')} />
        <Field label={t('form.registerNumber')} hint={t('form.registerNumberHint')} {...text('registerNumber')} />
      </div>
      <Field label={t('form.taxNumber')} hint={t('form.taxNumberHint')} {...text('taxNumber')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t('form.email')} type="email" autoComplete="email" {...text('email')} />
        <Field label={t('form.phone')} type="tel" autoComplete="tel" {...text('phone')} />
      </div>
      <Checkbox
        label={t('form.complies')}
        checked={fields.complies}
        error={isTried && !fields.complies ? t('form.compliesNeeded') : undefined}
        onChange={({ target }) => setFields((now) => ({ ...now, complies: target.checked }))}
      />
      {save.error && Object.keys(wrong).length === 0 && (
        <p role="alert">{errorText(i18n, save.error, t('form.wrong'), 'traders')}</p>
      )}
      <p>
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {t('form.save')}
        </Button>
      </p>
    </form>
  )
}

function countryOptions(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
