import type { TFunction } from 'i18next'
import type { SummaryError } from '../../../ui/error-summary.tsx'
import { problemOfWeek } from '../../staff/rules.ts'
import { priceOf } from '../../staff/ui/price-text.ts'
import { currencyOf, type FullDraft, type Step } from './draft.ts'

/** What of a step is missing or wrong, each at its field. */
export function problemsOf(step: Step, draft: FullDraft, t: TFunction<['business', 'staff']>): SummaryError[] {
  const missing = (fieldId: string, isMissing: boolean, message: string) => (isMissing ? [{ fieldId, message }] : [])
  if (step === 'business') {
    return [
      ...missing('businessName', draft.businessName.trim() === '', t('signup.errors.businessName')),
      ...missing('profession', draft.profession === '', t('signup.errors.profession')),
    ]
  }
  if (step === 'place') {
    return [
      ...missing('place', draft.place === null, t('signup.errors.place')),
      ...missing('street', draft.street.trim() === '', t('signup.errors.street')),
    ]
  }
  if (step === 'services') {
    const currency = currencyOf(draft)
    return [
      ...missing('services', draft.services.length === 0, t('signup.errors.noService')),
      ...draft.services.flatMap(({ name, price }, index) => [
        ...missing(`service-name-${index}`, name.trim() === '', t('staff:service.nameMissing')),
        ...missing(`service-price-${index}`, priceOf(price, currency) === null, t('staff:service.priceWrong')),
      ]),
    ]
  }
  const problem = step === 'hours' ? problemOfWeek(draft.hours) : null
  return problem
    ? [{ fieldId: `hours-${problem.day}-${problem.index}`, message: t(`staff:errors.${problem.code}`) }]
    : []
}
