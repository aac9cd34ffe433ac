import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provider, Service } from '../../domains/providers/contract.ts'
import { ServicePrice } from '../../domains/providers/ui/prices.tsx'
import { durationLabel } from '../../domains/providers/ui/provider-texts.ts'
import { BookLink } from './book.tsx'

export function Services({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const groups = [...new Set(provider.services.map(({ category }) => category))]
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <section id="services" aria-labelledby="services-title">
      <h2 id="services-title" className="h2 mb-5">
        {t('provider.tabs.services')}
      </h2>
      {groups.length === 0 && <p className="lead">{t('provider.noServices')}</p>}
      {groups.length > 1 && (
        <fieldset className="chips mb-6">
          <legend className="sr-only">{t('provider.servicesOf')}</legend>
          {[null, ...groups].map((group) => (
            <button
              key={group}
              type="button"
              data-live=""
              className="chip"
              aria-pressed={chosen === group}
              onClick={() => setChosen(group)}
            >
              {group ?? t('provider.allServices')}
            </button>
          ))}
        </fieldset>
      )}
      {groups.map((group) => (
        <div key={group} className="mb-10" hidden={chosen !== null && chosen !== group}>
          <h3 className="h3 border-b-2 border-ink pb-3">{group}</h3>
          <ul>
            {provider.services
              .filter(({ category }) => category === group)
              .map((service) => (
                <ServiceRow key={service.id} provider={provider} service={service} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function ServiceRow({ provider, service }: { provider: Provider; service: Service }) {
  const { t } = useTranslation()
  return (
    <li className="service">
      <div className="min-w-0">
        <h4 className="text-[1.0625rem] font-bold">{service.name}</h4>
        {service.description && <p className="text-ink-2">{service.description}</p>}
      </div>
      <p className="service-price">
        <strong>
          <ServicePrice service={service} />
        </strong>
        <span className="text-ink-2">{durationLabel(t, service.durationMinutes)}</span>
      </p>
      <BookLink
        provider={provider}
        serviceIds={[service.id]}
        label={t('provider.book')}
        description={service.name}
        variant="outline"
      />
    </li>
  )
}
