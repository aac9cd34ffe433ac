import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Queries } from '../../../ui/queries.tsx'
import { useSession } from '../../identity/ui/session.ts'
import { SignInHere } from '../../identity/ui/sign-in-here.tsx'
import type { PlanOffer } from '../contract.ts'
import { OwnMemberships } from './own-memberships.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlatformPlans } from './platform-plans.tsx'
import { SubscriptionTexts } from './subscription-texts.tsx'

/** What a business sells, and below it one's own; without a business one's own, and what the platform sells where it does. */
export function PlansPage({ offer, platform }: { offer: PlanOffer | null; platform: PlanOffer | null }) {
  const session = useSession()
  return (
    <SubscriptionTexts>
      <div className="page pt-10 pb-16 lg:pt-16">
        {offer && <Offer offer={offer} />}
        {session.status === 'signed-in' && (
          <Queries key={session.user.id} owner={session.user.id}>
            <OwnMemberships isBelow={offer !== null} />
          </Queries>
        )}
        {session.status === 'signed-out' && offer === null && <SignedOut />}
        {platform?.isSold && <PlatformPlans offer={platform} />}
      </div>
    </SubscriptionTexts>
  )
}

function Offer({ offer }: { offer: PlanOffer }) {
  const { t } = useTranslation('subscriptions')
  const { providerName: name, providerLinkTo, plans, isSold } = offer
  const book = (
    <Link className={buttonClass('primary')} to={providerLinkTo}>
      {t('offer.book', { name })}
    </Link>
  )
  return (
    <>
      <header className="mb-8">
        <h1 className="name">{t('offer.of', { name })}</h1>
        <p className="lead mt-2">{t('offer.text')}</p>
      </header>
      {plans.length === 0 || !isSold ? (
        <EmptyState title={t('offer.none', { name })} action={book}>
          <p>{plans.length > 0 ? t('offer.notSold', { name }) : t('offer.noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} back={`/plans?provider=${offer.providerId}`} />
            ))}
          </ul>
          {plans.some(({ renews }) => !renews) && <p className="mt-6 max-w-[60ch] text-ink-2">{t('offer.terms')}</p>}
          {plans.some(({ renews }) => renews) && (
            <p className="mt-6 max-w-[60ch] text-ink-2">{t('offer.termsRenewing')}</p>
          )}
        </>
      )}
    </>
  )
}

function SignedOut() {
  const { t } = useTranslation('subscriptions')
  return (
    <>
      <h1 className="name">{t('own.title')}</h1>
      <p className="lead mt-2 mb-8">{t('own.text')}</p>
      <div className="max-w-xl">
        <SignInHere back="/plans" onSignedIn={() => {}} />
      </div>
    </>
  )
}
