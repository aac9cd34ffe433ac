import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { businessTexts } from '../../domains/business/texts/load.ts'
import { buttonClass } from '../../ui/button.tsx'
import { lateTexts } from '../../ui/late-texts.tsx'

const OwnerTexts = lateTexts(businessTexts)

/** Above the own profile: the way to the dashboard, and what comes next for a business that has just opened. */
export default function OwnerBar({ slug, isProven }: { slug: string; isProven: boolean }) {
  return (
    <OwnerTexts>
      <Bar slug={slug} isProven={isProven} />
    </OwnerTexts>
  )
}

function Bar({ slug, isProven }: { slug: string; isProven: boolean }) {
  const { t } = useTranslation('business')
  const [params] = useSearchParams()
  const isNew = params.has('welcome')
  const steps = [
    ...(isProven ? [] : [{ key: 'email', to: '/profile' } as const]),
    { key: 'bio', to: '/dashboard/page' } as const,
    { key: 'rules', to: '/dashboard/rules' } as const,
    { key: 'closedDays', to: '/dashboard/hours' } as const,
  ]
  return (
    <div className="owner-bar bg-green text-on-green on-green">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="font-semibold">{t('bar.yours')}</p>
        <Link to="/dashboard" className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
          {t('bar.dashboard')}
        </Link>
      </div>
      {isNew && (
        <section aria-labelledby="welcome-title" className="page pt-4 pb-10">
          <h2 id="welcome-title" className="h2">
            {t('bar.live')}
          </h2>
          <p className="mt-3 max-w-[60ch] text-on-green-2">
            {t(isProven ? 'bar.liveText' : 'bar.liveUnproven', { path: `/provider/${slug}` })}
          </p>
          <ul className="mt-5 grid gap-2 sm:grid-cols-2">
            {steps.map(({ key, to }) => (
              <li key={key} className="flex items-center gap-3">
                <CircleCheck aria-hidden="true" className="size-6 flex-none text-on-green-2" />
                <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
                  {t(`bar.next.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <Link to="/dashboard" className={buttonClass('primary')}>
              {t('bar.start')}
            </Link>
          </p>
        </section>
      )}
    </div>
  )
}
