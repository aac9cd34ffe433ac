import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import type { LoyaltyPoints, LoyaltyTier } from '../contract.ts'
import { nameIn } from './name-in.ts'

type Props = { points: LoyaltyPoints; tiers: readonly LoyaltyTier[] }

/** How many, what one is, and the way to the next. */
export function PointsPanel({
  points: { points, yearPoints, goodUntil, tier, freeCancellationsLeft, next },
  tiers,
}: Props) {
  const { t, i18n } = useTranslation('loyalty')
  const locale = localeOf(i18n.language)
  const nameOf = (one: LoyaltyTier) => nameIn(one.names, i18n.language)
  const counted = (count: number) => ({ count, shown: formatCount(count, locale) })
  const bounded = tiers.findLast(({ freeCancellations }) => freeCancellations > 0)
  return (
    <section className="rounded-form bg-green p-6 text-on-green lg:p-10" aria-label={t('page.title')}>
      <div className="flex flex-wrap items-end gap-x-14 gap-y-5">
        <p className="grid">
          <strong className="name">{formatCount(points, locale)}</strong>
          <span>{t('page.points', { count: points })}</span>
        </p>
        <div className="grid gap-1">
          <h2 className="h2">{t('page.tier', { tier: nameOf(tier) })}</h2>
          <p>
            {next ? t('page.missing', { ...counted(next.missingPoints), tier: nameOf(next.tier) }) : t('page.highest')}{' '}
            {t('page.year', counted(Math.max(0, yearPoints)))}
          </p>
        </div>
      </div>
      {goodUntil && <p className="mt-5">{t('page.goodUntil', { when: formatDate(localTime(goodUntil), locale) })}</p>}
      {points < 0 && <p className="mt-5">{t('page.debt')}</p>}
      <Scallops share={next ? Math.max(0, yearPoints) / next.tier.fromPoints : 1} />
      <ul className="mt-5 grid gap-5 md:grid-cols-3" aria-label={t('page.tiers')}>
        {tiers.map((one) => (
          <li key={one.tier} className="grid content-start gap-1">
            <strong className="h3">{nameOf(one)}</strong>
            <span>{t('page.from', counted(one.fromPoints))}</span>
            <Benefits tier={one} />
            {one.tier === tier.tier && one.freeCancellations > 0 && (
              <span>{t('page.benefits.freeLeft', { count: freeCancellationsLeft })}</span>
            )}
            {one.tier === tier.tier && <span className="font-bold">{t('page.here')}</span>}
          </li>
        ))}
      </ul>
      {bounded && (
        <p className="mt-5 max-w-[60ch]">
          {t('page.benefits.freeBound', { most: formatCount(bounded.freeCancellationMost, locale) })}
        </p>
      )}
    </section>
  )
}

function Benefits({ tier: { factor, leadMinutes, freeCancellations } }: { tier: LoyaltyTier }) {
  const { t, i18n } = useTranslation('loyalty')
  // Their operator sets hundredths.
  const shown = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 2 }).format(factor)
  return (
    <>
      <span>{factor === 1 ? t('page.benefits.factorOne') : t('page.benefits.factor', { factor: shown })}</span>
      {leadMinutes > 0 && <span>{t('page.benefits.lead', { count: leadMinutes })}</span>}
      {freeCancellations > 0 && <span>{t('page.benefits.free', { count: freeCancellations })}</span>}
    </>
  )
}

const scallops = 24

/** What the sentence above says, as a picture. */
function Scallops({ share }: { share: number }) {
  const full = Math.floor(Math.min(1, share) * scallops)
  return (
    <svg aria-hidden="true" viewBox="0 0 240 10" preserveAspectRatio="none" className="mt-8 h-5 w-full">
      {Array.from({ length: scallops }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and stay where they are.
          key={index}
          d={`M${index * 10 + 0.4} 0h9.2v4a4.6 5 0 0 1-9.2 0Z`}
          className={index < full ? 'fill-on-green' : 'fill-plate-behind'}
        />
      ))}
    </svg>
  )
}
