import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Provider } from '../../domains/providers/contract.ts'
import { languageName } from '../../domains/providers/ui/provider-texts.ts'

/** What the provider can be found by; each leads to others of the kind. `specializations`: in the language of the page. */
export default function Attributes({
  provider,
  specializations,
}: {
  provider: Provider
  specializations: readonly string[]
}) {
  const { t, i18n } = useTranslation()
  const { languages, needs, tags, pricing } = provider
  return (
    <dl className="mt-8 grid gap-6">
      <Entry name={t('provider.specializations')}>
        {provider.specializations.map((word, index) => (
          <Found key={word} by="specialization" value={word} label={specializations[index] ?? word} />
        ))}
      </Entry>
      <Entry name={t('provider.languages')}>
        {languages.map((code) => (
          <Found key={code} by="speaks" value={code} label={languageName(i18n, code)} />
        ))}
      </Entry>
      <Entry name={t('provider.needsMet')}>
        {needs.map((need) => (
          <Found key={need} by="needs" value={need} label={t(`provider.needs.${need}`)} />
        ))}
      </Entry>
      <Entry name={t('provider.goodToKnow')}>
        {tags.map((tag) => (
          <Found key={tag} by="search" value={tag} label={tag} />
        ))}
      </Entry>
      <Entry name={t('provider.priceRange')}>
        {[pricing.priceRange]
          .filter((range) => range !== null)
          .map((range) => (
            <Found key={range} by="priceRange" value={range} label={t(`provider.priceRanges.${range}`)} />
          ))}
      </Entry>
    </dl>
  )
}

function Entry({ name, children }: { name: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <div>
      <dt className="h3">{name}</dt>
      <dd className="mt-3 flex flex-wrap gap-2">{children}</dd>
    </div>
  )
}

type FoundProps = { by: 'specialization' | 'speaks' | 'needs' | 'search' | 'priceRange'; value: string; label: string }

function Found({ by, value, label }: FoundProps) {
  return (
    <Link to={`/search?${new URLSearchParams({ [by]: value })}`} rel="nofollow" className="chip">
      {label}
    </Link>
  )
}
