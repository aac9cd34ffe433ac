import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { refusalIn } from '../src/domains/texts.server.ts'
import { i18nFor } from '../src/i18n/i18n.ts'
import { languages } from '../src/i18n/languages.ts'

const text = (file: string) => readFileSync(file, 'utf8')
const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')

const errorsOf = (texts: object): Record<string, unknown> =>
  'errors' in texts && texts.errors instanceof Object ? { ...texts.errors } : {}

/** Only their job hears of these. */
const ofJobs = ['src/lib/mail.server.ts', 'src/lib/push.server.ts']
const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file) && !ofJobs.includes(file))

/** Where a refusal is made of a code that was found before: where all of them stand. */
const lists: Readonly<Record<string, readonly [file: string, list: RegExp]>> = {
  'src/domains/bookings/change-booking.server.ts': [
    'src/domains/bookings/contract.ts',
    /const actionRefusals = \[([^\]]*)\]/g,
  ],
  'src/domains/scheduling/check-selection.server.ts': [
    'src/domains/scheduling/contract.ts',
    /const refusals = \[([^\]]*)\]/g,
  ],
  'src/domains/loyalty/redeem-own.server.ts': ['src/domains/loyalty/own-rewards.rules.ts', /type Refusal =([^/]*)/g],
  'src/domains/identity/password.server.ts': ['src/domains/identity/password.server.ts', /refusal\(\s*('\w+')/g],
  'src/domains/staff/edit-provider.server.ts': [
    'src/domains/staff/edit-provider.server.ts',
    /hoursTexts[^{]*\{([^}]*)\}/g,
  ],
  // What the server has said.
  'src/lib/api/errors.ts': ['src/lib/api/errors.ts', /500: ('server_error')/g],
}

const made = files.flatMap((file) =>
  all(text(file), /new AppError\(\s*[^,]+,\s*([^,]+?),/g).map((code) => ({ file, code })),
)
const isLiteral = ({ code }: { code: string }) => /^'[a-z_]+'$/.test(code)
const listed = Object.values(lists).flatMap(([file, list]) =>
  all(text(file), list).flatMap((found) => all(found, /\b([a-z_]+)(?='|: ')/g)),
)
const codes = [...new Set([...made.filter(isLiteral).map(({ code }) => code.slice(1, -1)), ...listed])].sort()

test('every place that refuses names its code, or one of a list', () => {
  expect(made.length).toBeGreaterThan(80)
  expect([...new Set(made.filter((one) => !isLiteral(one)).map(({ file }) => file))].sort()).toEqual(
    Object.keys(lists).sort(),
  )
  for (const known of [
    'action_not_yours',
    'skipped',
    'not_a_start_time',
    'password_common',
    'hours_overlap',
    'server_error',
  ])
    expect(codes).toContain(known)
})

describe.each(languages)('%s', (language) => {
  const bundles: Record<string, object> = { ...i18nFor(language).getDataByLanguage(language) }
  const groups = Object.values(bundles).map((texts) => errorsOf(texts))

  test('has a text for every code that anybody can be refused with', () => {
    expect(codes.filter((code) => !groups.some((texts) => texts[code]))).toEqual([])
  })

  test('is what a caller reads who asks in it, whichever domain refuses', () => {
    const english: Record<string, object> = { ...i18nFor('en').getDataByLanguage('en') }
    for (const [name, texts] of Object.entries(english))
      for (const [code, message] of Object.entries(errorsOf(texts))) {
        const own = Object.entries(english).flatMap(([other, found]) =>
          errorsOf(found)[code] === message ? [errorsOf(bundles[other] ?? {})[code]] : [],
        )
        expect(own, `${name}: ${code}`).toContain(refusalIn(language, code, String(message)))
      }
  })

  test('and keeps what is said of this one case', () => {
    expect(refusalIn(language, 'invalid_input', 'page: too large')).toBe('page: too large')
  })

  test('has none for a code that nobody is refused with', () => {
    const known = new Set(codes)
    expect(groups.flatMap((texts) => Object.keys(texts)).filter((code) => !known.has(code))).toEqual([])
  })
})
