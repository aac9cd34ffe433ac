import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { logOut } from '../../domains/identity/ui/session.ts'

export function LogOutButton() {
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const leave = async () => {
    await logOut()
    navigate('/')
  }
  return (
    <button type="button" className="dash-out" aria-label={common('site.logOut')} onClick={leave}>
      <LogOut aria-hidden="true" size={20} />
    </button>
  )
}
