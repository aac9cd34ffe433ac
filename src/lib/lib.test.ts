import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError, errorBody, errorFromBody, hasCode } from './api/errors.ts'
import { clockTime12 } from './clock-time.ts'
import { ConfigError, parseConfig } from './config.server.ts'
import { translate } from './db.server.ts'
import { formatMoney, toMajor, toMinor } from './money.ts'
import { contentSecurityPolicy, negotiate, PageCache } from './page-cache.server.ts'
import { safeRedirect } from './safe-redirect.ts'
import { slugify } from './slug.ts'
import { decimalNumber, paragraph, truncate, wholeNumber } from './text.ts'
import { isDate, isoWithOffset, zoneDay } from './time.server.ts'

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

  test('never leaves the site, whatever it is made of', () => {
    const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', 'e', '%', '2', 'f', '\t', '?') })
    fc.assert(
      fc.property(nasty, (text) => {
        expect(new URL(safeRedirect(`/${text}`), 'http://here.test').origin).toBe('http://here.test')
      }),
    )
  })
})

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

  test('numbers of a query are digits and nothing else', () => {
    for (const bad of ['', ' 1', '1e3', '0x10', '1.5', 'NaN', '-1', '51', '99999999999'])
      expect(z.safeParse(wholeNumber(1, 50), bad).success, bad).toBe(false)
    expect(z.parse(wholeNumber(1, 50), '50')).toBe(50)
    for (const bad of ['', '1e3', 'Infinity', '.5', '5.'])
      expect(z.safeParse(decimalNumber(-90, 90), bad).success, bad).toBe(false)
    expect(z.parse(decimalNumber(-90, 90), '-51.5074')).toBe(-51.5074)
  })
})

describe('time', () => {
  test('is written with the offset of its day', () => {
    expect(isoWithOffset(Date.parse('2026-07-01T09:00:00Z'), 'Europe/London')).toBe('2026-07-01T10:00:00+01:00')
    expect(zoneDay('Asia/Kathmandu', '2026-07-01').label(540)).toBe('2026-07-01T09:00:00+05:45')
    expect(zoneDay('Europe/London', '2026-10-24').label(1500)).toBe('2026-10-25T01:00:00+01:00')
  })

  test('knows which dates exist', () => {
    expect([isDate('2028-02-29'), isDate('2027-02-29'), isDate('2027-2-1'), isDate('x')]).toEqual([
      true,
      false,
      false,
      false,
    ])
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

  test('that cannot be are refused together', () => {
    expect(() => parseConfig({ PORT: 'x', APP_ENV: 'live', SMTP_URL: 'http://x' })).toThrow(ConfigError)
    expect(() => parseConfig({ PORT: 'x', APP_ENV: 'live', SMTP_URL: 'http://x' })).toThrow(
      /PORT.*APP_ENV|APP_ENV.*PORT/,
    )
    expect(() => parseConfig({ APP_ENV: 'production', APP_ORIGIN: 'https://a.test', TEST_CLOCK_OFFSET: '5' })).toThrow(
      /TEST_CLOCK_OFFSET/,
    )
  })
})

describe('errors', () => {
  test('travel over the wire and keep their code', () => {
    const error = new AppError('conflict', 'slot_taken', 'Taken', { data: { nearest: [] }, fields: { start: 'Taken' } })
    const copy = errorFromBody(409, JSON.parse(JSON.stringify(errorBody(error))))
    expect(copy).toMatchObject({
      kind: 'conflict',
      code: 'slot_taken',
      message: 'Taken',
      data: { nearest: [] },
      status: 409,
    })
    expect(hasCode(copy, 'slot_taken')).toBe(true)
    expect(errorFromBody(502, '<html>').code).toBe('server_error')
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

  test('renders once for all who wait, and again after a minute or an event', async () => {
    const cache = new PageCache()
    let renders = 0
    const render = async () => page(`<p>${++renders}</p>`, { 'x-cache-tags': 'provider:1' })
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/', 0, 'br', render)))
    expect(renders).toBe(1)
    expect(cache.find('/', 59_999)?.bodies.identity.toString()).toBe('<p>1</p>')
    expect(cache.find('/', 60_000)).toBeNull()
    await cache.get('/', 60_000, 'identity', render)
    cache.forget('provider:2')
    expect(cache.find('/', 60_001)).not.toBeNull()
    cache.forget('provider:1')
    expect(cache.find('/', 60_001)).toBeNull()
  })

  test('keeps nothing that an event made stale while it was rendered, and no failures', async () => {
    const cache = new PageCache()
    await cache.get('/', 0, 'identity', async () => {
      cache.forget('provider:1')
      return page('old')
    })
    expect(cache.find('/', 1)).toBeNull()
    await cache.get('/gone', 0, 'identity', async () => new Response('no', { status: 404 }))
    expect(cache.find('/gone', 1)).toBeNull()
  })

  test('allows the scripts it holds by their hashes and no others', () => {
    const policy = contentSecurityPolicy('<script>alert(1)</script><script src="/a.js"></script><style>a{}</style>')
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
    expect(policy.match(/sha256-/g)?.length).toBe(3)
    expect(policy).not.toContain('unsafe')
  })

  test('sends what the reader understands', () => {
    expect(['gzip, deflate, br', 'gzip', 'br;q=0, gzip', undefined, 'identity'].map(negotiate)).toEqual([
      'br',
      'gzip',
      'gzip',
      'identity',
      'identity',
    ])
  })
})
