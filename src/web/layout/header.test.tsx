import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../tests/rendered.tsx'
import type { User } from '../../domains/identity/contract.ts'
import { AccountMenu } from './account-menu.tsx'
import { SocialLinks } from './social-links.tsx'

const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
const user = { firstName: 'Nia', name: 'Nia Clarke', avatarUrl: null } as User

test('the menu of an account leads to profile, bookings and settings, and out', () => {
  const menu = rendered(<AccountMenu user={user} />)
  expect(linksIn(menu)).toEqual([
    '/profile',
    '/my-bookings',
    '/waitlist',
    '/reminders',
    '/loyalty',
    '/plans',
    '/profile/favourites',
    '/settings/notifications',
  ])
  expect(textIn(menu)).toMatch(
    /My profile My bookings Waitlist Reminders Points Memberships Favourites Settings Log out$/,
  )
})

test('an account is called by its first name, else its name, else as what it is', () => {
  const called = (names: Partial<User>) =>
    textIn(/<summary>.*<\/summary>/s.exec(rendered(<AccountMenu user={{ ...user, ...names }} />))?.[0] ?? '')
  expect(called({})).toMatch(/ Nia$/)
  expect(called({ firstName: '' })).toMatch(/ Nia Clarke$/)
  expect(called({ firstName: '', name: '' })).toBe('Profile')
})

test('the accounts that the settings name stand in the footer, and no others', () => {
  const socialLinks = [
    'https://instagram.com/highstreet',
    'https://www.tiktok.com/@highstreet',
    'https://example.test/us',
  ]
  const links = rendered(<SocialLinks />, { socialLinks })
  expect(linksIn(links)).toEqual(socialLinks.slice(0, 2))
  expect(textIn(links)).toBe('Instagram TikTok')
  expect(rendered(<SocialLinks />, { socialLinks: [] })).toBe('')
})
