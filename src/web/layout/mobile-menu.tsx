import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { logOut, useSession } from '../../domains/identity/ui/session.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { accountLinks } from './account-links.ts'
import { AppButton } from './app-button.tsx'
import { ContextSwitcher } from './context-switcher.tsx'

/** The links of the header as a sheet; it goes when the header has room for them again. */
export default function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  useEffect(() => {
    const wide = matchMedia('(width > 768px)')
    const closeWhenWide = () => wide.matches && onClose()
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [onClose])
  const leave = async () => {
    onClose()
    await logOut()
    navigate('/')
  }
  const isSignedIn = session.status === 'signed-in'
  const links = [
    ['/', t('site.home')],
    ['/browse', t('site.browse')],
    ['/search', t('site.search')],
    ...(isSignedIn ? accountLinks(t, session.user) : []),
    ['/gift-card', t('site.giftCard')],
    ['/contact', t('site.help')],
    ...(isSignedIn ? [] : [['/auth', t('site.logIn')]]),
  ] as const
  return (
    <Sheet title={t('site.menu')} isOpen={isOpen} onClose={onClose}>
      {isSignedIn && <ContextSwitcher user={session.user} />}
      <ul className="sheet-links">
        {links.map(([to = '/', text]) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <AppButton />
        </li>
        {isSignedIn && (
          <li>
            <button type="button" onClick={leave}>
              {t('site.logOut')}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
