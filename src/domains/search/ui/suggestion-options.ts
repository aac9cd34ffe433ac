import type { i18n } from 'i18next'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { categoryName, professionName } from '../../providers/ui/provider-texts.ts'
import type { find } from '../find-contract.ts'

export type Option = {
  kind: 'category' | 'service' | 'provider' | 'place' | 'everywhere'
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
  return [
    ...found.categories
      .slice(0, 2)
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
