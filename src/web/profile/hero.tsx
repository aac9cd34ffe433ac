import { BadgeCheck, Clock, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useRouteLoaderData } from 'react-router'
import { Heart } from '../../domains/favourites/ui/heart.tsx'
import type { Provider } from '../../domains/providers/contract.ts'
import { categoryName, openStateLabel, professionName } from '../../domains/providers/ui/provider-texts.ts'
import { Rating } from '../../domains/providers/ui/rating.tsx'
import { ShareButton } from '../../domains/providers/ui/share-button.tsx'
import type { SiteData } from '../page-meta.ts'
import { BookLink } from './book.tsx'

export function Breadcrumb({ provider }: { provider: Provider }) {
  const { t, i18n } = useTranslation()
  const links = [
    { to: '/', text: t('site.home') },
    { to: `/search?location=${encodeURIComponent(provider.location)}`, text: provider.location },
    { to: `/search?category=${provider.category.slug}`, text: categoryName(i18n, provider.category) },
  ]
  return (
    <nav aria-label={t('provider.breadcrumb')}>
      <ol className="breadcrumb">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li aria-current="page" className="max-sm:hidden">
          {provider.name}
        </li>
      </ol>
    </nav>
  )
}

export function Hero({ provider }: { provider: Provider }) {
  const { t, i18n } = useTranslation()
  const { origin = '' } = useRouteLoaderData<SiteData>('root') ?? {}
  return (
    <div className="mt-2 mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <div>
        <h1 className="name">
          {provider.name}
          {provider.verified && (
            <BadgeCheck
              role="img"
              aria-label={t('provider.verified')}
              className="ml-4 inline-block size-[0.6em] fill-green stroke-on-green align-baseline"
            />
          )}
        </h1>
        <p className="lead mt-4">
          {professionName(i18n, provider.profession)}
          {provider.businessName !== provider.name && `, ${provider.businessName}`}
        </p>
        <ul className="mt-3 flex flex-wrap items-center gap-x-7 gap-y-2">
          <li>
            <Rating rating={provider.rating} count={provider.reviewsCount} />
          </li>
          <li className="inline-flex items-center gap-2">
            <Clock aria-hidden="true" className="size-5 text-green-text" />
            {openStateLabel(i18n, provider.openingTimes.state)}
          </li>
          <li className="inline-flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-5 flex-none text-green-text" />
            {provider.location}
          </li>
        </ul>
        <noscript>
          <p className="mt-3 font-bold">{t('provider.needsScript')}</p>
        </noscript>
      </div>
      <div className="flex flex-wrap gap-3">
        <Heart provider={provider} look="heart-in-row" />
        <ShareButton name={provider.name} url={`${origin}${provider.linkTo}`} />
        {provider.hasServices && (
          <BookLink provider={provider} serviceIds={[]} label={t('provider.bookNow')} variant="primary" />
        )}
      </div>
    </div>
  )
}
