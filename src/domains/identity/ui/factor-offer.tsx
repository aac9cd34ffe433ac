import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { keepHere, readKept } from '../../../lib/kept.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { secondFactor } from '../second-factor-contract.ts'
import { AccountTexts } from './account-texts.tsx'
import { call, useSession } from './session.ts'

/** Of the accounts that have put it away in this browser, their ids. */
const hiddenKey = 'two-step-offer-hidden'
const hiddenFor = () => (readKept(hiddenKey) ?? '').split(' ')

/** To whoever has a business and no second factor, until they say no; `otherwise`: what is offered to who has one, or wants none. */
export function FactorOffer({ otherwise }: { otherwise: ReactNode }) {
  const session = useSession()
  const accountId = session.status === 'signed-in' ? session.user.id : null
  const [hidden, setHidden] = useState(hiddenFor)
  const isHidden = accountId === null || hidden.includes(accountId)
  const { data } = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => call(secondFactor.get, {}, { signal }),
    enabled: !isHidden,
  })
  if (isHidden || data?.isOn) return otherwise
  if (!data) return null
  const hide = () => {
    const ids = [...hidden.filter((id) => id.length > 1), accountId ?? ''].slice(-20)
    keepHere(hiddenKey, ids.join(' '))
    setHidden(ids)
  }
  return (
    <AccountTexts waiting={null}>
      <Offer onHide={hide} />
    </AccountTexts>
  )
}

function Offer({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <section aria-labelledby="two-step-offer" className="rounded-button bg-paper-2 p-5">
      <h2 id="two-step-offer" className="font-bold">
        {t('factor.offer')}
      </h2>
      <p className="mt-2 mb-4">{t('factor.offerText')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/profile#two-step" className={buttonClass('outline', 'small')}>
          {t('factor.setUp')}
        </Link>
        <Button variant="quiet" size="small" onClick={onHide}>
          {t('factor.offerHide')}
        </Button>
      </div>
    </section>
  )
}
