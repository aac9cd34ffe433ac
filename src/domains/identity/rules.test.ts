import { describe, expect, test } from 'vitest'
import { isCommonPassword, isPersonalPassword } from './password.rules.ts'
import { deviceOf } from './rules.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 OPR/120.0',
    'Opera',
    'ChromeOS',
  ],
  ['curl/8.5.0', null, null],
  ['<script>alert(1)</script>', null, null],
  [`${'x'.repeat(100_000)} Firefox/1 Windows`, null, null],
  ['', null, null],
  [undefined, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

describe('a password', () => {
  const owner = { firstName: 'Zoë', lastName: 'Novák-Reyes', email: 'zoe.1987@flowershop.test' }
  test.each([
    ['zoe12345', true],
    ['ZOË-Novák', true],
    ['novakreyes1987', true],
    ['zoe.1987@flowershop.test', true],
    ['Flowershop1', true],
    ['highstreet', true],
    ['HighStreet2026!', true],
    ['zoe-likes-green-tea', false],
    ['correct horse battery', false],
    ['sit on the high street bench', false],
  ])('%s is made of its owner: %s', (password, isPersonal) => {
    expect(isPersonalPassword(password, owner)).toBe(isPersonal)
  })

  // Nothing of the mailbox stands in the name.
  const ann = { firstName: 'Ann', lastName: 'Annabelle Ng', email: 'box@post.kestrel-farm.test' }
  test.each([
    ['annabelle1234567', true],
    ['ann12345678', false],
    ['ann1234567', true],
    // Two letters are in many words.
    ['jingling99', false],
    // What is left around a word is no word.
    ['annbelle', true],
    ['anbox12345', true],
    ['abox nn1234567', false],
    ['kestrel', true],
    ['farm-house', true],
    ['post1234', true],
    ['mytest99', false],
    ['walnut', false],
    ['', false],
  ])('%j is made of Ann Annabelle Ng: %s', (password, isPersonal) => {
    expect(isPersonalPassword(password, ann)).toBe(isPersonal)
  })

  test('has the same letters with and without accents, on either side', () => {
    const zoe = { firstName: 'Zoë', lastName: '', email: 'box@post.test' }
    expect(isPersonalPassword('zoe12345', zoe)).toBe(true)
    expect(isPersonalPassword('ZOË12345', { ...zoe, firstName: 'zoe' })).toBe(true)
    // An address that is none says nothing of a password.
    expect(isPersonalPassword('walnut99', { ...zoe, email: 'nobody' })).toBe(false)
  })

  test.each([
    ['abc99', 'abc', true],
    ['ab12', 'ab', false],
    ['princess123456', 'princess', true],
    ['princess1234567', 'princess', false],
    ['princessprincessprincess', 'princess', true],
    ['xprincessprincess', 'princess', false],
    ['princessprincessx', 'princess', false],
    ['prin1cess', 'princess', false],
    ['1princess!', 'princess', true],
    ['Prïncess', 'princess', true],
    ['abcabcab', 'nothing', true],
    ['abcdabcd', 'nothing', false],
  ])('%s is common where %s is listed: %s', (password, listed, isCommon) => {
    expect(isCommonPassword(password, (word) => word === listed)).toBe(isCommon)
  })

  test.each([
    ['Princess', true],
    ['princess1!', true],
    ['123princess', true],
    ['princessprincess', true],
    ['aaaaaaaaaa', true],
    ['abcabcabc', true],
    ['princess of wales', false],
    ['princess93847562', false],
    ['my 3 princesses', false],
  ])('%s is common: %s', (password, isCommon) => {
    expect(isCommonPassword(password, (word) => word === 'princess')).toBe(isCommon)
  })
})
