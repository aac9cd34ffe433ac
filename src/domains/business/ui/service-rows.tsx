import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toMajor } from '../../../lib/money.ts'
import { slugify } from '../../../lib/slug.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import { serviceLengths } from '../../staff/contract.ts'
import { suggestedPrice, suggestedServices } from '../../staff/rules.ts'
import { durations, withOwn } from '../../staff/ui/durations.ts'
import type { DraftService } from './draft.ts'

type Suggest = (key: string) => string

/** What people of this profession usually offer, in the reader's words. */
export function suggestionsFor(profession: string, currency: string, nameOf: Suggest): DraftService[] {
  const slug = slugify(profession)
  return (suggestedServices[slug] ?? []).map(([minutes, pence], index) => ({
    key: crypto.randomUUID(),
    name: nameOf(`suggested.${slug}.${['first', 'second', 'third'][index]}`),
    minutes,
    price: String(toMajor(suggestedPrice(pence, currency), currency)),
  }))
}

type ServiceRowsProps = {
  services: readonly DraftService[]
  currency: string
  onChange: (services: DraftService[]) => void
  errorOf: (fieldId: string) => string | undefined
}

export function ServiceRows({ services, currency, onChange, errorOf }: ServiceRowsProps) {
  const { t } = useTranslation(['business', 'staff'])
  const { t: common } = useTranslation()
  const change = (key: string, changes: Partial<DraftService>) =>
    onChange(services.map((service) => (service.key === key ? { ...service, ...changes } : service)))
  return (
    <>
      <ol className="grid gap-4">
        {services.map((service, index) => (
          <li key={service.key} className="signup-service">
            <Field
              id={`service-name-${index}`}
              label={t('staff:service.name')}
              value={service.name}
              maxLength={serviceLengths.name}
              error={errorOf(`service-name-${index}`)}
              onChange={(event) => change(service.key, { name: event.target.value })}
            />
            <Select
              label={t('staff:service.duration')}
              value={String(service.minutes)}
              options={withOwn(durations, service.minutes).map((minutes) => ({
                value: String(minutes),
                label: durationLabel(common, minutes),
              }))}
              onChange={(event) => change(service.key, { minutes: Number(event.target.value) })}
            />
            <Field
              id={`service-price-${index}`}
              label={t('staff:service.price', { currency })}
              value={service.price}
              inputMode="decimal"
              maxLength={12}
              error={errorOf(`service-price-${index}`)}
              onChange={(event) => change(service.key, { price: event.target.value })}
            />
            <button
              type="button"
              className="icon-button self-end"
              aria-label={t('staff:service.remove', { name: service.name || index + 1 })}
              onClick={() => onChange(services.filter(({ key }) => key !== service.key))}
            >
              <Trash2 aria-hidden="true" size={20} />
            </button>
          </li>
        ))}
      </ol>
      <p>
        <Button
          variant="outline"
          size="small"
          onClick={() => onChange([...services, { key: crypto.randomUUID(), name: '', minutes: 60, price: '' }])}
        >
          <Plus aria-hidden="true" size={20} />
          {t('staff:service.add')}
        </Button>
      </p>
    </>
  )
}
