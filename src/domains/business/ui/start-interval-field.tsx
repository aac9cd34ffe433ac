import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Select } from '../../../ui/select.tsx'
import { type OwnProvider, startIntervals } from '../../providers/own-contract.ts'
import { asBeginning, durationLabel } from '../../providers/ui/provider-texts.ts'

type StartInterval = OwnProvider['startIntervalMinutes']
type StartIntervalFieldProps = { value: StartInterval; onChange: (value: StartInterval) => void }

/** How often a booking may start: at the eight default times until a finer interval is chosen. */
export function StartIntervalField({ value, onChange }: StartIntervalFieldProps) {
  const { t, i18n } = useTranslation('business')
  const labelOf = useStartIntervalLabel()
  return (
    <Select
      label={t('rules.startInterval')}
      hint={t('rules.startIntervalHint')}
      value={String(value ?? '')}
      options={[null, ...startIntervals].map((minutes) => ({
        value: String(minutes ?? ''),
        label: asBeginning(labelOf(minutes), localeOf(i18n.language)),
      }))}
      onChange={({ target }) => onChange(startIntervals.find((one) => String(one) === target.value) ?? null)}
    />
  )
}

export function useStartIntervalLabel(): (minutes: StartInterval) => string {
  const { t } = useTranslation('business')
  const { t: common } = useTranslation()
  return (minutes) =>
    minutes === null ? t('rules.eightTimes') : t('rules.everyMinutes', { length: durationLabel(common, minutes) })
}
