import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { User } from '../../domains/identity/contract.ts'
import { logOut } from '../../domains/identity/ui/session.ts'
import { Avatar } from '../../ui/avatar.tsx'

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
        <Link to="/profile" onClick={close}>
          {t('site.myProfile')}
        </Link>
        <Link to="/my-bookings" onClick={close}>
          {t('site.myBookings')}
        </Link>
        <Link to="/waitlist" onClick={close}>
          {t('site.waitlist')}
        </Link>
        <Link to="/reminders" onClick={close}>
          {t('site.reminders')}
        </Link>
        <Link to="/loyalty" onClick={close}>
          {t('site.loyalty')}
        </Link>
        <Link to="/plans" onClick={close}>
          {t('site.plans')}
        </Link>
        <Link to="/profile/favourites" onClick={close}>
          {t('site.favourites')}
        </Link>
        <Link to="/settings/notifications" onClick={close}>
          {t('site.settings')}
        </Link>
        {user.isAdmin && (
          <Link to="/admin/dashboard" onClick={close}>
            {t('error.adminTitle')}
          </Link>
        )}
        <button type="button" onClick={leave}>
          {t('site.logOut')}
        </button>
      </div>
    </details>
  )
}
