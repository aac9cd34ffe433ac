import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Table } from '../../../ui/table.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type PlanSellerSetting, planSellers } from '../plan-sellers-contract.ts'
import { AskDialog } from './ask-dialog.tsx'
import { FindBusiness } from './find-business.tsx'
import { settingsKey } from './settings-key.ts'

const sellersKey = [...settingsKey, 'plan-sellers']

/** Why nobody can buy there now; null: they can. */
function obstacle({ isNamed, isOpen, takesCards, plans }: PlanSellerSetting) {
  if (!isNamed) return 'notNamed'
  if (!isOpen) return 'closed'
  if (!takesCards) return 'noCards'
  return plans.some(({ isOffered }) => isOffered) ? null : 'noPlan'
}

export function PlanSellers() {
  const { t } = useTranslation('settings')
  const [picked, setPicked] = useState<{ id: string; name: string } | null>(null)
  const query = useQuery({
    queryKey: sellersKey,
    queryFn: ({ signal }) => call(planSellers.list, {}, { signal }),
    staleTime: 0,
  })
  return (
    <Loaded query={query} failed={t('notLoaded')}>
      {({ sellers }) => (
        <>
          <FindBusiness
            label={t('plan.find')}
            action={t('plan.name')}
            done={sellers.filter(({ isNamed }) => isNamed).map(({ id }) => id)}
            doneText={t('plan.isOne')}
            onPick={setPicked}
          />
          {sellers.length === 0 ? (
            <EmptyState level={3} title={t('plan.none')}>
              <p>{t('plan.noneText')}</p>
            </EmptyState>
          ) : (
            <SellerTable sellers={sellers} onPick={setPicked} />
          )}
          {picked && <SellerDialog picked={picked} onClose={() => setPicked(null)} />}
        </>
      )}
    </Loaded>
  )
}

type SellerTableProps = { sellers: readonly PlanSellerSetting[]; onPick: (picked: PlanSellerSetting) => void }

function SellerTable({ sellers, onPick }: SellerTableProps) {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  return (
    <Table
      caption={t('plan.title')}
      isCaptionHidden
      rows={sellers}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('plan.business'),
          cell: ({ name, linkTo, currency }) => (
            <>
              <Link className="link" to={linkTo}>
                {name}
              </Link>
              <span className="block font-normal text-ink-2">{currency}</span>
            </>
          ),
        },
        {
          id: 'plans',
          label: t('plan.plans'),
          cell: ({ plans }) =>
            plans.length === 0 ? (
              t('plan.noPlans')
            ) : (
              <ul>
                {plans.map(({ id, name, priceMinor, currency, months, isOffered }) => (
                  <li key={id}>
                    {name}: {t('plan.price', { count: months, price: formatMoney(priceMinor, currency, locale) })}
                    {!isOffered && ` (${t('plan.notOffered')})`}
                  </li>
                ))}
              </ul>
            ),
        },
        {
          id: 'members',
          label: t('plan.members'),
          isNumeric: true,
          cell: ({ members }) => members.toLocaleString(locale),
        },
        {
          id: 'state',
          label: t('state'),
          cell: (seller) => {
            const why = obstacle(seller)
            return <Badge tone={why ? 'outline' : 'green'}>{t(`plan.states.${why ?? 'sells'}`)}</Badge>
          },
        },
        {
          id: 'do',
          label: '',
          cell: (seller) => (
            <Button
              variant="outline"
              size="small"
              aria-label={t('of', { act: t(seller.isNamed ? 'plan.unname' : 'plan.name'), name: seller.name })}
              onClick={() => onPick(seller)}
            >
              {t(seller.isNamed ? 'plan.unname' : 'plan.name')}
            </Button>
          ),
        },
      ]}
    />
  )
}

type SellerDialogProps = { picked: { id: string; name: string }; onClose: () => void }

/** As it is now: what it would touch. */
function SellerDialog({ picked: { id, name }, onClose }: SellerDialogProps) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: [...sellersKey, id],
    queryFn: ({ signal }) => call(planSellers.get, { id }, { signal }),
    staleTime: 0,
  })
  const isNamed = query.data?.isNamed ?? false
  const set = useMutation({
    mutationFn: () => call(isNamed ? planSellers.unname : planSellers.name, { id }),
    onSuccess: (data) => {
      queries.setQueryData(sellersKey, data)
      showToast({ type: 'success', message: t(isNamed ? 'plan.unnamed' : 'plan.named', { name }) })
      onClose()
    },
  })
  return (
    <AskDialog
      title={t(isNamed ? 'plan.unnameOf' : 'plan.nameOf', { name })}
      confirm={t(isNamed ? 'plan.unname' : 'plan.name')}
      mutation={set}
      isWaiting={query.data === undefined}
      onClose={onClose}
    >
      <Loaded query={query} failed={t('notLoaded')}>
        {(seller) => <Consequences seller={seller} />}
      </Loaded>
    </AskDialog>
  )
}

function Consequences({ seller }: { seller: PlanSellerSetting }) {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  const { isNamed, isOpen, takesCards, plans, members, waiting, currency } = seller
  if (isNamed)
    return (
      <>
        <p>{t('plan.unnameText')}</p>
        {members > 0 && <p>{t('plan.unnameMembers', { count: members, shown: members.toLocaleString(locale) })}</p>}
        {waiting > 0 && <p>{t('plan.unnameWaiting', { count: waiting, shown: waiting.toLocaleString(locale) })}</p>}
      </>
    )
  return (
    <>
      <p>{t('plan.nameText', { currency })}</p>
      <p>{t('plan.nameCost')}</p>
      {!isOpen && <p>{t('plan.isClosed')}</p>}
      {!takesCards && <p>{t('plan.hasNoCards')}</p>}
      {!plans.some(({ isOffered }) => isOffered) && <p>{t('plan.hasNoPlan')}</p>}
    </>
  )
}
