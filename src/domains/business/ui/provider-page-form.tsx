import { useMutation, useQueryClient } from '@tanstack/react-query'
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
import { showToast } from '../../../ui/toast.ts'
import { professions } from '../../categories/rules.ts'
import { call } from '../../identity/ui/session.ts'
import type { Place } from '../../location/contract.ts'
import type { OwnProvider } from '../../providers/own-contract.ts'
import { professionName } from '../../providers/ui/provider-texts.ts'
import { ownProviderKey, useOwnProvider } from '../../staff/ui/own-provider.ts'
import { Refused } from '../../staff/ui/reassign-plan.tsx'
import { ownProvider as calls } from '../contract.ts'
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
      <FrontForm key={provider.id} provider={provider} />
      <Closing provider={provider} />
    </>
  )
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

function FrontForm({ provider }: { provider: OwnProvider }) {
  const { t, i18n } = useTranslation(['business', 'staff'])
  const queries = useQueryClient()
  const town = provider.area ? `${provider.area}, ${provider.city}` : provider.city
  const [fields, setFields] = useState({
    businessName: provider.businessName,
    profession: provider.profession,
    showLastName: provider.showLastName,
    greeting: provider.greeting,
    bio: provider.bio,
    qualifications: provider.qualifications.join('\n'),
    street: provider.street,
    postalCode: provider.postalCode,
    phone: provider.phone ?? '',
    email: provider.email ?? '',
    website: provider.website ?? '',
  })
  const [placeText, setPlaceText] = useState(town)
  const [place, setPlace] = useState<Place | null>(null)
  const [position, setPosition] = useState(provider.coordinates)
  const [hasMoved, setMoved] = useState(false)
  const change = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes })
  const save = useMutation({
    mutationFn: () =>
      call(calls.update, {
        id: provider.id,
        ...fields,
        qualifications: fields.qualifications
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
        phone: orNull(fields.phone),
        email: orNull(fields.email),
        website: orNull(fields.website),
        ...(place && { placeSlug: place.slug }),
        ...(hasMoved && { position }),
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ownProviderKey })
      showToast({ type: 'success', message: t('staff:dashboard.saved') })
    },
  })
  const wrong = isAppError(save.error) ? (save.error.fields ?? {}) : {}
  const errorOf = (name: string, message: string) => (wrong[name] === undefined ? undefined : message)
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Part title={t('page.about')}>
        <Field
          label={t('signup.businessName')}
          value={fields.businessName}
          maxLength={120}
          error={errorOf('businessName', t('signup.errors.businessName'))}
          onChange={(event) => change({ businessName: event.target.value })}
        />
        <Select
          label={t('signup.profession')}
          value={fields.profession}
          options={[...new Set([...professions, fields.profession])].map((one) => ({
            value: one,
            label: professionName(i18n, one),
          }))}
          onChange={(event) => change({ profession: event.target.value })}
        />
        <Checkbox
          label={t('page.lastName')}
          checked={fields.showLastName}
          onChange={(event) => change({ showLastName: event.target.checked })}
        />
        <Field
          label={t('page.greeting')}
          hint={t('page.greetingHint')}
          value={fields.greeting}
          maxLength={200}
          onChange={(event) => change({ greeting: event.target.value })}
        />
        <TextArea
          label={t('page.bio')}
          rows={5}
          maxLength={500}
          value={fields.bio}
          onChange={(event) => change({ bio: event.target.value })}
        />
        <TextArea
          label={t('page.qualifications')}
          hint={t('page.qualificationsHint')}
          rows={3}
          value={fields.qualifications}
          onChange={(event) => change({ qualifications: event.target.value })}
        />
      </Part>
      <Part title={t('page.where')}>
        <PlaceField
          text={placeText}
          error={errorOf('placeSlug', t('staff:errors.moves_too_far'))}
          onText={setPlaceText}
          onPick={(picked) => {
            setPlace(picked)
            setPosition(picked.coordinates)
            setMoved(true)
          }}
        />
        <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
          <Field
            label={t('place.street')}
            value={fields.street}
            maxLength={120}
            onChange={(event) => change({ street: event.target.value })}
          />
          <Field
            label={t('place.postalCode')}
            value={fields.postalCode}
            maxLength={20}
            onChange={(event) => change({ postalCode: event.target.value })}
          />
        </div>
        <PositionField
          place={place ?? placeOf(provider)}
          position={position}
          onMove={(moved) => {
            setPosition(moved)
            setMoved(true)
          }}
        />
      </Part>
      <Part title={t('page.contact')}>
        <Field
          label={t('place.phone')}
          type="tel"
          value={fields.phone}
          maxLength={40}
          error={errorOf('phone', t('signup.errors.phone'))}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <Field
          label={t('page.email')}
          type="email"
          value={fields.email}
          maxLength={254}
          error={errorOf('email', t('page.emailWrong'))}
          onChange={(event) => change({ email: event.target.value })}
        />
        <Field
          label={t('page.website')}
          type="url"
          value={fields.website}
          maxLength={200}
          error={errorOf('website', t('page.websiteWrong'))}
          onChange={(event) => change({ website: event.target.value })}
        />
      </Part>
      <Refused error={save.error} />
      <p>
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {t('staff:dashboard.save')}
        </Button>
      </p>
    </form>
  )
}

/** The map is drawn around the shop until another place is picked. */
function placeOf(provider: OwnProvider): Place {
  const { area, city, country, timezone, currency, coordinates } = provider
  return { slug: '', name: area || city, city, region: '', country, timezone, currency, coordinates }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="dash-part">
      <h2 className="h3">{title}</h2>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  )
}

function Closing({ provider }: { provider: OwnProvider }) {
  const { t } = useTranslation('business')
  const queries = useQueryClient()
  const isOpen = provider.status === 'active'
  const change = useMutation({
    mutationFn: () => (isOpen ? call(calls.close, { id: provider.id }) : call(calls.reopen, { id: provider.id })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ownProviderKey })
      showToast({ type: 'success', message: isOpen ? t('page.closed') : t('page.reopened') })
    },
  })
  return (
    <section className="dash-part mt-6">
      <h2 className="h3">{isOpen ? t('page.close') : t('page.reopen')}</h2>
      <div className="grid gap-4">
        <p className="max-w-[62ch] text-ink-2">{isOpen ? t('page.closeText') : t('page.reopenText')}</p>
        <Refused error={change.error} />
        <p>
          <Button variant="outline" isBusy={change.isPending} onClick={() => change.mutate()}>
            {isOpen ? t('page.close') : t('page.reopen')}
          </Button>
        </p>
      </div>
    </section>
  )
}
