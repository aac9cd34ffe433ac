import { ChevronDown, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { CurrencyMenu, RateNote } from '../../domains/currency/ui/currency-menu.tsx'
import { useSession } from '../../domains/identity/ui/session.ts'
import { flagOf, languageNames, languages, pickLanguage } from '../../i18n/languages.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { SiteData } from '../page-meta.ts'
import { AppButton } from './app-button.tsx'
import { Logo } from './logo.tsx'
import { SocialLinks } from './social-links.tsx'

export function Footer() {
  const { t } = useTranslation()
  const { status } = useSession()
  const { currencies = [] } = useRouteLoaderData<SiteData>('root') ?? {}
  return (
    <footer id="site-links" className="site-footer">
      <div className="page pt-16 pb-9">
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          <div>
            <a href="#top" aria-label={t('site.toTop')} className="inline-flex min-h-11 items-center">
              <Logo />
            </a>
            <p className="h2 mt-4 max-w-[9em]">{t('site.promise')}</p>
            <AppButton className={`${buttonClass('outline', 'small')} mt-6`} />
          </div>
          <FooterLinks
            title={t('site.forCustomers')}
            links={[
              ['/browse', t('site.browse')],
              status === 'signed-in' ? ['/profile', t('site.myProfile')] : ['/auth', t('site.logIn')],
              ['/my-bookings', t('site.myBookings')],
            ]}
          />
          <FooterLinks
            title={t('site.name')}
            links={[
              ['/about', t('site.aboutUs')],
              ['/contact', t('site.contactUs')],
              ['/how-we-rank', t('site.ranking')],
              ['/provider-signup', t('site.listBusiness')],
            ]}
          />
          <FooterLinks
            title={t('site.smallPrint')}
            links={[
              ['/legal', t('site.legal')],
              ['/accessibility', t('site.accessibility')],
              ['/status', t('site.status')],
            ]}
          />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t-2 border-line pt-7">
          <div className="picks">
            <LanguageMenu />
            <CurrencyMenu currencies={currencies} />
          </div>
          <SocialLinks />
          <p className="text-small text-ink-2">{t('site.rights')}</p>
        </div>
        <RateNote />
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: { title: string; links: readonly (readonly [to: string, text: string])[] }) {
  return (
    <div>
      <h2 className="text-base font-bold">{title}</h2>
      <ul className="mt-1">
        {links.map(([to, text]) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center text-ink-2 hover:text-ink hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A plain form, so that it works before and without JavaScript; the page comes back in the new language. */
function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const current = pickLanguage(i18n.language)
  return (
    <details className="pick">
      <summary>
        <Globe aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('site.language')}: </span>
        {current && languageNames[current]}
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <form method="post" action="/language">
        <input type="hidden" name="back" value={`${pathname}${search}`} />
        {languages.map((language) => (
          <button
            key={language}
            type="submit"
            name="lng"
            value={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            <span aria-hidden="true">{flagOf(language)}</span> {languageNames[language]}
          </button>
        ))}
      </form>
    </details>
  )
}
