import type { TFunction } from 'i18next'
import type { User } from '../../domains/identity/contract.ts'

/** Where an account leads, in either menu. */
export const accountLinks = (t: TFunction, { isAdmin }: Pick<User, 'isAdmin'>): [to: string, text: string][] => [
  ['/profile', t('site.myProfile')],
  ['/my-bookings', t('site.myBookings')],
  ['/waitlist', t('site.waitlist')],
  ['/reminders', t('site.reminders')],
  ['/loyalty', t('site.loyalty')],
  ['/plans', t('site.plans')],
  ['/profile/favourites', t('site.favourites')],
  ['/settings/notifications', t('site.settings')],
  ...(isAdmin ? [['/admin/dashboard', t('error.adminTitle')] satisfies [string, string]] : []),
]
