import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import '../domains/texts.server.ts'
import { createInstance, I18nextProvider, initReactI18next, useTranslation } from './as-used.tsx'
import { i18nFor } from './i18n.ts'
import { languages } from './languages.ts'

const numbers = [0, 1, 2, 5, 11, 21, 1_000_000, 1.5]

/** Every key as a page may say it: 'bookings:list.count', also without the form of its plural. */
function keysOf(texts: object, path: string): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key}`, `${path}${key.replace(/_(zero|one|many|other)$/, '')}`]
      : keysOf(value, `${path}${key}.`),
  )
}

test.each(languages)('what is built says every text of %s as i18next does, whatever is counted', (language) => {
  const ours = createInstance()
  const theirs = i18nFor(language)
  ours.init({ lng: language })
  const data = theirs.getDataByLanguage(language) ?? {}
  for (const [name, texts] of Object.entries(data)) ours.addResourceBundle(language, name, texts)
  const said = (text: unknown, name: string) =>
    [...String(text).matchAll(/\{\{\s*(\w+)/g)].map((match) => [match[1], name])
  let compared = 0
  for (const [name, texts] of Object.entries(data))
    for (const key of new Set(keysOf(texts, `${name}:`)))
      for (const count of numbers) {
        const path = key.slice(name.length + 1)
        const text = theirs.getResource(language, name, path) ?? theirs.getResource(language, name, `${path}_other`)
        const values = { ...Object.fromEntries(said(text, '7 {{count}} $& <b>')), minutes: 5, hours: 2, count }
        const t = theirs.t as (key: string, values: object) => string
        expect([key, count, ours.t(key, values)]).toEqual([key, count, t(key, values)])
        compared++
      }
  expect(compared).toBeGreaterThan(5000)
})

test('what is built looks in several domains, in the one that is named, and says the key of a text that is nowhere', () => {
  const ours = createInstance()
  ours.init({ lng: 'en' })
  ours.addResourceBundle('en', 'translation', { deep: { greeting: 'Hello {{ name }}' } })
  ours.addResourceBundle('en', 'staff', { greeting: 'Morning', other: 'Of staff' })
  ours.addResourceBundle('en', 'calendar', { greeting: 'Evening' })
  const t = ours.getFixedT(null, ['calendar', 'staff'])
  expect([t('greeting'), t('other'), t('staff:greeting'), t('greeting', { ns: 'staff' })]).toEqual([
    'Evening',
    'Of staff',
    'Morning',
    'Morning',
  ])
  const deep = ours.getFixedT(null, ['staff', 'translation'], 'deep')
  expect([deep('greeting', { name: 'Nia' }), deep('none')]).toEqual(['Hello Nia', 'deep.none'])
  expect([ours.t('deep.greeting'), ours.t('deep.greeting', { name: 'Nia' })]).toEqual(['Hello ', 'Hello Nia'])
  expect([ours.t('deep'), ours.t('deep.none'), ours.t('staff:none')]).toEqual(['deep', 'deep.none', 'none'])
  expect(ours.getFixedT(null, ['calendar', 'staff'])).toBe(t)
  expect([ours.exists('deep.greeting'), ours.exists('other', { ns: 'staff' }), ours.exists('other')]).toEqual([
    true,
    true,
    false,
  ])
  expect([ours.hasResourceBundle('en', 'staff'), ours.hasResourceBundle('en', 'bookings')]).toEqual([true, false])
  expect(ours.getResource('en', 'translation', 'no.such.text')).toBeUndefined()
})

test('parts of a page speak by the instance around them', () => {
  const ours = createInstance().use(initReactI18next)
  ours.init({ lng: 'fr' })
  ours.addResourceBundle('fr', 'staff', { greeting: 'Bonjour {{name}}' })
  function Greeting() {
    const { t, i18n } = useTranslation(['staff'])
    return <p lang={i18n.language}>{t('greeting', { name: 'Nia' })}</p>
  }
  const page = (
    <I18nextProvider i18n={ours}>
      <Greeting />
    </I18nextProvider>
  )
  expect(renderToStaticMarkup(page)).toBe('<p lang="fr">Bonjour Nia</p>')
  expect(() => renderToStaticMarkup(<Greeting />)).toThrow('outside of I18nextProvider')
})
