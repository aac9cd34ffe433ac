import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoveButtons } from '../../../ui/move-buttons.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { call } from '../../identity/ui/session.ts'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import { type OwnService, type Setup, setup } from '../contract.ts'
import { Loaded } from './loaded.tsx'
import { useSetup, useSetupChange } from './own-provider.ts'
import { asksWho } from './performers-field.tsx'
import { ownPriceText } from './price-text.ts'
import { Refused } from './reassign-plan.tsx'
import { ServiceDialog } from './service-dialog.tsx'

export default function Services() {
  const { t } = useTranslation('staff')
  const query = useSetup()
  const [edited, setEdited] = useState<OwnService | 'new' | null>(null)
  return (
    <>
      <PageHead title={t('nav.services')} text={t('services.text')}>
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" size={20} />
          {t('service.add')}
        </Button>
      </PageHead>
      <Loaded query={query}>
        {(data) => (
          <>
            <ServiceList data={data} onEdit={setEdited} />
            {edited && (
              <ServiceDialog data={data} service={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

function ServiceList({ data, onEdit }: { data: Setup; onEdit: (service: OwnService) => void }) {
  const { t } = useTranslation('staff')
  const order = useSetupChange({
    change: (serviceIds: string[]) => call(setup.orderServices, { id: data.providerId, serviceIds }),
  })
  const { services } = data
  if (services.length === 0) return <EmptyState title={t('services.none')}>{t('services.noneText')}</EmptyState>
  const swap = (index: number, other: number) => {
    // Still on its way: what is pressed meanwhile would be reckoned from the order of before.
    if (order.isPending) return
    const ids = services.map(({ id }) => id)
    const [one = '', two = ''] = [ids[index], ids[other]]
    ids[index] = two
    ids[other] = one
    order.mutate(ids)
  }
  return (
    <>
      <Refused error={order.error} />
      <ol className="dash-list">
        {services.map((service, index) => (
          <ServiceRow key={service.id} data={data} service={service} onEdit={() => onEdit(service)}>
            <MoveButtons
              at={index}
              count={services.length}
              up={t('services.up', { name: service.name })}
              down={t('services.down', { name: service.name })}
              onMove={(step) => swap(index, index + step)}
            />
          </ServiceRow>
        ))}
      </ol>
    </>
  )
}

type RowProps = { data: Setup; service: OwnService; onEdit: () => void; children: ReactNode }

function ServiceRow({ data, service, onEdit, children }: RowProps) {
  const { t, i18n } = useTranslation('staff')
  const { t: common } = useTranslation()
  const nameOf = (id: string) => data.staff.find((staffMember) => staffMember.id === id)?.name ?? ''
  const who = !asksWho(data, service.performers)
    ? null
    : service.performers === null
      ? t('dashboard.everybody')
      : service.performers.length === 0
        ? t('services.nobody')
        : service.performers.map(({ staffId }) => nameOf(staffId)).join(', ')
  return (
    <li className="dash-row">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="h3">{service.name}</strong>
          {!service.isActive && <Badge tone="outline">{t('services.hidden')}</Badge>}
        </p>
        <p className="text-ink-2">
          {[
            durationLabel(common, service.durationMinutes),
            service.category === 'General' ? null : service.category,
            who,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <strong className="h3">{ownPriceText(i18n, service.priceMinor, data.currency)}</strong>
      <div className="ml-auto flex items-center gap-2">
        {children}
        <Button
          variant="outline"
          size="small"
          aria-label={t('service.changeOf', { name: service.name })}
          onClick={onEdit}
        >
          {t('dashboard.change')}
        </Button>
      </div>
    </li>
  )
}
