import type { TFunction } from 'i18next'

/** 'every 6 weeks'; whole weeks where it is some. */
export function everyText(t: TFunction<'reminders'>, days: number): string {
  return days % 7 === 0 ? t('every.weeks', { count: days / 7 }) : t('every.days', { count: days })
}
