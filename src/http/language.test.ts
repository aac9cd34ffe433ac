import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Env } from '../lib/api/serve.server.ts'
import { mountLanguageChoice, namesLanguage, requestLanguage } from './language.server.ts'

const origin = 'https://highstreet.test'

describe('the language of a request', () => {
  test.each([
    // The address, then the choice, then the browser, then English.
    ['/?lng=es', 'i18nextLng=fr', 'pt', 'es'],
    ['/?a=1&lng=pt-BR', undefined, 'fr', 'pt'],
    ['/?lng=de', 'i18nextLng=fr', 'pt', 'fr'],
    ['/?long=es', 'a=1; i18nextLng=fr', 'pt', 'fr'],
    ['/', 'xi18nextLng=fr', 'pt', 'pt'],
    ['/', 'i18nextLng=de', 'de, pt;q=0.5, fr;q=0.9', 'fr'],
    ['/', undefined, 'fr;q=0, es;q=0.1', 'es'],
    ['/', undefined, 'de', 'en'],
    ['/', undefined, undefined, 'en'],
    ['/?lng=<script>', 'i18nextLng="><script>', '<script>', 'en'],
    ['/', undefined, `${'x,'.repeat(1000)}fr`, 'en'],
  ])('%s with %s and %s is %s', (target, cookie, accept, expected) => {
    expect(requestLanguage(target, cookie, accept)).toBe(expected)
  })

  test('stands in the address only where it is one of ours', () => {
    expect(['/?lng=fr', '/search?a=b&lng=pt', '/?lng=de', '/?lng=', '/', '/lng=fr'].map(namesLanguage)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('choosing a language', () => {
  const siteAt = (at: string) => {
    const site = new Hono<Env>()
    mountLanguageChoice(site, at)
    return site
  }
  const choose = (fields: Record<string, string>, headers: Record<string, string> = {}, at = origin) => {
    const body = `${new URLSearchParams(fields)}`
    return siteAt(at).request(`${at}/language`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        origin: at,
        ...headers,
      },
      body,
    })
  }

  test('keeps it for a year and comes back to the page, without the old one in its address', async () => {
    const answer = await choose({ lng: 'fr', back: '/search?lng=es&location=Leeds' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/search?location=Leeds'])
    expect(answer.headers.get('set-cookie')).toBe('i18nextLng=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect((await choose({ lng: 'fr' }, {}, 'http://localhost:3000')).headers.get('set-cookie')).not.toContain('Secure')
  })

  test.each([
    ['//evil.test/x', '/'],
    ['https://evil.test', '/'],
    ['/\\evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['/provider/maya?photo=2', '/provider/maya?photo=2'],
  ])('comes back to no other site: %s', async (back, expected) => {
    const answer = await choose({ lng: 'fr', back })
    expect(answer.headers.get('location')).toBe(expected)
  })

  test('that we do not speak changes nothing, and another site chooses for nobody', async () => {
    const unknown = await choose({ lng: 'de', back: '/' })
    expect([unknown.status, unknown.headers.get('set-cookie')]).toEqual([303, null])
    const foreign = await choose({ lng: 'fr' }, { origin: 'https://evil.test' })
    expect(foreign.headers.get('set-cookie')).toBeNull()
    expect(foreign.status).toBeGreaterThanOrEqual(400)
  })
})
