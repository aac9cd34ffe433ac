import { describe, expect, test } from 'vitest'
import { formatMoney } from '../lib/money.ts'
import { formatDateTime, formatShortDate } from '../ui/date-format.ts'
import { i18nFor, textByKey, textsOf } from './i18n.ts'
import {
  acceptedLanguage,
  flagOf,
  type Language,
  languages,
  localeOf,
  pickLanguage,
  setMarketLocale,
} from './languages.ts'
import '../web/texts.server.ts'

/** By domain, those of all pages as 'translation'. */
const textsIn = (language: Language): Record<string, object> =>
  Object.fromEntries(Object.entries(i18nFor(language).getDataByLanguage(language) ?? {}).sort())
const others = ['fr', 'es', 'pt'] as const

/** Every text by its key, 'home.steps.look'. */
function flat(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}
const english = new Map(flat(textsIn('en')))
/** Forms that English has not, and another language need not have. */
const ofItsOwn = /_(zero|many)$/
const inEnglish = (key: string) => (english.has(key) ? key : key.replace(ofItsOwn, '_other'))

/** What has to be the same in every language: '{{count}}', whatever its format, and '<1>'. */
const slots = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?\d+>/g)].map((match) => match[1] ?? match[0]).sort()

test('every domain with texts of its screens has brought them', () => {
  const folders = Object.keys(import.meta.glob('../domains/*/texts/load.ts')).map((path) =>
    (path.split('/')[2] ?? '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  for (const language of languages)
    expect(Object.keys(textsIn(language)).sort()).toEqual(['gate', 'home', 'translation', ...folders].sort())
})

const parts = import.meta.glob<Record<string, object>>(['./??.ts', '../domains/*/texts/page/*.ts'], { eager: true })

test.each(languages)('a page says in %s what every domain brings for it, each text once', (language) => {
  const brought = Object.entries(parts).flatMap(([path, module]) =>
    path.endsWith(`/${language}.ts`) ? flat(module[language] ?? {}) : [],
  )
  expect(brought.length).toBeGreaterThan(400)
  const known = new Set(brought.map(([key]) => key))
  const shown = flat(textsIn(language).translation ?? {}).filter(([key]) => !key.endsWith('_many') || known.has(key))
  expect(brought.sort()).toEqual(shown.sort())
})

test('what only mails say comes with no page', () => {
  expect(flat(textsIn('en').translation ?? {}).filter(([key]) => /(^|\.)mails?\./.test(key))).toEqual([])
})

describe.each(others)('%s', (language) => {
  const texts = flat(textsIn(language))

  test('has every text of English and no other', () => {
    expect(texts.map(([key]) => key).filter((key) => english.has(key) || !ofItsOwn.test(key))).toEqual([
      ...english.keys(),
    ])
    expect(texts.filter(([key]) => !english.has(inEnglish(key)))).toEqual([])
  })

  test('says the same values and tags in each', () => {
    const wrong = texts.filter(([key, text]) => slots(text).join() !== slots(english.get(inEnglish(key)) ?? '').join())
    expect(wrong).toEqual([])
  })

  test('has no empty text, and none with a space too many', () => {
    expect(texts.filter(([, text]) => text.trim() === '' || text !== text.trim() || / {2}/.test(text))).toEqual([])
  })

  test('leaves nothing in English but names and words that are the same', () => {
    const same = new Set([
      ...['Nail art', 'Shiatsu', 'Gua sha', 'Vinyasa', 'Hatha', 'Yin', 'Blackwork', 'Kettlebells'],
      ...[
        'Highstreet',
        'Bethnal Green',
        'Tariq Aziz',
        'Euro',
        'Android',
        'Total',
        'Balayage',
        '{{what}}: {{price}}',
        '{{kind}}: {{channel}}',
        '{{act}}: {{name}}',
        '{{share}} ({{count}})',
      ],
      ...(language === 'fr'
        ? [
            'Menu',
            'Photos',
            'Messages',
            'Notifications',
            'Page {{page}}',
            'Page',
            'Pages',
            'Interaction',
            'Date',
            'Distance',
            'Type',
            'Standard',
            '{{points}} points',
            '{{shown}} points',
            '{{shown}} point',
            'Points',
            'points',
            'point',
            'Portraits',
            'Message',
            'Photo',
            'Documents',
            'Document',
            'Qualification',
            '{{count}} minute',
            '{{count}} minutes',
            'Minutes',
            '{{count}} suspension',
            '{{count}} suspensions',
          ]
        : []),
      ...(language === 'fr' ? [] : ['BIAB', 'Lettering']),
      ...(language === 'es' ? ['No', 'Error', 'Error:', 'Error: {{title}}', 'Gel'] : []),
      ...(language === 'pt' ? ['Menu', 'Pedicure', 'Email'] : []),
    ])
    expect(texts.filter(([key, text]) => text === english.get(key) && !same.has(text))).toEqual([])
  })

  test('has signs that fit over a shop front', () => {
    expect(
      Object.values(i18nFor(language).t('signs', { ns: 'home', returnObjects: true })).filter(
        (sign) => sign.length > 10 || sign.includes(' '),
      ),
    ).toEqual([])
  })

  test('uses typographic signs', () => {
    expect(texts.filter(([, text]) => /['"]|\.\.\./.test(text))).toEqual([])
  })
})

test('French sets off its signs by a space that never ends a line', () => {
  const texts = flat(textsIn('fr')).map(([key, text]) => [key, text.replaceAll(/\{\{.*?\}\}/g, '0')] as const)
  expect(texts.filter(([, text]) => / [:;!?»]|« |«\S|[^\s«][;!?»]|[\p{L}\d]:/u.test(text))).toEqual([])
})

test('Spanish opens its questions and exclamations', () => {
  const count = (text: string, sign: string) => text.split(sign).length
  const wrong = flat(textsIn('es')).filter(
    ([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
  )
  expect(wrong).toEqual([])
})

/** What Intl calls them for a number; i18next asks for exactly that key. */
test('every number a page may show has its form in every language', () => {
  const plurals = [...english.keys()].flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : []))
  expect(plurals.length).toBeGreaterThan(8)
  const others = {
    rating: '4.9',
    price: '£15.00',
    spent: '£5.00',
    visits: 10,
    name: 'Maya',
    inPlace: 'in Leeds',
    worth: '£40',
    shown: '5',
    online: '5',
    customer: 'Nia',
    stars: '★',
    tier: 'Local',
    when: 'Friday',
    paid: '£300',
    most: '£20',
    plan: 'Plus',
    upheld: '2',
    days: '15',
  }
  for (const language of languages) {
    const { t, exists } = i18nFor(language)
    for (const key of plurals)
      for (const count of [0, 1, 2, 5, 11, 21, 100, 101, 1000, 999_999, 1_000_000, 2_000_000, 1e9]) {
        const named = key.replace('.', ':')
        expect(exists(named, { count }), `${language} ${key} ${count}`).toBe(true)
        expect(t(named as 'provider.reviews', { count, total: count, ...others } as { count: number })).not.toContain(
          '{{',
        )
      }
  }
})

test.each([
  ['en', '0 reviews', '1 review', '2 reviews'],
  ['fr', '0 avis', '1 avis', '2 avis'],
  ['es', '0 opiniones', '1 opinión', '2 opiniones'],
  ['pt', '0 avaliações', '1 avaliação', '2 avaliações'],
])('%s counts reviews: %s, %s, %s', (language, ...forms) => {
  expect([0, 1, 2].map((count) => textsOf(language)('provider.reviews', { count }))).toEqual(forms)
})

const providersIn = (language: string, count: number) =>
  i18nFor(language).getFixedT(null, 'search')('exact', { count, total: count })

test.each([
  ['en', '0 providers', '1 provider', '2 providers'],
  ['fr', '0 prestataire', '1 prestataire', '2 prestataires'],
  ['es', '0 profesionales', '1 profesional', '2 profesionales'],
  ['pt', '0 profissionais', '1 profissional', '2 profissionais'],
])('%s counts providers: %s, %s, %s', (language, ...forms) => {
  expect([0, 1, 2].map((count) => providersIn(language, count))).toEqual(forms)
})

test.each([
  ['en', '1000000 providers', '1000000 reviews'],
  ['fr', '1000000 de prestataires', '1000000 d’avis'],
  ['es', '1000000 de profesionales', '1000000 de opiniones'],
  ['pt', '1000000 de profissionais', '1000000 de avaliações'],
])('%s counts a million: %s, %s', (language, providers, reviews) => {
  const t = textsOf(language)
  expect([providersIn(language, 1e6), t('provider.reviews', { count: 1e6 })]).toEqual([providers, reviews])
  const home = i18nFor(language).getFixedT(null, 'home')
  expect(home('people', { count: 1e6, total: '1 000 000' })).toContain('1 000 000')
})

test.each([
  ['fr', '1 sur 34 avait encore', '2 sur 34 avaient encore'],
  ['es', '1 de 34 aún tenía', '2 de 34 aún tenían'],
  ['pt', '1 de 34 ainda tinha', '2 de 34 ainda tinham'],
])('%s says who is free today of one and of several', (language, one, several) => {
  const t = i18nFor(language).getFixedT(null, 'search')
  const said = (count: number) => t('landing.answerToday', { count, total: 34 })
  expect(said(1)).toContain(`${one} `)
  expect(said(2)).toContain(`${several} `)
})

test('the orders of reviews have the names that the page of a provider suggests', () => {
  const t = textsOf('en')
  expect(t('list.sorts.newest', { ns: 'reviews' })).toBe('Most Recent')
  expect(t('list.sorts.highest_rated', { ns: 'reviews' })).toBe('Highest Rated')
})

test('a text by a key of data is the own language’s, or what the data says', () => {
  expect(textByKey(i18nFor('pt'), 'signs', 'nail-care', 'Nails', 'home')).toBe('Unhas')
  expect(textByKey(i18nFor('fr'), 'professions', 'laser-technician', 'Laser Technician')).toBe('Laser Technician')
})

describe('a language', () => {
  test.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['PT_br', 'pt'],
    ['es-419', 'es'],
    ['en-Latn-GB', 'en'],
  ])('of %s is %s', (candidate, language) => expect(pickLanguage(candidate)).toBe(language))

  test.each([
    '<script>',
    'en<script>alert(1)</script>',
    'javascript:alert(1)',
    'en"onload',
    'en\nset-cookie: a=b',
    'en;',
    '../../etc',
    '../en',
    'en/..',
    'en%00',
    'en\0',
    ' en',
    'en-',
    'english',
    'de',
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
    `en${'-abcdefgh'.repeat(1200)}`,
    '',
    null,
    undefined,
  ])('is never made of %j', (candidate) => expect(pickLanguage(candidate)).toBeNull())

  test.each([
    ['de, fr;q=0.8, en;q=0.9', 'en'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['en;q=0.2, pt-PT, es;q=0.9', 'pt'],
    ['es;q=0, fr;q=0.1', 'fr'],
    ['fr;q=nonsense, es', 'es'],
    ['de, *;q=0.5', null],
    ['<script>, en"onload', null],
    [`${'de,'.repeat(5000)}fr`, null],
    ['', null],
    [null, null],
  ])('accepted by %j is %s', (header, language) => expect(acceptedLanguage(header)).toBe(language))

  test('has the flag of its region', () => {
    expect(languages.map(flagOf)).toEqual(['🇬🇧', '🇫🇷', '🇪🇸', '🇵🇹'])
  })

  test('English without a region is that of the market: its dates and prices, on a 12-hour clock', () => {
    const written = (market: string) => {
      setMarketLocale(market)
      const locale = localeOf('en')
      const at = '2026-11-22T14:30:00+00:00'
      return [formatDateTime(at, locale), formatShortDate(at, locale), formatMoney(4500, 'USD', locale)]
    }
    try {
      expect(written('en-US')).toEqual(['Sunday, November 22, 2026, 2:30\u00a0PM', 'Sun, Nov 22', '$45.00'])
      expect(localeOf('fr')).toBe('fr-FR')
    } finally {
      expect(written('en-GB')).toEqual(['Sunday 22 November 2026, 2:30\u00a0PM', 'Sun 22 Nov', 'US$45.00'])
    }
  })

  test('has the region of its prices and dates, also for a tag we do not know', () => {
    expect(['en', 'fr-CA', 'es', 'pt', 'de', '<script>'].map(localeOf)).toEqual([
      ...['en-GB', 'fr-FR', 'es-ES', 'pt-PT', 'en-GB', 'en-GB'],
    ])
  })
})
