import { Checkbox } from '../../../ui/choice.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { useSetup } from './own-provider.ts'

type ServiceChoicesProps = {
  id: string
  legend: string
  isLegendHidden?: boolean
  chosen: readonly string[]
  error?: string | undefined
  onChange: (serviceIds: readonly string[]) => void
}

/** Which of one's own services. */
export function ServiceChoices({ id, legend, isLegendHidden = false, chosen, error, onChange }: ServiceChoicesProps) {
  const { data: setup } = useSetup()
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <fieldset className="field-frame">
      <legend className={isLegendHidden ? 'sr-only' : 'font-bold'}>{legend}</legend>
      <div className="grid sm:grid-cols-2">
        {setup?.services.map((service) => (
          <Checkbox
            key={service.id}
            label={service.name}
            checked={chosen.includes(service.id)}
            onChange={() => toggle(service.id)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
