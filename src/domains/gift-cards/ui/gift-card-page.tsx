import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { EveryoneOffer, GiftCardOffer } from '../contract.ts'
import { ChooseProvider, type FoundProvider } from './choose-provider.tsx'
import { GiftCardCheck } from './gift-card-check.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import { GiftCardTexts } from './gift-card-texts.tsx'

type GiftCardPageProps = {
  offer: GiftCardOffer | null
  everyone: readonly EveryoneOffer[]
  name: string
  found: readonly FoundProvider[]
}

/** Sending one, and below it looking at one that was given. */
export function GiftCardPage(props: GiftCardPageProps) {
  return (
    <GiftCardTexts>
      <Page {...props} />
    </GiftCardTexts>
  )
}

function Page({ offer, everyone, name, found }: GiftCardPageProps) {
  const { t } = useTranslation('giftCards')
  const another = (
    <a className={buttonClass('primary')} href="/gift-card">
      {t('send.another')}
    </a>
  )
  return (
    <>
      <div className="page pt-10 pb-16 lg:pt-16">
        <header className="mb-8">
          <h1 className="name">{t('send.title')}</h1>
          <p className="lead mt-2">{t(everyone.length > 0 || offer?.isForEveryone ? 'everyone.text' : 'send.text')}</p>
        </header>
        {offer === null && <ChooseProvider everyone={everyone} search={name} found={found} />}
        {offer?.isSold && <GiftCardForm key={offer.providerId} offer={offer} />}
        {offer && !offer.isSold && (
          <EmptyState title={t('send.notSold', { name: offer.providerName })} action={another}>
            <p>{t('send.notSoldText')}</p>
          </EmptyState>
        )}
      </div>
      <div className="gift-band">
        <div className="page">
          <GiftCardCheck />
        </div>
      </div>
    </>
  )
}
