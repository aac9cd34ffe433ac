import { useTranslation } from 'react-i18next'
import type { Provider } from '../../providers/contract.ts'
import { ServicePrice } from '../../providers/ui/prices.tsx'
import { durationLabel } from '../../providers/ui/provider-texts.ts'

type ServicePickerProps = { provider: Provider; chosen: readonly string[]; onToggle: (id: string) => void }

/** Several may be chosen; they are done one after the other, in the order of choosing. */
export function ServicePicker({ provider, chosen, onToggle }: ServicePickerProps) {
  const { t } = useTranslation()
  const groups = [...new Set(provider.services.map(({ category }) => category))]
  return (
    <div className="grid gap-8">
      {groups.map((group) => (
        <fieldset key={group}>
          <legend className="h3 w-full border-b-2 border-ink pb-2">{group}</legend>
          {provider.services
            .filter(({ category }) => category === group)
            .map((service) => (
              <label key={service.id} className="pick-service">
                <input
                  type="checkbox"
                  name="service"
                  value={service.id}
                  className="choice-box"
                  checked={chosen.includes(service.id)}
                  onChange={() => onToggle(service.id)}
                />
                <span className="min-w-0 flex-1">
                  <strong className="block">{service.name}</strong>
                  <span className="text-ink-2">{durationLabel(t, service.durationMinutes)}</span>
                </span>
                <strong className="text-right">
                  <ServicePrice service={service} />
                </strong>
              </label>
            ))}
        </fieldset>
      ))}
    </div>
  )
}
