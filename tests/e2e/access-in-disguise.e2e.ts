import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { scenes } from '../../scripts/pictures/scenes.ts'
import { readPlaces } from '../../src/domains/location/read-places.server.ts'
import { spokenLanguages } from '../../src/domains/providers/own-contract.ts'
import { countries } from '../../src/domains/traders/countries.rules.ts'
import { infoTexts } from '../../src/web/info/info-texts.ts'
import { type ServerWithService, startServerWithService } from './id-provider.ts'
import { chosen, lookAt, problemsIn, viewers } from './looks.ts'
import { pages } from './pages.ts'
import { signInAs } from './sign-in.ts'

const root = join(import.meta.dirname, '../..')

/** Letters in disguise between two marks; values, tags and our name, which is drawn elsewhere, stay what they are. */
function disguise(texts: unknown): unknown {
  if (typeof texts !== 'string')
    return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, disguise(text)]))
  const parts = texts.split(/(\{\{.*?\}\}|<.*?>|Highstreet)/)
  return `⟦${parts.map((part, index) => (index % 2 ? part : part.replace(/[aeiou]/g, (letter) => `${letter}\u0301`))).join('')}⟧`
}

/** One of each domain with texts: the long ones, which are checked elsewhere, have none of them. */
const groups = [
  'site',
  'why',
  'bell',
  'split',
  'mails',
  'signup',
  'nav',
  'requests',
  'area',
  'landing',
  'reporting',
  'page',
  'photos',
  'statement',
  'shown',
  'redeem',
  'stories',
  'choose',
  'headline',
]

/** A copy of the built product in which every English text is disguised. */
async function disguisedCopy(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'highstreet-pseudo-'))
  for (const name of ['src', 'db', 'scripts', 'build', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  for (const assets of ['build/client/assets', 'build/server/assets']) {
    for (const file of readdirSync(join(copy, assets)).filter((name) => /^(texts\.)?en-.*\.js$/.test(name))) {
      const path = join(copy, assets, file)
      const exported: Record<string, object> = await import(pathToFileURL(path).href)
      const isOurs = (texts: object) => groups.some((group) => group in texts)
      const all = Object.entries(exported)
      if (!all.some(([, texts]) => isOurs(texts))) continue
      const lines = all.map(([name, texts], index) => {
        const text = JSON.stringify(isOurs(texts) ? disguise(texts) : texts)
        return `const t${index} = ${text}\nexport { t${index} as ${name} }\n`
      })
      writeFileSync(path, lines.join(''))
      for (const compressed of ['.br', '.gz']) rmSync(path + compressed, { force: true })
    }
  }
  return copy
}

/** The long texts and those of pictures come from files of their own, which other tests hold to all languages. */
function textsOfTheirOwn(): string[] {
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings)
  const long = strings(infoTexts('en')).flatMap((text) => text.split(/\[([^\]]+)\]\([^)]+\)/))
  return [...long, ...scenes.map(({ alt }) => alt)]
}

/** What is written in the database and not in the product. */
async function contentOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ text: string | null }>(`
    select unnest(array[individual_name, business_name, greeting, bio, area, city, street, postal_code] || qualifications || specializations || tags) as text from provider
    union select unnest(array[name, description, category]) from service
    union select unnest(array[name, city]) from place
    union select name from staff union select name from room union select name from closed_day union select name from plan
    union select name from provider_reward
    union select unnest(array[label, customer_name]) from calendar_entry
    union select unnest(array[first_name, last_name, email::text]) from account
    union select unnest(array[notes, cancel_reason]) from booking
    union select names ->> 'en' from loyalty_tier union select names ->> 'en' from loyalty_reward
    union select unnest(array[text, response_text]) from review`)
  await client.end()
  return rows.flatMap(({ text }) => text?.split('\n') ?? [])
}

/** The browser's, not ours. */
const english = new Intl.DisplayNames('en-GB', { type: 'language' })
const languageNames = spokenLanguages.map((code) => english.of(code) ?? code)

/** Names that are the same in every language, and what dates and times are made of. */
const neutral =
  /\b([A-Z]{1,2}|GBP|EUR|USD|CAD|AUD|JPY|CHF|NOK|SEK|DKK|Highstreet|ighstreet|English|Français|Español|Português|George|Nia|Campbell|Dan|Oakes|Amina|Yusuf|AM|PM|km|miles?|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|[Ff]alconry|[Bb]arber|Chrome|Linux|Acme)\b/g

/** What the component library and browsers say by themselves, in their own translations. */
const ofLibrary =
  /^(\d+ days?|Dismiss|Previous|Next|dd|mm|yyyy|Empty|\d+ options? available\.|(day|month|year),.*|Show suggestions.*|Selected Date: .+|(Today, )?\w+day, \d+ \w+ \d{4}( selected)?(, First available date)?(, ⟦.+⟧)?)$/

const hasWord = (text: string) => /\p{L}{2}/u.test(text)

/** Also what holds another text, and the halves of one that is cut by a tag. */
function withoutDisguised(text: string): string {
  const inner = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return inner === text ? text.replace(/^[^⟦]*⟧|⟦[^⟧]*$/g, '') : withoutDisguised(inner)
}

/** Every word a reader sees or hears, but for the names of countries, which are the browser's own. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate((codes) => {
    const names = new Intl.DisplayNames('en-GB', { type: 'region' })
    const ofBrowser = new Set(codes.map((code) => names.of(code)))
    const found: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const parent = node.parentElement
        if (!parent?.closest('script, style, noscript, [lang]:not(html), svg')) found.push(node.data)
      } else if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription', 'aria-description'])
          found.push(node.getAttribute(name) ?? '')
      }
    }
    return found.map((text) => text.trim()).filter((text) => text !== '' && !ofBrowser.has(text))
  }, countries)
}

/** Whether something is left of a text without what was disguised and what is known. Most texts stand on many pages. */
function foreignTo(known: string[]): (text: string) => boolean {
  const whole = new Set(known.map((text) => text.trim()).filter(Boolean))
  const longestFirst = [...whole].sort((a, b) => b.length - a.length)
  const judged = new Map<string, boolean>()
  const judge = (text: string) => {
    let rest = withoutDisguised(text)
    if (!hasWord(rest) || whole.has(rest.trim()) || ofLibrary.test(text)) return false
    // How a place is said is a rule of each language, with a test of its own.
    for (const part of longestFirst)
      if (rest.includes(part)) rest = rest.replaceAll(` in ${part}`, '').replaceAll(part, '')
    return hasWord(rest.replace(neutral, ''))
  }
  return (text) => {
    const isForeign = judged.get(text) ?? judge(text)
    judged.set(text, isForeign)
    return isForeign
  }
}

// One after the other: the copy is made and started once.
test.describe.configure({ mode: 'default' })
let copy: string
let server: ServerWithService
const ofOthers = process.env.E2E_DATA_DIR
let isForeign: (text: string) => boolean
test.beforeAll(async () => {
  copy = await disguisedCopy()
  server = await startServerWithService({}, copy)
  // Where its mails are.
  process.env.E2E_DATA_DIR = server.dataDir
  // The page of a place leads to those around it.
  const around = (await readPlaces()).near(51.507, -0.128, 60).map(({ name }) => name)
  const content = await contentOf(server.databaseUrl)
  isForeign = foreignTo([...content, ...around, ...textsOfTheirOwn(), ...languageNames])
})
test.afterAll(async () => {
  process.env.E2E_DATA_DIR = ofOthers
  await server.stop()
  rmSync(copy, { recursive: true, force: true })
})

for (const viewer of viewers) {
  test(`in disguise every page for ${viewer ?? 'visitor'} has no text from elsewhere, can be used by everyone and fits the window`, async ({
    browser,
  }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext({ baseURL: server.origin })
    const page = await context.newPage()
    const problems = problemsIn(page, server.origin)
    if (viewer) await signInAs(page, viewer)
    for (const shown of pages.filter(({ as }) => as === viewer)) {
      const { name, path, prepare } = shown
      if (chosen.some((one) => one.page === shown && one.look.language === 'en'))
        problems.push(...(await lookAt(page, shown, 'en')))
      else {
        await page.goto(path)
        await prepare?.(page)
      }
      await page.setViewportSize({ width: 1280, height: 900 })
      for (const text of new Set(await wordsOf(page))) if (isForeign(text)) problems.push(`${name}: ${text}`)
    }
    await context.close()
    expect(problems).toEqual([])
  })
}
