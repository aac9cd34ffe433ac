import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney, toMajor } from '../../../lib/money.ts'

type PriceStepsProps = {
  prices: { currency: string; steps: readonly { from: number; count: number }[] }
  /** As typed, in whole units; '' for any. */
  from: string
  to: string
}

const [width, height, gap] = [300, 70, 4]

/** How many start at which price; those between the two amounts are filled. */
export function PriceSteps({ prices: { currency, steps }, from, to }: PriceStepsProps) {
  const { t, i18n } = useTranslation('search')
  const most = steps.reduce((best, step) => (step.count > best.count ? step : best), { from: 0, count: 0 })
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last || most.count === 0) return null
  const money = (minor: number) => formatMoney(minor, currency, localeOf(i18n.language))
  const least = from === '' ? 0 : Number(from)
  const highest = to === '' ? Number.POSITIVE_INFINITY : Number(to)
  const said = { from: money(first.from), to: money(last.from), most: money(most.from) }
  const step = width / steps.length
  return (
    <svg
      className="price-steps"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('filters.priceOf', said)}
    >
      {steps.map(({ from: begins, count }, index) => {
        const ends = steps[index + 1]?.from ?? Number.POSITIVE_INFINITY
        const isIn = toMajor(begins, currency) <= highest && toMajor(Math.min(ends, 2 ** 40), currency) > least
        const tall = count === 0 ? 0 : Math.max(3, (count / most.count) * height)
        return (
          <rect
            key={begins}
            x={index * step + gap / 2}
            y={height - tall}
            width={step - gap}
            height={tall}
            rx={2}
            data-in={isIn || undefined}
          />
        )
      })}
    </svg>
  )
}
