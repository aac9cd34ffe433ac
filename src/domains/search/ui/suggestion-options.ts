import type { i18n } from 'i18next'
import { textByKey } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { asBeginning, categoryName, professionName } from '../../providers/ui/provider-texts.ts'
import type { find } from '../find-contract.ts'

export type Option = {
  kind: 'trade' | 'category' | 'service' | 'provider' | 'here' | 'place' | 'everywhere'
  text: string
  detail?: string
  /** What the field then says, where that is more. */
  written?: string
  slug?: string
  to?: string
}

type Found = OutputOf<typeof find.suggest>

/** Few of each kind, so that all of them fit on a phone; at the end what was typed, as it is. */
export function optionsFor(kind: 'what' | 'where', found: Found, texts: i18n): Option[] {
  if (kind === 'where') {
    const t = texts.getFixedT(null, 'search')
    return found.places.slice(0, 7).map(({ name, written, region, city, country }) => {
      const [, beside = ''] = written.split(', ')
      const isBeside = ![name, region, city, ''].includes(beside)
      const detail = [
        city === name ? '' : city,
        isBeside ? t('suggest.near', { place: beside }) : '',
        region === city || region === name ? '' : region,
        country,
      ]
      return { kind: 'place', text: name, written, detail: detail.filter(Boolean).join(', ') }
    })
  }
  const trades = found.professions.slice(0, 1)
  return [
    ...trades.map(({ slug, name }): Option => {
      const text = textByKey(texts, 'trades', slug, professionName(texts, name), 'search')
      return { kind: 'trade', text: asBeginning(text, localeOf(texts.language)), slug: name }
    }),
    ...found.categories
      .slice(0, 2 - trades.length)
      .map((one): Option => ({ kind: 'category', text: categoryName(texts, one), slug: one.slug })),
    ...found.services.slice(0, 3).map(({ name }): Option => ({ kind: 'service', text: name })),
    ...found.providers.slice(0, 3).map(
      ({ name, profession, location, linkTo }): Option => ({
        ...{ kind: 'provider', text: name, to: linkTo },
        detail: `${professionName(texts, profession)}, ${location}`,
      }),
    ),
    { kind: 'everywhere', text: '' },
  ]
}

/** Where nothing is typed yet, or cannot be looked up: whoever is near, and the largest places. */
export function placesWithout(names: readonly string[], typed: string, texts: i18n): Option[] {
  const here: Option[] = typed ? [] : [{ kind: 'here', text: texts.getFixedT(null, 'search')('suggest.here') }]
  const begun = names.filter((name) => plain(name).startsWith(plain(typed)))
  return [...here, ...begun.slice(0, 7).map((text): Option => ({ kind: 'place', text }))]
}

const plain = (sign: string) => sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Around the first word of the text that begins as was typed; accents and capitals aside. */
export function splitMatch(text: string, typed: string): readonly [before: string, match: string, after: string] {
  const signs = [...text.normalize('NFC')]
  const wanted = [...typed.normalize('NFC')].map(plain)
  const at = signs.findIndex(
    (_, index) =>
      wanted.length > 0 &&
      (index === 0 || !/[\p{L}\p{N}]/u.test(signs[index - 1] ?? '')) &&
      wanted.every((sign, offset) => plain(signs[index + offset] ?? '') === sign),
  )
  if (at < 0) return [text, '', '']
  const part = (from: number, to?: number) => signs.slice(from, to).join('')
  return [part(0, at), part(at, at + wanted.length), part(at + wanted.length)]
}
