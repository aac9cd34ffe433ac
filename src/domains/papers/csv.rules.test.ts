import { expect, test } from 'vitest'
import { csvCell, csvOf } from './csv.rules.ts'
import { csvRow } from './entries.rules.ts'

test.each([
  ['Nia', 'Nia'],
  ['Okafor, Nia', '"Okafor, Nia"'],
  ['the "Shears"', '"the ""Shears"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', '"\'=1+1"'],
  ['+44 20', '"\'+44 20"'],
  ['-2', '"\'-2"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  [' =1', '"\' =1"'],
  ['＝1', '"\'＝1"'],
  ['\t=1', '"\'\t=1"'],
  ['a=b', 'a=b'],
  ['', ''],
] as const)('the cell %o is written %o', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('rows end as the standard says, after the mark of the encoding', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['1', 'é'],
    ]),
  ).toBe('\ufeffa,b\r\n1,é\r\n')
})

test.each([
  ['GBP', 30, '0.30', ''],
  ['JPY', 500, '500', ''],
  ['KWD', -1230, '', '1.230'],
  ['KWD', -5, '', '0.005'],
] as const)('%s %i is %o in debit and %o in credit', (currency, amountMinor, debit, credit) => {
  const entry = {
    at: '',
    postingId: '',
    kind: 'charge',
    account: 'paid_ahead',
    bookingId: null,
    giftCardId: null,
    subscriptionId: null,
    tipId: null,
    customer: '',
  }
  expect(csvRow({ ...entry, currency, amountMinor }).slice(4, 7)).toEqual([currency, debit, credit])
})
