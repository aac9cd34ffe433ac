import { createContext, type ReactNode, useContext } from 'react'

/*
 * Stands for i18next and react-i18next in both builds (scripts/vite): what is asked of them here, 14 kB less on every first
 * visit, and no time to speak of where looking up texts was a third of rendering. `as-used.test.tsx` holds each text of
 * each language against theirs.
 */
type Values = Record<string, unknown>
type Translate = (key: string, values?: Values) => string
type Instance = ReturnType<typeof createInstance>

export function createInstance() {
  const texts = new Map<string, unknown>()
  const translators = new Map<string, Translate>()
  let plurals: Intl.PluralRules

  const getResource = (_language: string, name: string, path: string) =>
    path.split('.').reduce<unknown>((found, key) => (found as Values | undefined)?.[key], texts.get(name))

  function find(key: string, names: readonly string[], { ns, count }: Values): string | undefined {
    const [own, path = key] = key.includes(':') ? key.split(':') : []
    const forms =
      typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`, ''] : ['']
    for (const name of own ? [own] : ns ? [String(ns)] : names)
      for (const form of forms) {
        const text = getResource(instance.language, name, path + form)
        if (typeof text === 'string') return text
      }
  }

  /** `{{name}}`, or `{{minutes, number(minimumIntegerDigits: 2)}}`. */
  const fill = (text: string, values: Values) =>
    text.replace(/\{\{\s*(\w+)\s*(?:,\s*number\(minimumIntegerDigits: (\d)\))?\s*\}\}/g, (_, name: string, digits) => {
      const value = values[name] ?? ''
      if (!digits) return String(value)
      return new Intl.NumberFormat(instance.language, { minimumIntegerDigits: Number(digits) }).format(Number(value))
    })

  /** The same function each time it is asked for: it stands in lists of what an effect depends on. */
  function getFixedT(
    _language: string | null,
    named: string | readonly string[] = 'translation',
    group = '',
  ): Translate {
    const asked = `${named} ${group}`
    const known = translators.get(asked)
    if (known) return known
    const names = typeof named === 'string' ? [named] : named
    const translate: Translate = (own, values = {}) => {
      const key = group ? `${group}.${own}` : own
      const text = find(key, names, values)
      return text === undefined ? key.slice(key.indexOf(':') + 1) : fill(text, values)
    }
    translators.set(asked, translate)
    return translate
  }

  const instance = {
    language: '',
    t: getFixedT(null),
    getFixedT,
    getResource,
    hasResourceBundle: (_language: string, name: string) => texts.has(name),
    addResourceBundle: (_language: string, name: string, brought: object) => texts.set(name, brought),
    exists: (key: string, values: Values = {}) => find(key, ['translation'], values) !== undefined,
    use: (_plugin: unknown) => instance,
    init: ({ lng }: { lng: string }) => {
      instance.language = lng
      plurals = new Intl.PluralRules(lng)
    },
  }
  return instance
}

export const initReactI18next = undefined

const Texts = createContext<Instance | null>(null)

export function I18nextProvider({ i18n, children }: { i18n: Instance; children: ReactNode }) {
  return <Texts value={i18n}>{children}</Texts>
}

export function useTranslation(names?: string | readonly string[]) {
  const i18n = useContext(Texts)
  if (!i18n) throw new Error('Texts are asked for outside of I18nextProvider')
  return { i18n, t: i18n.getFixedT(null, names) }
}
