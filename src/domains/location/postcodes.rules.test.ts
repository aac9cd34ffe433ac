import { describe, expect, test } from 'vitest'
import { codesIn, readPostcodes } from './postcodes.rules.ts'

test.each([
  ['e2 7mk', ['e27mk', 'e2']],
  ['e27mk', ['e27mk', 'e2']],
  ['e1 7aa', ['e17aa', 'e1']],
  ['e17 7aa', ['e177aa', 'e17']],
  ['w1t4jd', ['w1t4jd', 'w1t']],
  ['e1 7', ['e1']],
  ['sw1a 1a', ['sw1a']],
  ['75 011', ['75011']],
  ['d02 x285', ['d02x285']],
  ['london', []],
])('%s is looked up as %j', (words, codes) => {
  expect(codesIn(words)).toEqual(codes)
})

describe('a table of postcodes', () => {
  const bethnalGreen = { code: 'E2', lat: 51.5273, lng: -0.0554, name: 'Bethnal Green' }

  test('is read with and without its columns, as spreadsheets write it', () => {
    const line = 'E2,51.5273,-0.0554,Bethnal Green'
    for (const csv of [line, `code,latitude,longitude,name\n${line}\n`, `\uFEFF"Code",b,c,d\r\n${line}\r\n\r\n`])
      expect(readPostcodes(csv)).toEqual([bethnalGreen])
    expect(readPostcodes(`${line}\n"E2 7MK", 51, 0 ,"Green, ""The"""\n1000-205,38.7,-9.1,Lisboa`)).toEqual([
      bethnalGreen,
      { code: 'E2 7MK', lat: 51, lng: 0, name: 'Green, "The"' },
      { code: '1000-205', lat: 38.7, lng: -9.1, name: 'Lisboa' },
    ])
  })

  test.each([
    ['', 'it holds no postcode'],
    ['code,latitude,longitude,name\n', 'it holds no postcode'],
    ['E2,51,0,A\nE3,51,0', 'line 2: has 3 columns; there are four: code, latitude, longitude, name'],
    ['E2,51,0,A,B', 'line 1: has 5 columns; there are four: code, latitude, longitude, name'],
    ['E2,51,0,"A', 'line 1: a quotation mark is not closed'],
    ['London,51,0,A', "line 1: 'London' is no postcode"],
    [',51,0,A', "line 1: '' is no postcode"],
    ['E2,,0,A', 'line 1: the latitude must be a number from -90 to 90'],
    ['E2,91,0,A', 'line 1: the latitude must be a number from -90 to 90'],
    ['E2,51,181,A', 'line 1: the longitude must be a number from -180 to 180'],
    ['E2,51,0,', 'line 1: the name must have 1 to 100 letters'],
    ['E2,51,0,A\n\ne 2,51,0,A', 'line 3: e 2 stands there twice'],
  ])('that is broken is refused: %j', (csv, reason) => {
    expect(() => readPostcodes(csv)).toThrow(new Error(reason))
  })

  test('has as many as memory is for', () => {
    const lines = Array.from({ length: 100_001 }, (_, index) => `A${index},51,0,A`).join('\n')
    expect(() => readPostcodes(lines)).toThrow('line 100001: there may be 100000 postcodes')
  })
})
