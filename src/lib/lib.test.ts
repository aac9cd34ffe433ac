import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoints } from './api/endpoint.ts'
import { AppError, errorBody, errorFromBody, hasCode, isRefusal } from './api/errors.ts'
import { clockTime12 } from './clock-time.ts'
import { ConfigError, parseConfig } from './config.server.ts'
import { negotiate } from './content-encoding.server.ts'
import { translate } from './db.server.ts'
import { inTime } from './in-time.ts'
import { keepHere, readKept } from './kept.ts'
import { formatMoney, toMajor, toMinor } from './money.ts'
import { hashSource, namesTag, PageCache, withOwnPolicy } from './page-cache.server.ts'
import { safeRedirect } from './safe-redirect.ts'
import { slugify } from './slug.ts'
import { decimalNumber, emailAddress, isoDate, paragraph, truncate, webAddress, wholeNumber } from './text.ts'
import { isoWithOffset, zoneDay } from './time.server.ts'

describe('money', () => {
  test('goes through its decimal form and back without a penny lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom('GBP', 'JPY', 'KWD', 'EUR'), (minor, currency) => {
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor)
      }),
    )
  })

  test('knows currencies without and with three decimals', () => {
    expect([toMajor(500, 'JPY'), toMajor(1234, 'KWD'), toMajor(1, 'GBP')]).toEqual([500, 1.234, 0.01])
    expect(formatMoney(1250, 'GBP', 'en-GB')).toBe('£12.50')
  })

  test.each([
    ['en-GB', '£1,400.00', '€14.00', 'US$14.00'],
    ['fr-FR', '1_400,00_£', '14,00_€', '14,00_$US'],
    ['es-ES', '1400,00_£', '14,00_€', '14,00_US$'],
    ['pt-PT', '1400,00_£', '14,00_€', '14,00_US$'],
  ])('is written in %s with the sign of its own currency, which never stands alone on a line', (locale, ...texts) => {
    const money = (minor: number, currency: string) => formatMoney(minor, currency, locale).replaceAll('\u00a0', '_')
    expect([money(140_000, 'GBP'), money(1400, 'EUR'), money(1400, 'USD')]).toEqual(texts)
  })

  test('refuses what is negative, endless or finer than the currency', () => {
    for (const amount of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 0.001])
      expect(toMinor(amount, 'GBP')).toBeNull()
    expect(toMinor(1.5, 'JPY')).toBeNull()
  })
})

describe('a slug', () => {
  test.each([
    ['Maya Thompson', 'maya-thompson'],
    ["  Zoë's  Nails & Beauty -- ", 'zoes-nails-beauty'],
    ['***', 'unnamed-provider'],
    ['', 'unnamed-provider'],
    ['A  -  B', 'a-b'],
  ])('of %j is %s', (name, slug) => expect(slugify(name)).toBe(slug))

  test('of anything is one the database accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugify(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })
})

describe('a redirect', () => {
  test.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/..//evil.test',
    'javascript:alert(1)',
    '\\\\evil.test',
    'http:evil.test',
    '///evil.test',
    '/%09/evil.test\n',
    '/.//evil.test',
    'data:text/html,<script>alert(1)</script>',
    '@evil.test',
    'evil.test',
    '/auth?redirect=//evil.test',
    '/sign-in?redirect=//evil.test',
    ' /evil',
    '/ok\n',
    ' /ok',
    'ok',
    '',
    '/auth',
    '/auth?mode=login',
    '/login',
    '/sign-in',
    '/api/auth/logout',
    `/${'a'.repeat(600)}`,
    null,
    42,
    '/é',
  ])('to %j leads home', (target) => expect(safeRedirect(target)).toBe('/'))

  test('to a page of ours is kept whole', () => {
    expect(safeRedirect('/provider/maya?book=1,2&at=2026-12-01T10%3A00#x')).toBe(
      '/provider/maya?book=1,2&at=2026-12-01T10%3A00#x',
    )
    expect(safeRedirect('/authors')).toBe('/authors')
  })

  test('that grows beyond the limit by being written out is home', () => {
    const path = `/${'a'.repeat(480)}?q=""""""""""""""""""""`
    expect(path.length).toBeLessThan(512)
    expect(safeRedirect(path)).toBe('/')
  })

  test('to any path of the web stays on the site, and is the path itself or home', () => {
    fc.assert(
      fc.property(fc.webPath({ size: 'large' }), fc.webQueryParameters(), (path, query) => {
        const target = query ? `${path}?${query}` : path
        const result = safeRedirect(target)
        expect(result).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        expect(new URL(result, 'http://here.test').origin).toBe('http://here.test')
        expect(safeRedirect(result)).toBe(result)
        if (/^\/(?!auth|login|sign|api)[\w/-]{1,200}$/.test(target) && !target.includes('//'))
          expect(result).toBe(target)
      }),
      { numRuns: 2000 },
    )
  })

  test('never leaves the site, whatever it is made of', () => {
    const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', 'e', '%', '2', 'f', '\t', '?') })
    fc.assert(
      fc.property(nasty, (text) => {
        expect(new URL(safeRedirect(`/${text}`), 'http://here.test').origin).toBe('http://here.test')
      }),
    )
  })
})

const reasons = (schema: z.core.$ZodType, value: unknown) => [
  ...new Set(z.safeParse(schema, value).error?.issues.map(({ message }) => message)),
]

describe('text', () => {
  test('is trimmed and composed, and refused with characters nobody can see', () => {
    expect(z.parse(paragraph(10), '  e\u0301\r\nb ')).toBe('é\nb')
    for (const bad of ['a\0b', '\ud800', 'a\u202eb', '\u0007', '\u0085'])
      expect(z.safeParse(paragraph(10), bad).success).toBe(false)
    expect(z.safeParse(paragraph(3), 'four').success).toBe(false)
  })

  test('is cut without halving a character', () => {
    expect(truncate('abcdef', 4)).toBe('abc…')
    expect(truncate('ab😀cd', 4)).toBe('ab…')
  })

  test('of any characters is stored as it was read, or refused: nothing the database stumbles over', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom('\0', '\ud800', '\udfff', '\u202e', '\n'),
            fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
          ),
        }),
        (text) => {
          const parsed = z.safeParse(paragraph(500), text)
          if (!parsed.success) return
          expect(parsed.data.isWellFormed()).toBe(true)
          expect(parsed.data).not.toContain('\0')
          expect(parsed.data.length).toBeLessThanOrEqual(500)
          expect(z.parse(paragraph(500), parsed.data)).toBe(parsed.data)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test.each([
    [' https://example.com ', 'https://example.com'],
    ['https://example.com/', 'https://example.com/'],
    ['http://Example.com/Team?x=1#y', 'http://example.com/Team?x=1#y'],
    ['https://müller.example', 'https://xn--mller-kva.example'],
    [`https://example.com/${'予'.repeat(100)}?q=é#ü`, `https://example.com/${'予'.repeat(100)}?q=é#ü`],
    ['HTTPS://Example.com?x=1', 'https://example.com?x=1'],
    // The first letter is Cyrillic.
    ['https://\u0430pple.com/pay', 'https://xn--pple-43d.com/pay'],
  ])('of a page elsewhere names the host that a browser asks for: %s', (given, kept) => {
    expect(z.parse(webAddress(200), given)).toBe(kept)
  })

  test.each([
    'https://user:pass@example.com',
    'https://user@example.com',
    'https://example.com@evil.example',
    'https://example.com\\@evil.example',
    'https://localhost',
    'https://exa mple.com',
    'https://.',
    'https://ex^ample.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'example.com',
    `https://example.com/${'a'.repeat(200)}`,
    // Longer as it is kept than as it was typed.
    `https://${'\u00fc.'.repeat(30)}example/${'a'.repeat(100)}`,
  ])('that is no page elsewhere, or hides whose it is, is refused: %s', (given) => {
    expect(z.safeParse(webAddress(200), given).success).toBe(false)
  })

  test('of an e-mail address is one address, and nothing that a mail could be split by', () => {
    expect(z.parse(emailAddress(), ' Ada@Example.org ')).toBe('Ada@Example.org')
    for (const bad of [
      'a@b.co\r\nBcc: c@d.co',
      'a@b.co\nBcc: c@d.co',
      'a@b.co, c@d.co',
      '"x@y z"@host.test',
      'Ada <a@b.co>',
      'a@b.co>',
      'a@b',
      '@b.co',
      'a@b@c.co',
      'a@b.co\0',
      'a@b.co;c@d.co',
      'group: a@b.co',
      `${'a'.repeat(250)}@b.co`,
    ])
      expect(z.safeParse(emailAddress(), bad).success, bad).toBe(false)
  })

  test('numbers of a query are digits and nothing else', () => {
    for (const bad of ['', ' 1', '1e3', '0x10', '1.5', 'NaN', '-1', '51', '99999999999'])
      expect(z.safeParse(wholeNumber(1, 50), bad).success, bad).toBe(false)
    expect(z.parse(wholeNumber(1, 50), '50')).toBe(50)
    for (const bad of ['', '1e3', 'Infinity', '.5', '5.'])
      expect(z.safeParse(decimalNumber(-90, 90), bad).success, bad).toBe(false)
    expect(z.parse(decimalNumber(-90, 90), '-51.5074')).toBe(-51.5074)
    for (const bad of ['x', '1e9', '51', '99999999999', 51, 1.5, null])
      expect([bad, reasons(wholeNumber(1, 50), bad)]).toEqual([bad, ['Must be a whole number from 1 to 50']])
    for (const bad of ['x', '1e9', '101', 101, 0, null])
      expect([bad, reasons(decimalNumber(0.1, 100), bad)]).toEqual([bad, ['Must be a number from 0.1 to 100']])
  })

  test('of a date is one that exists', () => {
    expect(z.parse(isoDate(), '2028-02-29')).toBe('2028-02-29')
    for (const bad of [
      '2027-02-29',
      '2026-02-30',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2027-2-1',
      'x',
      '',
    ])
      expect([bad, reasons(isoDate(), bad)[0]]).toEqual([bad, expect.stringContaining('Must be a date')])
  })
})

describe('time', () => {
  test('is written with the offset of its day', () => {
    expect(isoWithOffset(Date.parse('2026-07-01T09:00:00Z'), 'Europe/London')).toBe('2026-07-01T10:00:00+01:00')
    expect(zoneDay('Asia/Kathmandu', '2026-07-01').label(540)).toBe('2026-07-01T09:00:00+05:45')
    expect(zoneDay('Europe/London', '2026-10-24').label(1500)).toBe('2026-10-25T01:00:00+01:00')
  })

  test('of a wall clock: a gap has no such time and begins at the jump, an overlap means the first', () => {
    const at = (zone: string, date: string, minute: number) => {
      const day = zoneDay(zone, date)
      return [day.has(minute), new Date(day.instantOf(minute)).toISOString().slice(0, 16)]
    }
    expect(at('Europe/London', '2027-03-28', 90)).toEqual([false, '2027-03-28T01:00'])
    expect(at('Europe/London', '2026-10-25', 90)).toEqual([true, '2026-10-25T00:30'])
    expect(at('Europe/London', '2026-10-25', 120)).toEqual([true, '2026-10-25T02:00'])
    expect(at('Australia/Lord_Howe', '2026-10-04', 120)).toEqual([false, '2026-10-03T15:30'])
    expect(at('Australia/Lord_Howe', '2026-10-04', 150)).toEqual([true, '2026-10-03T15:30'])
    expect(at('America/Havana', '2027-03-14', 0)).toEqual([false, '2027-03-14T05:00'])
    expect(at('America/New_York', '2026-11-01', 780)).toEqual([true, '2026-11-01T18:00'])
    expect(at('Asia/Kathmandu', '2026-12-01', 540)).toEqual([true, '2026-12-01T03:15'])
    // A date that never was: Samoa crossed the date line.
    expect(at('Pacific/Apia', '2011-12-30', 540)).toEqual([false, '2011-12-30T10:00'])
  })

  test('days of 23, 24 and 25 hours are as long as they are', () => {
    const hours = (date: string) =>
      (zoneDay('Europe/London', date).instantOf(1440) - zoneDay('Europe/London', date).instantOf(0)) / 3_600_000
    expect(['2027-03-28', '2026-12-01', '2026-10-25'].map(hours)).toEqual([23, 24, 25])
  })

  test('on a clock face is 12-hour', () => {
    expect([0, 570, 720, 1140, 1500].map(clockTime12)).toEqual([
      '12:00 AM',
      '9:30 AM',
      '12:00 PM',
      '7:00 PM',
      '1:00 AM',
    ])
  })
})

describe('settings', () => {
  test('have safe defaults', () => {
    expect(parseConfig({})).toMatchObject({
      appEnv: 'development',
      host: '127.0.0.1',
      port: 3000,
      demo: true,
      origin: 'http://localhost:3000',
    })
    expect(parseConfig({ DATABASE_URL: 'postgres://localhost/x' }).demo).toBe(false)
  })

  test('may come from files, and a file that cannot be read is named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'highstreet-config-'))
    const file = join(folder, 'secret')
    writeFileSync(file, `${'s'.repeat(40)}\n`)
    expect(parseConfig({ AUTH_SECRET_FILE: file }).authSecret).toBe('s'.repeat(40))
    expect(parseConfig({ AUTH_SECRET_FILE: file, AUTH_SECRET: 'd'.repeat(40) }).authSecret).toBe('d'.repeat(40))
    rmSync(folder, { recursive: true })
    expect(() => parseConfig({ AUTH_SECRET_FILE: file })).toThrow(/AUTH_SECRET_FILE/)
  })

  test('say where errors and traces are told, wrong ones by their name, and a placeholder is none', () => {
    expect(parseConfig({})).toMatchObject({ errorReportsDsn: null, tracing: null })
    const dsn = 'https://0a1b@errors.highstreet.test/sub/7'
    expect(parseConfig({ ERROR_REPORTING_DSN: dsn }).errorReportsDsn).toBe(dsn)
    expect(parseConfig({ ERROR_REPORTING_DSN: 'CHANGE_ME' }).errorReportsDsn).toBeNull()
    for (const wrong of ['https://errors.highstreet.test/7', 'https://key@errors.highstreet.test', 'key'])
      expect(() => parseConfig({ ERROR_REPORTING_DSN: wrong })).toThrow(/ERROR_REPORTING_DSN/)
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
    expect(parseConfig(collector).tracing).toEqual({ url: 'http://collector:4318/v1/traces', share: 1 })
    expect(() => parseConfig({ ...collector, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/OTEL_TRACES_SAMPLER_ARG/)
    expect(() => parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/)
  })

  const production = {
    APP_ENV: 'production',
    APP_ORIGIN: 'https://highstreet.test/',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    DATABASE_URL: 'postgres://localhost/x',
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://mail.highstreet.test',
  }
  const problemsOf = (settings: Record<string, string>) => {
    try {
      parseConfig({ ...production, ...settings })
      return ''
    } catch (error) {
      return String(error)
    }
  }

  test('of production are strict: an address, a key, a secret that is long', () => {
    expect(parseConfig(production)).toMatchObject({
      origin: 'https://highstreet.test',
      demo: false,
      host: '127.0.0.1',
      warnings: [],
    })
    expect(problemsOf({ AUTH_SECRET: 'short' })).toMatch(/32 characters/)
    expect(problemsOf({ API_BASE_URL: 'ftp://highstreet.test' })).toMatch(
      /API base URL must start with http:\/\/ or https:\/\//,
    )
    expect(problemsOf({ API_BASE_URL: '/api' })).toMatch(/API base URL must start with/)
  })

  test.each([
    '',
    'YOUR_API_KEY_HERE',
    'pk_CHANGE_ME',
    'a PLACEHOLDER',
    'https://sample.org',
    'an Example',
    'http://localhost:3000',
  ])('of production that hold %j are missing, and counted', (value) => {
    expect(problemsOf({ STRIPE_PUBLISHABLE_KEY: value })).toContain(
      'Missing 1 required environment variables for production build: STRIPE_PUBLISHABLE_KEY',
    )
    expect(problemsOf({ STRIPE_PUBLISHABLE_KEY: value, APP_ORIGIN: value, AUTH_SECRET: value })).toContain(
      'Missing 4 required environment variables for production build: APP_ORIGIN, API_BASE_URL, STRIPE_PUBLISHABLE_KEY, AUTH_SECRET',
    )
  })

  test('of production fill no demo city, and show one on this machine only when told to', () => {
    const { DATABASE_URL: _elsewhere, ...embedded } = production
    expect(parseConfig(embedded)).toMatchObject({ databaseUrl: null, demo: false })
    const open = { ...production, DEMO: '1', HOST: '0.0.0.0' }
    expect(parseConfig(open)).toMatchObject({
      demo: true,
      host: '127.0.0.1',
      warnings: [expect.stringMatching(/127\.0\.0\.1 only/)],
    })
    expect(parseConfig({ ...open, DEMO: '0' })).toMatchObject({ demo: false, host: '0.0.0.0', warnings: [] })
    expect(parseConfig({ DEMO: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })

  test('of production want mails to leave, and say that an open address is one', () => {
    for (const SMTP_URL of ['', 'smtp://CHANGE_ME'])
      expect(problemsOf({ SMTP_URL })).toContain(
        'Missing 1 required environment variables for production build: SMTP_URL',
      )
    expect(parseConfig({ ...production, APP_ORIGIN: 'http://highstreet.test' }).warnings).toEqual([
      expect.stringMatching(/^APP_ORIGIN starts with http:/),
    ])
    expect(parseConfig({ APP_ORIGIN: 'http://highstreet.test' }).warnings).toEqual([])
  })

  test('of production warn of what is odd and does not matter', () => {
    const warningsOf = (settings: Record<string, string>) => parseConfig({ ...production, ...settings }).warnings
    expect(warningsOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual([
      'Using a payment test key in production build',
    ])
    expect(warningsOf({ STRIPE_PUBLISHABLE_KEY: 'sk_live_1' })).toEqual([
      "STRIPE_PUBLISHABLE_KEY does not start with 'pk_'",
    ])
    expect(warningsOf({ ANALYTICS_ID: 'X-1' })).toEqual(["ANALYTICS_ID does not start with 'G-' or 'UA-'"])
    expect(warningsOf({ ANALYTICS_ID: 'G-1', GOOGLE_MAPS_KEY: 'YOUR_API_KEY_HERE' })).toEqual([
      'GOOGLE_MAPS_KEY holds a placeholder and counts as not set',
    ])
    expect(parseConfig({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', ANALYTICS_ID: 'X-1' }).warnings).toEqual([])
  })

  test('of cards are three keys or none, and in production all of them, unless everybody is paid on the day', () => {
    const [publishable, secret, webhook] = ['pk_live_1', 'sk_live_1', 'whsec_1']
    expect(parseConfig(production).cards).toEqual({ publishable, secret, webhook })
    expect(parseConfig({}).cards).toBe('simulator')
    expect(parseConfig({ PAYMENTS: 'off' }).cards).toBe('off')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      expect(problemsOf({ [name]: '' })).toContain(
        `Missing 1 required environment variables for production build: ${name}`,
      )
      expect(() => parseConfig({ [name]: 'x' }), name).toThrow(/all of STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY/)
    }
    const { STRIPE_PUBLISHABLE_KEY: _key, ...without } = production
    expect(parseConfig({ ...without, PAYMENTS: 'off' })).toMatchObject({
      cards: 'off',
      warnings: ['PAYMENTS=off: no card is charged, everybody is paid on the day'],
    })
  })

  test('of the maps of Google is a key, and what stands in for one is none', () => {
    expect(parseConfig({}).googleMapsKey).toBeNull()
    expect(parseConfig({ GOOGLE_MAPS_KEY: 'YOUR_API_KEY_HERE' }).googleMapsKey).toBeNull()
    expect(parseConfig({ GOOGLE_MAPS_KEY: ' AIza-of-our-own ' }).googleMapsKey).toBe('AIza-of-our-own')
  })

  test('of other sites that may call are whole origins', () => {
    const allowed = (value: string) => parseConfig({ API_ALLOWED_ORIGINS: value }).allowedOrigins
    expect(allowed('https://app.highstreet.test, http://127.0.0.1:8080')).toEqual([
      'https://app.highstreet.test',
      'http://127.0.0.1:8080',
    ])
    for (const wrong of ['*', 'null', 'https://a.test/', 'a.test', 'https://a.test/x', 'https://*.a.test/'])
      expect(() => allowed(wrong), wrong).toThrow(/API_ALLOWED_ORIGINS/)
  })

  test.each([
    ['PORT', ['-1', '65536', '80.5', '0x', 'http']],
    ['POOL_SIZE', ['1', '201', '']],
    ['RATE_LIMIT_FACTOR', ['0', '-1', 'NaN', 'Infinity']],
    ['DEMO', ['yes', '2']],
    ['PAYMENTS', ['0', 'later']],
    ['DATABASE_URL', ['mysql://x', 'localhost']],
    ['LOG_LEVEL', ['loud']],
    ['MARKET_LOCALE', ['en', 'fr-FR', 'en_GB', 'en-GB-oxendict']],
    ['COUNTRY_HEADER', ['x country', 'x:y', '-']],
    ['CITY_HEADER', ['x city', 'x:y', '-', 'cf-ipcity']],
    ['SOCIAL_LINKS', ['http://x.com/us', 'x.com/us', 'https://us:secret@x.com', 'https://x.com@evil.example']],
  ])('%s takes nothing it does not understand', (name, values) => {
    for (const value of values.filter(Boolean)) expect(() => parseConfig({ [name]: value }), value).toThrow(name)
  })

  describe('of sign-in services', () => {
    const acme = {
      SIGN_IN_ACME_URL: 'https://id.acme.test',
      SIGN_IN_ACME_CLIENT_ID: 'us',
      SIGN_IN_ACME_CLIENT_SECRET: 's',
    }
    const read = (env: Record<string, string>) =>
      parseConfig({ SIGN_IN_ISSUERS: 'acme', ...acme, ...env }).hostedIssuers

    test('are whole, and none where none is named', () => {
      expect(parseConfig({}).hostedIssuers).toEqual([])
      const url = 'https://id.acme.test'
      expect(read({})).toEqual([
        { key: 'acme', name: 'Acme', url, clientId: 'us', clientSecret: 's', audience: null, answersByForm: false },
      ])
      expect(read({ SIGN_IN_ACME_RESPONSE_MODE: 'form_post' })).toMatchObject([{ answersByForm: true }])
      expect(read({ SIGN_IN_ACME_NAME: 'Acme & Sons', SIGN_IN_ACME_AUDIENCE: 'api' })).toMatchObject([
        { name: 'Acme & Sons', audience: 'api' },
      ])
    })

    test.each([
      ['SIGN_IN_ACME_CLIENT_ID is missing', { SIGN_IN_ACME_CLIENT_ID: '' }],
      ['SIGN_IN_ACME_CLIENT_SECRET is missing', { SIGN_IN_ACME_CLIENT_SECRET: ' ' }],
      ['must be query or form_post', { SIGN_IN_ACME_RESPONSE_MODE: 'fragment' }],
      ['SIGN_IN_ACME_URL is missing', { SIGN_IN_ACME_URL: '' }],
      ["does not name 'acme'", { SIGN_IN_ISSUERS: '' }],
      ["does not name 'other'", { SIGN_IN_OTHER_URL: 'https://id.other.test' }],
      ['one of them twice', { SIGN_IN_ISSUERS: 'acme acme' }],
      ['short names', { SIGN_IN_ISSUERS: 'acme, A_B' }],
      ['https:// address', { SIGN_IN_ACME_URL: 'http://id.acme.test' }],
      ['https:// address', { SIGN_IN_ACME_URL: 'https://us:secret@id.acme.test' }],
      ['https:// address', { SIGN_IN_ACME_URL: 'https://id.acme.test/?a' }],
      ['https:// address', { SIGN_IN_ACME_URL: 'http://127.0.0.1:9', APP_ENV: 'production' }],
      ['holds a placeholder', { SIGN_IN_ACME_CLIENT_SECRET: 'CHANGE_ME', APP_ENV: 'production' }],
    ])('are refused half set: %s', (problem, env) => {
      expect(() => read(env)).toThrow(problem)
    })
  })

  test('that cannot be are refused together', () => {
    expect(() => parseConfig({ PORT: 'x', APP_ENV: 'live', SMTP_URL: 'http://x' })).toThrow(ConfigError)
    expect(() => parseConfig({ PORT: 'x', APP_ENV: 'live', SMTP_URL: 'http://x' })).toThrow(
      /PORT.*APP_ENV|APP_ENV.*PORT/,
    )
    const all = problemsOf({ PORT: 'x', STRIPE_PUBLISHABLE_KEY: '', API_BASE_URL: 'ftp://x' })
    for (const part of [/Environment validation failed/, /PORT/, /Missing 1 required/, /API base URL/])
      expect(all).toMatch(part)
  })
})

describe('errors', () => {
  const Nearest = z.object({ nearest: z.array(z.string()) })
  const write = { summary: '', method: 'POST', access: 'public', input: z.object({}), output: z.object({}) } as const
  const things = endpoints('things', {
    create: { ...write, path: '/things', errors: { slot_taken: Nearest } },
    move: { ...write, path: '/things/move', errors: { slot_taken: Nearest } },
    borrow: { ...write, path: '/things/borrow', errors: { slot_taken: z.object({ by: z.string() }) } },
    leave: { ...write, path: '/things/leave' },
  })
  test('travel over the wire and keep their code', () => {
    const error = new AppError('conflict', 'slot_taken', 'Taken', { data: { nearest: [] }, fields: { start: 'Taken' } })
    const copy = errorFromBody(things.create, 409, JSON.parse(JSON.stringify(errorBody(error))))
    expect(copy).toMatchObject({
      kind: 'conflict',
      code: 'slot_taken',
      message: 'Taken',
      data: { nearest: [] },
      status: 409,
    })
    expect(hasCode(copy, 'slot_taken')).toBe(true)
    expect(errorFromBody(things.create, 502, '<html>').code).toBe('request_failed')
  })

  test('have data that is known by the endpoint they come from', () => {
    const refusalOf = (endpoint: Endpoint, data: unknown = { nearest: [] }) =>
      errorFromBody(endpoint, 409, { success: false, code: 'slot_taken', message: 'Taken', data })
    const isKnown = (error: unknown) => isRefusal(error, things.create, 'slot_taken')
    expect([things.create, things.move].map((endpoint) => isKnown(refusalOf(endpoint)))).toEqual([true, true])
    expect([things.borrow, things.leave].map((endpoint) => isKnown(refusalOf(endpoint)))).toEqual([false, false])
    expect(isKnown(errorFromBody(things.create, 409, { code: 'slot_taken', message: 'Taken' }))).toBe(false)
    expect(isKnown(new AppError('conflict', 'slot_taken', 'Taken', { data: { nearest: [] } }))).toBe(false)
    expect(isKnown(errorFromBody(things.create, 409, { code: 'gone', message: 'Gone', data: { nearest: [] } }))).toBe(
      false,
    )
  })

  test('of the database become refusals, others stay bugs', () => {
    const of = (code: string) => translate(Object.assign(new Error('x'), { code }))
    expect(of('23P01')).toMatchObject({ code: 'conflict', status: 409 })
    expect(of('55P03')).toMatchObject({ code: 'busy', status: 503 })
    expect(of('ECONNREFUSED')).toMatchObject({ code: 'database_unavailable', status: 503 })
    expect(of('42601')).not.toHaveProperty('kind')
  })
})

describe('the page cache', () => {
  const page = (body: string, headers: Record<string, string> = {}) =>
    new Response(body, { headers: { 'content-type': 'text/html', ...headers } })

  const asked = (key: string, isFront = false) => ({ key, isFront })

  test('renders once for all who wait, and again after a minute or an event', async () => {
    const cache = new PageCache()
    let renders = 0
    const render = async () => page(`<p>${++renders}</p>`, { 'x-cache-tags': 'provider:1' })
    await Promise.all(Array.from({ length: 20 }, () => cache.get(asked('/'), 0, 'identity', render)))
    expect(renders).toBe(1)
    expect(cache.find('/', 59_999)?.bodies.identity?.toString()).toBe('<p>1</p>')
    expect(cache.find('/', 60_000)).toBeNull()
    await cache.get(asked('/'), 60_000, 'identity', render)
    cache.forget('provider:2')
    expect(cache.find('/', 60_001)).not.toBeNull()
    cache.forget('provider:1')
    expect(cache.find('/', 60_001)).toBeNull()
  })

  test('keeps nothing that an event made stale while it was rendered, and no failures', async () => {
    const cache = new PageCache()
    await cache.get(asked('/'), 0, 'identity', async () => {
      cache.forget('provider:1')
      return page('old')
    })
    expect(cache.find('/', 1)).toBeNull()
    await cache.get(asked('/gone'), 0, 'identity', async () => new Response('no', { status: 404 }))
    expect(cache.find('/gone', 1)).toBeNull()
  })

  test('gives nobody who comes after an event what is being rendered from before it', async () => {
    const cache = new PageCache()
    const first = Promise.withResolvers<Response>()
    const early = cache.get(asked('/'), 0, 'identity', () => first.promise)
    cache.forget('provider:1')
    const late = cache.get(asked('/'), 1, 'identity', async () => page('new'))
    first.resolve(page('old'))
    const bodies = [await early, await late].map(({ body }) => body.toString())
    expect([...bodies, cache.find('/', 2)?.bodies.identity?.toString()]).toEqual(['old', 'new', 'new'])
  })

  test('is bounded in number and bytes, and no number of other pages pushes the front pages out', async () => {
    const cache = new PageCache({ pages: 20, bytes: 50_000 })
    const big = 'x'.repeat(4000)
    for (const path of ['/', '/search', '/about'])
      await cache.get(asked(path, true), 0, 'identity', async () => page(path))
    for (let n = 0; n < 500; n++) {
      await cache.get(asked(`/search?search=${n}`), n, 'identity', async () => page(big))
      expect(cache.size.pages).toBeLessThanOrEqual(20)
      expect(cache.size.bytes).toBeLessThanOrEqual(50_000)
    }
    expect(cache.size).toEqual({ pages: 12, bytes: 48_000 })
    const compressed = new PageCache({ pages: 20, bytes: 50_000 })
    for (const encoding of ['br', 'identity', 'gzip'] as const)
      for (let n = 0; n < 20; n++) {
        await compressed.get(asked(`/search?search=${n}`), 0, encoding, async () => page(big))
        expect(compressed.size.bytes).toBeLessThanOrEqual(50_000)
      }
    for (let n = 0; n < 500; n++) await cache.get(asked(`/p/${n}`), n, 'gzip', async () => page('small'))
    expect(cache.size.pages).toBe(20)
    for (const path of ['/', '/search', '/about'])
      expect(cache.find(path, 1000)?.bodies.identity?.toString()).toBe(path)
    await cache.get(asked(`/search?search=${'a'.repeat(600)}`), 1000, 'identity', async () => page('long'))
    expect(cache.find(`/search?search=${'a'.repeat(600)}`, 1000)).toBeNull()
    cache.forgetAll()
    expect([cache.size, cache.find('/', 1000)]).toEqual([{ pages: 0, bytes: 0 }, null])
  })

  test('keeps a page compressed, and makes of it what others ask for, also at the same time', async () => {
    const cache = new PageCache()
    const text = 'what is free today '.repeat(500)
    const encodings = ['br', 'gzip', 'identity', 'gzip', 'br'] as const
    const shown = async (encoding: (typeof encodings)[number]) => {
      const { body } = await cache.get(asked('/p'), 0, encoding, async () => page(text))
      const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
      return plain[encoding](body).toString()
    }
    expect(await shown('br')).toBe(text)
    const { br, ...others } = cache.find('/p', 1)?.bodies ?? {}
    expect([br?.buffer.byteLength, others]).toEqual([br?.length, {}])
    expect(cache.size.bytes).toBeLessThan(200)
    for (const encoding of encodings) expect(await shown(encoding)).toBe(text)
    cache.forgetAll()
    expect(new Set(await Promise.all(encodings.map(shown)))).toEqual(new Set([text]))
    cache.forgetAll()
    expect(cache.size.bytes).toBe(0)
    expect(await shown('gzip')).toBe(text)
    expect(await shown('br')).toBe(text)
    expect(Object.keys(cache.find('/p', 1)?.bodies ?? {}).sort()).toEqual(['br', 'gzip'])
  })

  test('lets go first of what was asked for longest ago, and counts what it compresses later', async () => {
    const cache = new PageCache({ pages: 2, bytes: 1e6 })
    await cache.get(asked('/a'), 0, 'identity', async () => page('a'))
    await cache.get(asked('/b'), 0, 'identity', async () => page('b'))
    cache.find('/a', 1)
    await cache.get(asked('/c'), 2, 'identity', async () => page('c'))
    expect(['/a', '/b', '/c'].map((path) => cache.find(path, 3) !== null)).toEqual([true, false, true])
    await cache.get(asked('/a'), 3, 'gzip', async () => page('never'))
    expect(cache.size.bytes).toBeGreaterThan(2)
    cache.forget('nobody')
    await cache.get(asked('/d'), 4, 'identity', async () => page('d'))
    await cache.get(asked('/e'), 4, 'identity', async () => page('e'))
    expect(cache.size).toEqual({ pages: 2, bytes: 2 })
  })

  test('allows the scripts and styles that we wrote by their hashes, and says nothing of the mark they wore', () => {
    const page =
      '<script nonce="m1">alert(1)</script><script nonce="m1" src="/a.js"></script><link nonce="m1"><style nonce="m1">a{}</style>'
    const { html, policy } = withOwnPolicy(page, 'm1')
    expect(policy).toContain(`script-src 'self' ${hashSource('alert(1)')}; style-src 'self' ${hashSource('a{}')} `)
    expect(hashSource('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
    expect(policy.match(/sha256-/g)?.length).toBe(3)
    expect(policy).not.toContain('unsafe')
    expect(html).toBe('<script>alert(1)</script><script src="/a.js"></script><link><style>a{}</style>')
  })

  test('lets the card processor in on the page that shows its form, and nowhere else', () => {
    const policyOf = (hasCards: boolean) => withOwnPolicy('<script nonce="m1">1</script>', 'm1', { hasCards }).policy
    expect(policyOf(false)).not.toMatch(/stripe|frame-src/)
    const parts = policyOf(true).split('; ')
    expect(parts).toContain('frame-src https://js.stripe.com https://hooks.stripe.com')
    expect(parts.find((part) => part.startsWith('script-src'))).toMatch(
      /^script-src 'self' 'sha256-\S+' https:\/\/js\.stripe\.com$/,
    )
    expect(parts.find((part) => part.startsWith('connect-src'))).toMatch(/ https:\/\/api\.stripe\.com$/)
  })

  test('allows what the maps of Google need with a key only, and no script of anybody else', () => {
    const page = '<script nonce="m1">alert(1)</script><style nonce="m1">a{}</style>'
    const partsOf = (hasMaps: boolean) =>
      Object.fromEntries(
        withOwnPolicy(page, 'm1', { hasGoogleMaps: hasMaps })
          .policy.split('; ')
          .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
      )
    expect(JSON.stringify(partsOf(false))).not.toMatch(/google|gstatic|unsafe|blob/)
    const allowed = partsOf(true)
    expect(allowed['script-src']).toEqual(["'self'", hashSource('alert(1)'), 'https://maps.googleapis.com'])
    // A hash beside it would switch it off.
    expect(allowed['style-src']).toEqual(["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'])
    expect(allowed['img-src']).toContain('https://maps.gstatic.com')
    expect(allowed['connect-src']).toContain('https://maps.googleapis.com')
  })

  test('allows no script and no style that got into the page through a hole', () => {
    const own = '<script nonce="m1">own()</script>'
    const before = withOwnPolicy(`<p></p>${own}`, 'm1').policy
    for (const injected of [
      '<script>evil()</script>',
      '<style>evil{}</style>',
      '<script nonce="">evil()</script>',
      '<script nonce="m">evil()</script>',
      '<script nonce=m1>evil()</script>',
      '<script data-x=" nonce="m2"">evil()</script>',
      '<script nonce="m2" x="',
      '<script>evil()</script x',
      '<script><!--',
      '<svg><script>evil()</script></svg>',
    ]) {
      const { policy } = withOwnPolicy(`<p>${injected}</p>${own}`, 'm1')
      expect([injected, policy]).toEqual([injected, before])
    }
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['zstd', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br; Q=0.000, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.001', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['gzip, *;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, br', 'br'],
    ['br;q=x', 'br'],
    ['brotli, gzipped', 'identity'],
  ] as const)('sends what the reader understands and likes best: %j is %s', (accepted, coding) => {
    expect(negotiate(accepted)).toBe(coding)
  })

  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['"ab"', false],
    ['a', false],
    [undefined, false],
  ])('is not sent again to whoever names its tag, strong or weak: %j', (named, isThere) => {
    expect(namesTag(named, '"a"')).toBe(isThere)
  })
})

describe('what is waited for in time', () => {
  test('comes, fails as it does, or is too late', async () => {
    expect(await inTime(Promise.resolve('there'), 1000)).toBe('there')
    await expect(inTime(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken')
    await expect(inTime(new Promise(() => {}), 5)).rejects.toThrow('timeout exceeded')
  })
})

describe('what a browser keeps, with its storage switched off,', () => {
  test('lasts as long as the page, each of both storages its own', () => {
    const refuse = () => {
      throw new Error('switched off')
    }
    const off = { getItem: refuse, setItem: refuse, removeItem: refuse }
    vi.stubGlobal('localStorage', off)
    vi.stubGlobal('sessionStorage', off)
    onTestFinished(() => void vi.unstubAllGlobals())
    keepHere('one', 'of the tab', 'sessionStorage')
    expect([readKept('one'), readKept('one', 'sessionStorage')]).toEqual([null, 'of the tab'])
    keepHere('one', 'of the browser')
    keepHere('one', null, 'sessionStorage')
    expect([readKept('one'), readKept('one', 'sessionStorage')]).toEqual(['of the browser', null])
  })
})
