import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import type { ShownTrader } from '../contract.ts'

/** What customers read of whoever they book with. */
export function WhoItIs({ kind, trader }: ShownTrader) {
  const { t } = useTranslation('traders')
  return (
    <div className="grid gap-4">
      <p className="max-w-[62ch]">{t(`shown.${kind ?? 'none'}`)}</p>
      {trader && (
        <>
          <TraderFacts trader={trader} />
          <p className="max-w-[62ch] text-ink-2">{t('shown.complies')}</p>
        </>
      )}
    </div>
  )
}

export function TraderFacts({ trader }: { trader: NonNullable<ShownTrader['trader']> }) {
  const { t, i18n } = useTranslation('traders')
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name={t('shown.legalName')}>{trader.legalName}</Fact>
      <Fact name={t('shown.address')}>
        {[...trader.address, countryIn(trader.country, localeOf(i18n.language))].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
      {trader.register && (
        <Fact name={t('shown.register')}>
          {trader.register}, {trader.registerNumber}
        </Fact>
      )}
      {trader.taxNumber && <Fact name={t('shown.taxNumber')}>{trader.taxNumber}</Fact>}
      <Fact name={t('shown.email')}>
        <a className="link" href={`mailto:${trader.email}`}>
          {trader.email}
        </a>
      </Fact>
      <Fact name={t('shown.phone')}>
        <a className="link" href={`tel:${trader.phone.replaceAll(/[^+\d]/g, '')}`}>
          {trader.phone}
        </a>
      </Fact>
    </dl>
  )
}

const countryIn = (country: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
