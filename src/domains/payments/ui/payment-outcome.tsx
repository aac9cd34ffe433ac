import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Queries } from '../../../ui/queries.tsx'
import { useSession } from '../../identity/ui/session.ts'
import { NotPaid, NotPaidOf, PaidScreen } from './paid-screen.tsx'
import { PaymentTexts } from './payment-texts.tsx'

/** Where one comes back to from a bank. What the address says is not believed: the processor is asked. */
export function PaymentOutcome({ isError = false }: { isError?: boolean }) {
  const [id, setId] = useState<string | null>(null)
  // The page is kept for everybody: what its address says beside is read when it has come to life.
  useEffect(() => setId(new URLSearchParams(location.search).get('payment')), [])
  return (
    <div className="page pt-10 lg:pt-16">
      <PaymentTexts>{isError ? <Failure id={id} /> : <Success id={id} />}</PaymentTexts>
    </div>
  )
}

function Failure({ id }: { id: string | null }) {
  const session = useSession()
  if (session.status !== 'signed-in' || !id) return <NotPaid id={id} />
  return (
    <Queries key={session.user.id} owner={session.user.id}>
      <NotPaidOf id={id} />
    </Queries>
  )
}

function Success({ id }: { id: string | null }) {
  const { t } = useTranslation('payments')
  const session = useSession()
  if (session.status === 'signed-in' && id)
    return (
      <Queries key={session.user.id} owner={session.user.id}>
        <PaidScreen id={id} />
      </Queries>
    )
  const on = (
    <Link className={buttonClass('primary')} to="/my-bookings">
      {t('success.bookings')}
    </Link>
  )
  return (
    <EmptyState level={1} title={t('success.plain')} action={on}>
      {session.status === 'signed-out' && <p>{t('success.signIn')}</p>}
    </EmptyState>
  )
}
