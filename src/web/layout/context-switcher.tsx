import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { User } from '../../domains/identity/contract.ts'

/** A provider is on one of two sides of the chair: booking others (the default), or running the own business. */
export function ContextSwitcher({ user }: { user: User }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (!user.hasProviderProfile || !user.providerSlug) return null
  const ownPage = `/provider/${user.providerSlug}`
  const context = pathname === ownPage ? 'provider' : 'booking'
  const sides = [
    { value: 'booking', to: '/browse', text: t('site.browse') },
    { value: 'provider', to: ownPage, text: t('site.dashboard') },
  ] as const
  return (
    <ul aria-label={t('site.switcher')} className="switcher">
      {sides.map(({ value, to, text }) => (
        <li key={value}>
          <Link to={to} aria-current={value === context ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
