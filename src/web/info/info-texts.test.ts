import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { daysKept } from '../../domains/crashes/limits.ts'
import '../../domains/texts.server.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { languages } from '../../i18n/languages.ts'
import { infoTexts } from './info-texts.ts'

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const textsOf = (language: (typeof languages)[number]) => textsIn(infoTexts(language))
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1])

test.for(languages)('%s says everything, with the links of the English text', (language) => {
  const english = textsOf('en')
  const texts = textsOf(language)
  expect(texts.length).toBe(english.length)
  expect(texts.filter((text) => text.trim() === '' || text !== text.trim() || / {2}/.test(text))).toEqual([])
  expect(texts.map(linksOf)).toEqual(english.map(linksOf))
})

test.for(languages.filter((language) => language !== 'en'))('nothing of %s is left in English', (language) => {
  const names = /^([\w-]+(, [\w-]+)*|Cookie)$/
  const english = new Set(textsOf('en').filter((text) => !names.test(text)))
  expect(textsOf(language).filter((text) => english.has(text))).toEqual([])
})

test('French sets off its signs by a space that never ends a line', () => {
  const wrong = textsOf('fr').filter((text) => / [:;!?»]|« |\p{L}[;!?]/u.test(text))
  expect(wrong).toEqual([])
})

test('every language names the same distances, days and figures', () => {
  const figures = (text: string) => (text.match(/\d+/g) ?? []).sort()
  const english = textsOf('en').map(figures)
  for (const language of languages) expect(textsOf(language).map(figures)).toEqual(english)
})

/** The keys of the browser's storage that our code writes, and the names of what its service worker keeps. */
function keptInBrowsers(): string[] {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.includes('.test.'))
  const keys = files.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8')
    const constantOf = (name = '') => new RegExp(`const ${name} = '([^']+)'`).exec(code)?.[1] ?? `${name} of ${path}`
    return [...code.matchAll(/(?:Storage\.setItem|\bkeepHere)\(([\w']+), (?!null\b)/g)].map(
      ([, key = '']) => /^'(.+)'$/.exec(key)?.[1] ?? constantOf(key),
    )
  })
  const worker = readFileSync(join(root, 'public/sw.js'), 'utf8')
  return [...keys, ...[...worker.matchAll(/\bkeep\('([^']+)'/g)].map(([, name = '']) => name)]
}

test.for(languages)('the legal page of %s names everything that is kept in a browser', (language) => {
  const tables = infoTexts(language).legal.sections.cookies.blocks.filter((block) => typeof block === 'object')
  const named = tables.flatMap(({ rows }) => rows.flatMap(([names]) => names.split(', ')))
  const kept = [...new Set(keptInBrowsers())]
  expect(kept).toEqual(expect.arrayContaining(['token', 'businessDraft', 'booking-notes', 'answers']))
  expect(kept.filter((name) => !named.includes(name))).toEqual([])
})

test.for(languages)('the legal page of %s says what a crash report holds, and how long it is kept', (language) => {
  const stored = infoTexts(language).legal.sections.privacy.blocks.flatMap((block) =>
    typeof block === 'object' ? block.rows : [],
  )
  const [what, , how] = stored.find(([text]) => crashReports[language].test(text)) ?? []
  expect(how?.split(' ')[0]).toBe(String(daysKept))
  expect(what).toMatch(nothingOfYou[language])
})
const crashReports = {
  en: /^Crash reports/,
  fr: /^Rapports d’erreur/,
  es: /^Informes de fallos/,
  pt: /^Relatórios de falhas/,
}
const nothingOfYou = { en: /Nothing about you/, fr: /Rien sur vous/, es: /Nada sobre ti/, pt: /Nada sobre si/ }

test.for(languages)(
  'contact and the legal page of %s say that cancelling costs what the provider’s terms say',
  (language) => {
    const onContact = i18nFor(language).getFixedT(null, 'contact')('page.answer.cancelText')
    const onLegal = textsIn(infoTexts(language).legal.sections.cancellations)
    expect(onContact).toMatch(termsApply[language])
    expect(onLegal.filter((text) => termsDecide[language].test(text))).toHaveLength(1)
  },
)
const termsApply = {
  en: /the provider’s cancellation policy applies/,
  fr: /les conditions d’annulation du prestataire s’appliquent/,
  es: /se aplica la política de cancelación del profesional/,
  pt: /aplica-se a política de cancelamento do profissional/,
}
const termsDecide = {
  en: /cancelling .* costs is up to the provider\. You see their terms/,
  fr: /prestataire qui décide de ce que coûte une annulation .* ses conditions/,
  es: /cuesta cancelar .* lo decide el profesional\. Ves sus condiciones/,
  pt: /custa cancelar .* é decidido pelo profissional\. Vê as condições dele/,
}
