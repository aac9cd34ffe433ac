import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { formatCount } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { entriesAddress } from '../../papers/ui/entries-address.ts'
import { priceOf, priceText } from '../../staff/ui/price-text.ts'
import { ServiceChoices } from '../../staff/ui/service-choices.tsx'
import { leastVisits, mostVisits, providerStamps, type ProviderStamps as Stamps } from '../stamps-contract.ts'
import { LoyaltyTexts } from './loyalty-texts.tsx'

/** A provider's own stamp card, and what it has cost. */
export function ProviderStamps({ providerId }: { providerId: string }) {
  return (
    <LoyaltyTexts>
      <Section providerId={providerId} />
    </LoyaltyTexts>
  )
}

const queryKey = ['own-provider', 'stamps']

function Section({ providerId: id }: { providerId: string }) {
  const { t, i18n } = useTranslation('loyalty')
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(providerStamps.get, { id }, { signal }),
  })
  return (
    <section className="mt-16 grid max-w-3xl gap-6" aria-labelledby="stamps-title">
      <div>
        <h2 id="stamps-title" className="h2">
          {t('stamps.provider.title')}
        </h2>
        <p className="lead mt-2">{t('stamps.provider.text')}</p>
      </div>
      {error && <p role="alert">{errorText(i18n, error, t('stamps.provider.failed'), 'loyalty')}</p>}
      {data && (data.card || data.given > 0) && <Figures stamps={data} />}
      {data?.card || (data && isOpen) ? (
        <CardForm key={JSON.stringify(data.card)} providerId={id} stamps={data} />
      ) : (
        data && (
          <p>
            <Button variant="outline" onClick={() => setOpen(true)}>
              {t('stamps.provider.offer')}
            </Button>
          </p>
        )
      )}
    </section>
  )
}

function Figures({ stamps: { customers, given, givenMinor, spentMinor, currency } }: { stamps: Stamps }) {
  const { t, i18n } = useTranslation('loyalty')
  const locale = localeOf(i18n.language)
  const [worth, spent] = [formatMoney(givenMinor, currency, locale), formatMoney(spentMinor, currency, locale)]
  return (
    <p className="rounded-button bg-green-tint p-4">
      <strong className="block">
        {given === 0 ? (
          t('stamps.provider.none')
        ) : (
          <Link className="link" to={entriesAddress({ currency, account: 'gift_card', isStamps: true })}>
            {t('stamps.provider.given', { count: given, shown: formatCount(given, locale), worth, spent })}
          </Link>
        )}
      </strong>
      {customers > 0 && t('stamps.provider.begun', { count: customers, shown: formatCount(customers, locale) })}
    </p>
  )
}

const visitChoices = Array.from({ length: mostVisits - leastVisits + 1 }, (_, index) => leastVisits + index)

function CardForm({ providerId: id, stamps: { card, currency } }: { providerId: string; stamps: Stamps }) {
  const { t, i18n } = useTranslation('loyalty')
  const queries = useQueryClient()
  const [visits, setVisits] = useState(card?.visits ?? 10)
  const [reward, setReward] = useState(card ? priceText(card.rewardMinor, currency) : '')
  const [serviceIds, setServiceIds] = useState<readonly string[]>(card?.serviceIds ?? [])
  const [isAll, setAll] = useState(serviceIds.length === 0)
  const [isTried, setTried] = useState(false)
  const rewardMinor = priceOf(reward, currency) ?? 0
  const done = (message: string) => (data: Stamps) => {
    queries.setQueryData(queryKey, data)
    showToast({ type: 'success', message })
  }
  const offer = useMutation({
    mutationFn: () => call(providerStamps.offer, { id, visits, rewardMinor, serviceIds: isAll ? [] : [...serviceIds] }),
    onSuccess: done(t('stamps.provider.saved')),
  })
  const withdraw = useMutation({
    mutationFn: () => call(providerStamps.withdraw, { id }),
    onSuccess: done(t('stamps.provider.withdrawn')),
  })
  const failure = offer.error ?? withdraw.error
  const isWithoutService = !isAll && serviceIds.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (rewardMinor > 0 && !isWithoutService) offer.mutate()
  }
  return (
    <form className="grid gap-5" onSubmit={submit}>
      {card && !card.isOffered && <p>{t('stamps.provider.isOver')}</p>}
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={t('stamps.provider.visits')}
          value={String(visits)}
          options={visitChoices.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={({ target }) => setVisits(Number(target.value))}
        />
        <Field
          label={t('stamps.provider.reward', { currency })}
          value={reward}
          inputMode="decimal"
          maxLength={12}
          error={isTried && rewardMinor <= 0 ? t('stamps.provider.amount') : undefined}
          onChange={({ target }) => setReward(target.value)}
        />
      </div>
      <RadioGroup
        name="stamp-services"
        label={t('stamps.provider.which')}
        value={isAll ? 'all' : 'some'}
        options={[
          { value: 'all', label: t('stamps.provider.all') },
          { value: 'some', label: t('stamps.provider.some') },
        ]}
        onChange={(value) => setAll(value === 'all')}
      />
      {!isAll && (
        <ServiceChoices
          id="stamp-services"
          legend={t('stamps.provider.some')}
          isLegendHidden
          chosen={serviceIds}
          error={isTried && isWithoutService ? t('stamps.provider.chooseService') : undefined}
          onChange={setServiceIds}
        />
      )}
      {failure && <p role="alert">{errorText(i18n, failure, t('stamps.provider.failed'), 'loyalty')}</p>}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={offer.isPending}>
          {card?.isOffered ? t('stamps.provider.save') : t('stamps.provider.start')}
        </Button>
        {card?.isOffered && (
          <Button variant="outline" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('stamps.provider.withdraw')}
          </Button>
        )}
      </p>
    </form>
  )
}
