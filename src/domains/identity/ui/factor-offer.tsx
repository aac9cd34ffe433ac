import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { keepHere, readKept } from '../../../lib/kept.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { secondFactor } from '../second-factor-contract.ts'
import { AccountTexts } from './account-texts.tsx'
import { call } from './session.ts'

const hiddenKey = 'two-step-offer-hidden'

/** To whoever has a business and no second factor, until they say no; `otherwise`: what is offered to who has one, or wants none. */
export function FactorOffer({ otherwise }: { otherwise: ReactNode }) {
  const [isHidden, setHidden] = useState(() => readKept(hiddenKey) !== null)
  const { data } = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => call(secondFactor.get, {}, { signal }),
    enabled: !isHidden,
  })
  if (isHidden || data?.isOn) return otherwise
  if (!data) return null
  const hide = () => {
    keepHere(hiddenKey, '1')
    setHidden(true)
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
