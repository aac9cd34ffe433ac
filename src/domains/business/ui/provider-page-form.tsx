import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isAppError } from '../../../lib/api/errors.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { professions } from '../../categories/rules.ts'
import { call } from '../../identity/ui/session.ts'
import type { Place } from '../../location/contract.ts'
import type { OwnProvider } from '../../providers/own-contract.ts'
import { professionName } from '../../providers/ui/provider-texts.ts'
import { useOwnProvider, useProviderChange } from '../../staff/ui/own-provider.ts'
import { Refused } from '../../staff/ui/reassign-plan.tsx'
import { DocumentsPart } from '../../traders/ui/documents-part.tsx'
import { TraderPart } from '../../traders/ui/trader-part.tsx'
import { ownProvider as calls, providerLengths } from '../contract.ts'
import { FoundBy } from './found-by.tsx'
import { PhotosPart } from './photos-part.tsx'
import { PlaceField, PositionField } from './place-step.tsx'

export default function ProviderPageForm() {
  const { t } = useTranslation(['business', 'staff'])
  const provider = useOwnProvider()
  return (
    <>
      <PageHead title={t('staff:nav.page')} text={t('page.text')}>
        <Link to={provider.linkTo} className={buttonClass('outline')}>
          {t('staff:nav.seePage')}
        </Link>
      </PageHead>
      <PageForm key={provider.id} provider={provider} />
      <PhotosPart provider={provider} />
      <TraderPart known={provider} />
      <DocumentsPart />
      <TakeOffline provider={provider} />
    </>
  )
}

const fieldsOf = (provider: OwnProvider) => ({
  businessName: provider.businessName,
  profession: provider.profession,
  showLastName: provider.showLastName,
  greeting: provider.greeting,
  bio: provider.bio,
  qualifications: provider.qualifications.join('\n'),
  specializations: provider.specializations,
  tags: provider.tags,
  languages: provider.languages,
  needs: provider.needs,
  priceRange: provider.priceRange,
  placeText: provider.area ? `${provider.area}, ${provider.city}` : provider.city,
  /** Null until another one is picked. */
  place: null as Place | null,
  position: provider.coordinates,
  hasMoved: false,
  street: provider.street,
  postalCode: provider.postalCode,
  phone: provider.phone ?? '',
  email: provider.email ?? '',
  website: provider.website ?? '',
})
type Fields = ReturnType<typeof fieldsOf>

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** What is left out stays as it is stored. */
function changesOf(typed: Partial<Fields>) {
  const { placeText: _text, place, position, hasMoved, qualifications, phone, email, website, ...fields } = typed
  const lines = qualifications?.split('\n').map((line) => line.trim())
  return {
    ...fields,
    ...(lines && { qualifications: lines.filter(Boolean) }),
    ...(phone !== undefined && { phone: orNull(phone) }),
    ...(email !== undefined && { email: orNull(email) }),
    ...(website !== undefined && { website: orNull(website) }),
    ...(place && { placeSlug: place.slug }),
    ...(hasMoved && { position }),
  }
}

function PageForm({ provider }: { provider: OwnProvider }) {
  const { t } = useTranslation(['business', 'staff'])
  // The rest follows what is stored, which the page itself or another tab may have changed.
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const fields = { ...fieldsOf(provider), ...typed }
  const save = useProviderChange({
    change: (sent: Partial<Fields>) => call(calls.update, { id: provider.id, ...changesOf(sent) }),
    done: t('staff:dashboard.saved'),
  })
  const wrong = isAppError(save.error) ? (save.error.fields ?? {}) : {}
  const part: PartProps = {
    fields,
    // Picking a place tells its text and itself in one go.
    onChange: (changes) => setTyped((now) => ({ ...now, ...changes })),
    errorOf: (name, message) => (Object.keys(wrong).some((path) => path.split('.')[0] === name) ? message : undefined),
  }
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(typed, { onSuccess: () => setTyped((now) => (now === typed ? {} : now)) })
      }}
    >
      <About {...part} />
      <Part title={t('page.found')}>
        <FoundBy {...part} errorOf={(name) => part.errorOf(name, t('staff:errors.invalid_input'))} />
      </Part>
      <Address {...part} provider={provider} />
      <Contact {...part} />
      <div className="dash-save">
        <Refused error={save.error} />
        <p>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {t('staff:dashboard.save')}
          </Button>
        </p>
      </div>
    </form>
  )
}

type PartProps = {
  fields: Fields
  onChange: (changes: Partial<Fields>) => void
  /** The message, if the server has refused that field. */
  errorOf: (name: string, message: string) => string | undefined
}

function About({ fields, onChange, errorOf }: PartProps) {
  const { t, i18n } = useTranslation('business')
  return (
    <Part title={t('page.about')}>
      <Field
        label={t('signup.businessName')}
        value={fields.businessName}
        maxLength={providerLengths.businessName}
        error={errorOf('businessName', t('signup.errors.businessName'))}
        onChange={(event) => onChange({ businessName: event.target.value })}
      />
      <Select
        label={t('signup.profession')}
        value={fields.profession}
        options={[...new Set([...professions, fields.profession])].map((one) => ({
          value: one,
          label: professionName(i18n, one),
        }))}
        onChange={(event) => onChange({ profession: event.target.value })}
      />
      <Checkbox
        label={t('page.lastName')}
        checked={fields.showLastName}
        onChange={(event) => onChange({ showLastName: event.target.checked })}
      />
      <Field
        label={t('page.greeting')}
        hint={t('page.greetingHint')}
        value={fields.greeting}
        maxLength={providerLengths.greeting}
        onChange={(event) => onChange({ greeting: event.target.value })}
      />
      <TextArea
        label={t('page.bio')}
        rows={5}
        maxLength={providerLengths.bio}
        value={fields.bio}
        onChange={(event) => onChange({ bio: event.target.value })}
      />
      <TextArea
        label={t('page.qualifications')}
        hint={t('page.qualificationsHint')}
        rows={3}
        value={fields.qualifications}
        onChange={(event) => onChange({ qualifications: event.target.value })}
      />
    </Part>
  )
}

function Address({ fields, onChange, errorOf, provider }: PartProps & { provider: OwnProvider }) {
  const { t } = useTranslation(['business', 'staff'])
  return (
    <Part title={t('page.where')}>
      <PlaceField
        text={fields.placeText}
        error={errorOf('placeSlug', t('staff:errors.moves_too_far'))}
        onText={(placeText) => onChange({ placeText })}
        onPick={(place) => onChange({ place, position: place.coordinates, hasMoved: true })}
      />
      <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
        <Field
          label={t('place.street')}
          value={fields.street}
          maxLength={providerLengths.street}
          onChange={(event) => onChange({ street: event.target.value })}
        />
        <Field
          label={t('place.postalCode')}
          value={fields.postalCode}
          maxLength={providerLengths.postalCode}
          onChange={(event) => onChange({ postalCode: event.target.value })}
        />
      </div>
      <PositionField
        place={fields.place ?? placeOf(provider)}
        position={fields.position}
        onMove={(position) => onChange({ position, hasMoved: true })}
      />
    </Part>
  )
}

/** The map is drawn around the business until another place is picked. */
function placeOf(provider: OwnProvider): Place {
  const { area, city, country, timezone, currency, coordinates } = provider
  return { slug: '', name: area || city, city, region: '', country, timezone, currency, coordinates }
}

function Contact({ fields, onChange, errorOf }: PartProps) {
  const { t } = useTranslation('business')
  return (
    <Part title={t('page.contact')}>
      <Field
        label={t('place.phone')}
        type="tel"
        value={fields.phone}
        maxLength={providerLengths.phone}
        error={errorOf('phone', t('signup.errors.phone'))}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <Field
        label={t('page.email')}
        type="email"
        value={fields.email}
        maxLength={providerLengths.email}
        error={errorOf('email', t('page.emailWrong'))}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <Field
        label={t('page.website')}
        type="url"
        value={fields.website}
        maxLength={providerLengths.website}
        error={errorOf('website', t('page.websiteWrong'))}
        onChange={(event) => onChange({ website: event.target.value })}
      />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="dash-part">
      <h2 className="h3">{title}</h2>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  )
}

/** And back. */
function TakeOffline({ provider }: { provider: OwnProvider }) {
  const { t } = useTranslation('business')
  const isLive = provider.status === 'active'
  const change = useProviderChange({
    change: () => (isLive ? call(calls.close, { id: provider.id }) : call(calls.reopen, { id: provider.id })),
    done: isLive ? t('page.closed') : t('page.reopened'),
  })
  return (
    <section className="dash-part mt-6">
      <h2 className="h3">{isLive ? t('page.close') : t('page.reopen')}</h2>
      <div className="grid gap-4">
        <p className="max-w-[62ch] text-ink-2">{isLive ? t('page.closeText') : t('page.reopenText')}</p>
        <Refused error={change.error} />
        <p>
          <Button variant="outline" isBusy={change.isPending} onClick={() => change.mutate()}>
            {isLive ? t('page.close') : t('page.reopen')}
          </Button>
        </p>
      </div>
    </section>
  )
}
