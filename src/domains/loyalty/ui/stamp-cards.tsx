import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { call } from '../../identity/ui/session.ts'
import { stamps as calls, type OwnStamps } from '../stamps-contract.ts'
import { loyaltyKey } from './loyalty-key.ts'
import { NotLoaded } from './not-loaded.tsx'

/** Those of the providers who give one; nothing without any. */
export function StampCards() {
  const { t } = useTranslation('loyalty')
  const { data, error, refetch } = useQuery({
    queryKey: [...loyaltyKey, 'stamps'],
    queryFn: ({ signal }) => call(calls.list, {}, { signal }),
    staleTime: 0,
  })
  if (!data && error)
    return (
      <div className="mt-14">
        <NotLoaded title={t('stamps.title')} error={error} onRetry={refetch} />
      </div>
    )
  if (!data || data.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="stamps-title">
      <h2 id="stamps-title" className="h2 mb-5">
        {t('stamps.title')}
      </h2>
      <ul className="grid gap-6 lg:grid-cols-2">
        {data.map((card) => (
          <StampCard key={card.providerId} card={card} />
        ))}
      </ul>
    </section>
  )
}

function StampCard({ card }: { card: OwnStamps }) {
  const { t, i18n } = useTranslation('loyalty')
  const { stamps, visits, currency, providerName, providerLinkTo, giftCards } = card
  const money = (minor: number) => formatMoney(minor, currency, localeOf(i18n.language))
  return (
    <li className="grid content-start gap-3 rounded-form bg-card p-6 shadow-1">
      <h3 className="h3">
        {providerLinkTo ? (
          <Link to={providerLinkTo} className="underline underline-offset-4">
            {providerName}
          </Link>
        ) : (
          providerName
        )}
      </h3>
      {stamps > 0 && (
        <>
          <Stamps stamps={stamps} visits={visits} />
          <p>
            <strong>{t('stamps.of', { count: stamps, visits })}</strong>{' '}
            {t('stamps.toGo', { count: visits - stamps, price: money(card.rewardMinor) })}
          </p>
        </>
      )}
      {giftCards.map(({ id, code, balanceMinor }) => (
        <p key={id} className="rounded-button bg-green-tint p-4">
          <strong className="block">
            {code ? (
              <a className="link" href={`/gift-card/${code}`}>
                {t('stamps.full', { left: money(balanceMinor) })}
              </a>
            ) : (
              t('stamps.full', { left: money(balanceMinor) })
            )}
          </strong>
          {code && t('rewards.code', { code })}
        </p>
      ))}
    </li>
  )
}

/** What the sentence below says, as a picture. */
function Stamps({ stamps, visits }: { stamps: number; visits: number }) {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-2">
      {Array.from({ length: visits }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and stay where they are.
          key={index}
          className={`size-8 rounded-full border-2 ${index < stamps ? 'border-green bg-green' : 'border-line'}`}
        />
      ))}
    </div>
  )
}
