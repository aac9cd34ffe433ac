import { BadgeCheck } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provider } from '../../domains/providers/contract.ts'
import { Directions } from '../../domains/providers/ui/directions.tsx'
import { OpeningHours } from '../../domains/providers/ui/opening-hours.tsx'
import type { Availability } from '../../domains/scheduling/contract.ts'
import { CalendarLegend, type MonthDay, MonthTable } from '../../domains/scheduling/ui/month-table.tsx'
import { late } from '../../ui/late.ts'
import { Bio } from './bio.tsx'
import type ProviderMapType from './provider-map.tsx'

const Attributes = late(() => import('./attributes.tsx'))
const ProviderMap = late(() => import('./provider-map.tsx'))

type AboutProps = {
  provider: Provider
  /** In the language of the page. */
  specializations: readonly string[]
  map: ComponentProps<typeof ProviderMapType>['map']
  month: { month: string; today: string; mode: Availability['mode']; days: MonthDay[] } | null
}

export function About({ provider, specializations, month, map }: AboutProps) {
  const { t } = useTranslation()
  return (
    <section id="about" aria-labelledby="about-title">
      <h2 id="about-title" className="h2 mb-6">
        {t('provider.about', { name: provider.name })}
      </h2>
      <div className="grid gap-x-14 gap-y-10 xl:grid-cols-2">
        <div>
          {provider.greeting && <p className="h3 mb-4">{provider.greeting}</p>}
          <Bio provider={provider} />
          {provider.qualifications.length > 0 && (
            <>
              <h3 className="h3 mt-8">{t('provider.qualifications')}</h3>
              <ul className="mt-3 grid gap-1">
                {provider.qualifications.map((qualification) => (
                  <li key={qualification} className="flex gap-3">
                    <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
                    {qualification}
                  </li>
                ))}
              </ul>
            </>
          )}
          <Suspense>
            <Attributes provider={provider} specializations={specializations} />
          </Suspense>
          <h3 className="h3 mt-8">{t('provider.address')}</h3>
          <p className="mt-2">{provider.address}</p>
          <Directions provider={provider} />
          <Suspense>
            <ProviderMap map={map} />
          </Suspense>
        </div>
        <div className="grid content-start gap-10">
          <OpeningHours provider={provider} />
          {month?.mode === 'instant' && (
            <div id="availability" className="max-w-sm">
              <h3 className="h3 mb-4">{t('provider.availability')}</h3>
              <MonthTable
                month={month.month}
                today={month.today}
                days={month.days}
                hrefOfDay={(date) => `/booking?provider=${provider.slug}&day=${date}`}
                hrefOfMonth={(picked) => `${provider.linkTo}?month=${picked}#availability`}
              />
              <CalendarLegend />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
