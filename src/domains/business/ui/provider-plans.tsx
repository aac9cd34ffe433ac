import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { wasRefused } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { formatCount, formatShortDate } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Table } from '../../../ui/table.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { entriesAddress } from '../../papers/ui/entries-address.ts'
import { priceOf, priceText } from '../../staff/ui/price-text.ts'
import { ServiceChoices } from '../../staff/ui/service-choices.tsx'
import {
  type Member,
  type OwnPlan,
  type OwnPlans,
  planBounds,
  planLengths,
  providerPlans,
} from '../../subscriptions/contract.ts'
import { lastDay } from '../../subscriptions/ui/last-day.ts'
import { SubscriptionTexts } from '../../subscriptions/ui/subscription-texts.tsx'
import { Usage } from '../../subscriptions/ui/usage.tsx'
import { MemberPayments } from './member-payments.tsx'
import { PlanIncome } from './plan-income.tsx'

/** The memberships that a provider sells: what they are, what was sold, and who has one. */
export function ProviderPlans({ providerId }: { providerId: string }) {
  return (
    <SubscriptionTexts>
      <Section providerId={providerId} />
    </SubscriptionTexts>
  )
}

const queryKey = ['own-provider', 'plans']

function Section({ providerId }: { providerId: string }) {
  const { t, i18n } = useTranslation('subscriptions')
  const [edited, setEdited] = useState<string | null>(null)
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => call(providerPlans.list, {}, { signal }) })
  const close = () => setEdited(null)
  return (
    <section className="mt-16 grid max-w-3xl gap-6" aria-labelledby="plans-title">
      <div>
        <h2 id="plans-title" className="h2">
          {t('provider.title')}
        </h2>
        <p className="lead mt-2">{t('provider.text')}</p>
      </div>
      {error && <p role="alert">{errorText(i18n, error, t('provider.failed'), 'subscriptions')}</p>}
      {data && !data.isSold && <p className="rounded-button bg-paper-2 p-4 font-bold">{t('provider.noCards')}</p>}
      {data && data.plans.length > 0 && (
        <ul className="grid gap-4">
          {data.plans.map((plan) =>
            edited === plan.id ? (
              <li key={plan.id}>
                <PlanForm plan={plan} own={data} onDone={close} />
              </li>
            ) : (
              <PlanRow key={plan.id} plan={plan} onEdit={() => setEdited(plan.id)} />
            ),
          )}
        </ul>
      )}
      {data && edited === 'new' && <PlanForm plan={null} own={data} onDone={close} />}
      {data && edited !== 'new' && (
        <p className="flex flex-wrap items-center gap-4">
          <Button variant="outline" onClick={() => setEdited('new')}>
            {t('provider.add')}
          </Button>
          {data.isSold && data.plans.some(({ isOffered }) => isOffered) && (
            <Link className="link" to={`/plans?provider=${providerId}`}>
              {t('provider.page')}
            </Link>
          )}
        </p>
      )}
      {data?.plans.some(({ sold }) => sold > 0) && (
        <>
          <PlanIncome />
          <Members />
        </>
      )}
    </section>
  )
}

/** Whatever was done, the list as it is now. */
function useDone(onDone?: () => void) {
  const queries = useQueryClient()
  return (message: string) => (data: OwnPlans) => {
    queries.setQueryData(queryKey, data)
    showToast({ type: 'success', message })
    onDone?.()
  }
}

function PlanRow({ plan, onEdit }: { plan: OwnPlan; onEdit: () => void }) {
  const { t, i18n } = useTranslation('subscriptions')
  const locale = localeOf(i18n.language)
  const done = useDone()
  const { id, name, priceMinor, currency, uses, months, renews, services, isOffered, sold, usesOwed, paidMinor } = plan
  const { benefits } = plan
  const once = formatMoney(priceMinor, currency, locale)
  const each = months === 1 ? 'month' : 'year'
  const withdraw = useMutation({
    mutationFn: () => call(providerPlans.withdraw, { id }),
    onSuccess: done(t('provider.withdrawn')),
    onError: (error) =>
      showToast({ type: 'error', message: errorText(i18n, error, t('provider.failed'), 'subscriptions') }),
  })
  const takeBack = useMutation({
    mutationFn: () => call(providerPlans.withdrawNotice, { id }),
    onSuccess: done(t('notice.takenBack')),
    onError: (error) =>
      showToast({ type: 'error', message: errorText(i18n, error, t('provider.failed'), 'subscriptions') }),
  })
  return (
    <li className="grid gap-2 rounded-form bg-card p-5 shadow-1">
      <h3 className="h3 flex flex-wrap items-center justify-between gap-3">
        <span>{name}</span>
        {isOffered ? (
          <strong>{renews ? t(`offer.${each}`, { price: once }) : once}</strong>
        ) : (
          <Badge tone="outline">{t('provider.isOver')}</Badge>
        )}
      </h3>
      <p>
        {benefits === null ? t('offer.uses', { count: uses, shown: formatCount(uses, locale) }) : t('plan.forPlatform')}
        ,{' '}
        {renews
          ? t(`provider.each${months === 1 ? 'Month' : 'Year'}`).toLowerCase()
          : t('offer.months', { count: months })}
        <span className="block text-ink-2">{services.map((service) => service.name).join(', ')}</span>
      </p>
      {sold > 0 && (
        <p className="font-bold">
          <Link className="link" to={entriesAddress({ currency, account: 'owed_to_provider', planId: id })}>
            {t('provider.sold', {
              count: sold,
              shown: formatCount(sold, locale),
              paid: formatMoney(paidMinor, currency, locale),
            })}
          </Link>
          {benefits === null && '. '}
          {benefits === null && t('provider.owed', { count: usesOwed, shown: formatCount(usesOwed, locale) })}
        </p>
      )}
      {plan.notice && (
        <p className="flex flex-wrap items-center gap-3">
          <span>
            {t('notice.announced', {
              count: plan.notice.told,
              plan: plan.notice.name,
              price: formatMoney(plan.notice.priceMinor, currency, locale),
            })}
          </span>
          <Button
            variant="outline"
            size="small"
            isBusy={takeBack.isPending}
            aria-label={`${t('notice.takeBack')}: ${name}`}
            onClick={() => takeBack.mutate()}
          >
            {t('notice.takeBack')}
          </Button>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          aria-label={`${t(isOffered ? 'provider.edit' : 'provider.again')}: ${name}`}
          onClick={onEdit}
        >
          {t(isOffered ? 'provider.edit' : 'provider.again')}
        </Button>
        {isOffered && (
          <Button
            variant="outline"
            size="small"
            isBusy={withdraw.isPending}
            aria-label={`${t('provider.withdraw')}: ${name}`}
            onClick={() => withdraw.mutate()}
          >
            {t('provider.withdraw')}
          </Button>
        )}
      </p>
    </li>
  )
}

const monthChoices = Array.from({ length: planBounds.months[1] }, (_, index) => index + 1)

const kinds = ['once', 'eachMonth', 'eachYear'] as const
type Kind = (typeof kinds)[number]
const kindOf = (plan: OwnPlan | null): Kind => (plan?.renews ? (plan.months === 1 ? 'eachMonth' : 'eachYear') : 'once')

type PlanFormProps = { plan: OwnPlan | null; own: OwnPlans; onDone: () => void }

function PlanForm({ plan, own: { currency, sellsPlatformPlan }, onDone }: PlanFormProps) {
  const { t, i18n } = useTranslation('subscriptions')
  const [name, setName] = useState(plan?.name ?? '')
  const [price, setPrice] = useState(plan ? priceText(plan.priceMinor, plan.currency) : '')
  const [uses, setUses] = useState(String(plan?.uses ?? 10))
  const [kind, setKind] = useState<Kind>(kindOf(plan))
  const [months, setMonths] = useState(plan?.months ?? 12)
  const [rollsOver, setRollsOver] = useState(plan?.rollsOver ?? false)
  const [isForPlatform, setForPlatform] = useState(plan !== null && plan.benefits !== null)
  const [isForMembers, setForMembers] = useState(false)
  const [trialDays, setTrialDays] = useState(plan?.trialDays ?? 0)
  const renews = kind !== 'once'
  const [serviceIds, setServiceIds] = useState<readonly string[]>(plan?.services.map(({ id }) => id) ?? [])
  const [isTried, setTried] = useState(false)
  const queries = useQueryClient()
  const key = useRef(crypto.randomUUID())
  const done = useDone(onDone)
  const priceMinor = priceOf(price, currency) ?? 0
  const count = Number(uses)
  const [least, most] = planBounds.uses
  const isCount = Number.isInteger(count) && count >= least && count <= most
  const fields = {
    ...{ name, priceMinor, uses: isForPlatform ? 0 : count, serviceIds: isForPlatform ? [] : [...serviceIds] },
    ...(renews
      ? { renews, rollsOver: rollsOver && !isForPlatform, trialDays, months: kind === 'eachMonth' ? 1 : 12 }
      : { months }),
  }
  const save = useMutation({
    mutationFn: () =>
      plan
        ? call(providerPlans.update, { id: plan.id, ...fields, ...(isForMembers && { isForMembers }) })
        : call(providerPlans.create, { ...fields, isForPlatform, idempotencyKey: key.current }),
    onSuccess: done(t('provider.saved')),
    onError: (error) => {
      if (wasRefused(error)) key.current = crypto.randomUUID()
      // It may be there all the same.
      else void queries.invalidateQueries({ queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isWhole = isForPlatform || (isCount && serviceIds.length > 0)
    if (name.trim() !== '' && priceMinor > 0 && isWhole) save.mutate()
  }
  return (
    <form className="grid gap-5 rounded-form bg-card p-5 shadow-1" noValidate onSubmit={submit}>
      <Field
        label={t('provider.name')}
        value={name}
        maxLength={planLengths.name}
        placeholder={t('provider.namePlaceholder')}
        autoComplete="off"
        error={isTried && name.trim() === '' ? t('provider.nameMissing') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {sellsPlatformPlan && plan === null && (
        <Checkbox
          label={t('plan.forPlatform')}
          checked={isForPlatform}
          onChange={({ target }) => {
            setForPlatform(target.checked)
            if (target.checked && kind === 'once') setKind('eachMonth')
          }}
        />
      )}
      <Select
        label={t('provider.kind')}
        value={kind}
        options={kinds
          .filter((one) => !isForPlatform || one !== 'once')
          .map((value) => ({ value, label: t(`provider.${value}`) }))}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'once')}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <Field
          label={t('provider.price', { currency })}
          value={price}
          inputMode="decimal"
          maxLength={12}
          error={isTried && priceMinor <= 0 ? t('provider.amount') : undefined}
          onChange={({ target }) => setPrice(target.value)}
        />
        {!isForPlatform && (
          <Field
            label={t('provider.uses')}
            value={uses}
            inputMode="numeric"
            maxLength={3}
            error={isTried && !isCount ? t('provider.usesRange', { least, most }) : undefined}
            onChange={({ target }) => setUses(target.value)}
          />
        )}
        {!renews && (
          <Select
            label={t('provider.months')}
            value={String(months)}
            options={monthChoices.map((choice) => ({ value: String(choice), label: String(choice) }))}
            onChange={({ target }) => setMonths(Number(target.value))}
          />
        )}
      </div>
      {renews && !isForPlatform && (
        <Checkbox
          label={t('provider.rollsOver')}
          checked={rollsOver}
          onChange={({ target }) => setRollsOver(target.checked)}
        />
      )}
      {renews && (
        <Select
          label={t('trial.field')}
          value={String(trialDays)}
          options={[...new Set([0, 7, 14, 30, trialDays])]
            .sort((a, b) => a - b)
            .map((days) => ({
              value: String(days),
              label: days === 0 ? t('trial.none') : t('trial.days', { count: days }),
            }))}
          onChange={({ target }) => setTrialDays(Number(target.value))}
        />
      )}
      {!isForPlatform && (
        <ServiceChoices
          id="plan-services"
          legend={t('provider.which')}
          chosen={serviceIds}
          error={isTried && serviceIds.length === 0 ? t('provider.chooseService') : undefined}
          onChange={setServiceIds}
        />
      )}
      {plan?.renews && plan.active > 0 && renews && (
        <Checkbox
          label={t('notice.ask', { count: plan.active })}
          hint={t('notice.hint')}
          checked={isForMembers}
          onChange={({ target }) => setForMembers(target.checked)}
        />
      )}
      {save.error && <p role="alert">{errorText(i18n, save.error, t('provider.failed'), 'subscriptions')}</p>}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {t(plan?.isOffered ? 'provider.save' : 'provider.start')}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t('provider.cancel')}
        </Button>
      </p>
    </form>
  )
}

function Members() {
  const { t, i18n } = useTranslation('subscriptions')
  const locale = localeOf(i18n.language)
  const { data } = useQuery({
    queryKey: [...queryKey, 'members'],
    queryFn: ({ signal }) => call(providerPlans.members, {}, { signal }),
  })
  const [shown, setShown] = useState<Member | null>(null)
  if (!data || data.length === 0) return null
  return (
    <>
      <Table
        becomesCards
        caption={t('provider.members')}
        rows={data}
        keyOf={({ subscriptionId }) => subscriptionId}
        columns={[
          {
            id: 'who',
            label: t('provider.member'),
            cell: (member) => (
              <>
                <button type="button" className="link" onClick={() => setShown(member)}>
                  {member.customerName}
                </button>
                <MemberState renewal={member.renewal} isTrial={member.isTrial} />
              </>
            ),
          },
          {
            id: 'plan',
            label: t('provider.plan'),
            cell: ({ planName, nextPlanName }) => (
              <>
                {planName}
                {nextPlanName && (
                  <span className="block text-ink-2">{t('provider.followedBy', { plan: nextPlanName })}</span>
                )}
              </>
            ),
          },
          {
            id: 'left',
            label: t('provider.left'),
            isNumeric: true,
            cell: ({ status, uses, usesLeft }) =>
              status === 'active' ? (
                uses > 0 &&
                t('provider.leftOf', {
                  left: formatCount(usesLeft, locale),
                  total: formatCount(Math.max(uses, usesLeft), locale),
                })
              ) : (
                <Badge tone="outline">{t('own.ended')}</Badge>
              ),
          },
          {
            id: 'until',
            label: t('provider.until'),
            cell: ({ endsAt }) => formatShortDate(lastDay(endsAt), locale),
          },
        ]}
      />
      {shown && <MemberDialog member={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function MemberState({ renewal, isTrial }: Pick<Member, 'renewal' | 'isTrial'>) {
  const { t } = useTranslation('subscriptions')
  if (renewal === null) return null
  return (
    <span className="block whitespace-nowrap">
      {renewal === 'unpaid' ? (
        <Badge tone="outline">{t('provider.state.unpaid')}</Badge>
      ) : (
        <span className="text-ink-2">
          {renewal === 'renews' && isTrial ? t('trial.state') : t(`provider.state.${renewal}`)}
        </span>
      )}
    </span>
  )
}

/** What it was used for, and its money: what is suggested to go back is what the visits that are left were worth. */
function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('subscriptions')
  const { subscriptionId, customerName, planName } = member
  return (
    <Dialog title={`${customerName}: ${planName}`} isOpen onClose={onClose}>
      <div className="grid gap-6 p-6">
        <section aria-label={t('own.usage')}>
          <h3 className="h3 mb-3">{t('own.usage')}</h3>
          <Usage id={subscriptionId} />
        </section>
        <p className="text-ink-2">{t('provider.endsWithMoney')}</p>
        <MemberPayments member={member} />
      </div>
    </Dialog>
  )
}
