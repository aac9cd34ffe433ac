import { type Provider, providers } from '../../domains/providers/contract.ts'
import { find } from '../../domains/search/find-contract.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { defaultLanguage, type Language } from '../../i18n/languages.ts'
import type { Call } from '../../lib/api/call.ts'
import { slugify } from '../../lib/slug.ts'
import { tradeName } from '../trade-name.ts'

const shown = 4

/** Others whom somebody may like who looks at this one; null: nobody, or they cannot be had. */
export async function othersLike(call: Call, provider: Provider, language: Language) {
  const found = await call(find.recommended, { id: provider.id, limit: shown })
    .catch(() => ofProfession(call, provider))
    .catch(() => [])
  return found.length > 0 ? { title: titleFor(provider.profession, language), providers: found } : null
}

async function ofProfession(call: Call, { id, profession }: Provider) {
  const { providers: list } = await call(providers.list, { profession, limit: shown + 1 })
  return list.filter((one) => one.id !== id).slice(0, shown)
}

/** A profession in somebody's own words has a plural in English alone. */
function titleFor(profession: string, language: Language): string {
  const t = i18nFor(language).getFixedT(null, 'search')
  const what = tradeName(language, slugify(profession)) ?? (language === defaultLanguage ? `${profession}s` : null)
  return what === null ? t('othersAny') : t('others', { what })
}
