import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { User } from '../../domains/identity/contract.ts'
import { Bell } from '../../domains/notifications/ui/bell.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ContextSwitcher } from './context-switcher.tsx'
import '../styles/bell.css'

type OwnProps = { user: User }

/** What only somebody signed in has in the header; `OwnPhoneHeader`: where there is no room for the menu of an account. */
export function OwnHeader({ user }: OwnProps) {
  return (
    <>
      <ContextSwitcher user={user} />
      <Bell user={user} />
      <AccountMenu user={user} />
    </>
  )
}

export function OwnPhoneHeader({ user }: OwnProps) {
  const { t } = useTranslation()
  const { firstName, name, avatarUrl } = user
  return (
    <>
      <Bell user={user} />
      <Link to="/profile" className="own-link inline-flex min-h-11 min-w-0 items-center gap-1.5 font-bold">
        <Avatar name={name} src={avatarUrl} size="small" />
        <span className="max-w-18 truncate max-[359px]:sr-only">{firstName || name || t('site.profile')}</span>
      </Link>
    </>
  )
}
