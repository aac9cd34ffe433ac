import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { User } from '../../domains/identity/contract.ts'
import { logOut } from '../../domains/identity/ui/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { accountLinks } from './account-links.ts'

/** First name, else name, else 'Profile'. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  const leave = async () => {
    close()
    await logOut()
    navigate('/')
  }
  return (
    <details
      ref={details}
      className="account"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && close()}
    >
      <summary>
        <Avatar name={user.name} src={user.avatarUrl} size="small" />
        <span className="max-w-40 truncate">{user.firstName || user.name || t('site.profile')}</span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <div>
        {accountLinks(t, user).map(([to, text]) => (
          <Link key={to} to={to} onClick={close}>
            {text}
          </Link>
        ))}
        <button type="button" onClick={leave}>
          {t('site.logOut')}
        </button>
      </div>
    </details>
  )
}
