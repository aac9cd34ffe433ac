import { describe, expect, test } from 'vitest'
import { WaitingWishes, wishOf, wordsOfNames } from './unmet.rules.ts'

const trade = wordsOfNames(['Hair Styling & Barbering', 'Prothésiste ongulaire', 'Yoga Instructor'])

describe('what is kept of a search', () => {
  test.each([
    ['Ongles', { words: 'nails', isTrade: true }],
    ['uñas', { words: 'nails', isTrade: true }],
    ['best nail salon near me', { words: 'nails', isTrade: true }],
    ['Barber beard trim', { words: 'barber beard trim', isTrade: true }],
    ['trim beard BARBER', { words: 'barber beard trim', isTrade: true }],
    ['dog grooming', { words: 'dog grooming', isTrade: false }],
    ['prothésiste', { words: 'prothesiste', isTrade: true }],
    ['Nia Campbell', { words: 'campbell nia', isTrade: false }],
  ])('of “%s” is %j', (typed, wish) => expect(wishOf(typed, trade)).toEqual(wish))

  const tooMuch = [
    'aa bb cc dd ee ff',
    'x'.repeat(60),
    ['a', 'b', 'c', 'd', 'e'].map((each) => each.repeat(19)).join(' '),
  ]
  const ofPeople = ['020 7946 0000', '٠٢٠٧٩٤٦', 'E2 0HU', 'flat 5', 'anna.millerova@example.com', 'nails anna＠example']

  test.each(['', ' ', '%', 'salon near me', ...ofPeople, ...tooMuch])('of “%s” is nothing', (typed) =>
    expect(wishOf(typed, trade)).toBeNull(),
  )
})

describe('words that may be a name', () => {
  const hour = 3_600_000
  const start = Date.parse('2027-03-01T10:05:00Z')

  test('are told once they were searched for in three hours, with all searches so far, and then each at once', () => {
    const waiting = new WaitingWishes()
    expect(waiting.add('campbell', start, 4)).toBeNull()
    expect(waiting.add('campbell', start + 1000, 2)).toBeNull()
    expect(waiting.add('campbell', start + hour, 1)).toBeNull()
    const first = Math.floor(start / hour)
    expect(waiting.add('campbell', start + 5 * hour, 3)).toEqual(
      new Map([
        [first, 6],
        [first + 1, 1],
        [first + 5, 3],
      ]),
    )
    const next = waiting.add('campbell', start + 6 * hour, 2)
    expect([...(next ?? [])].filter(([, count]) => count > 0)).toEqual([[first + 6, 2]])
  })

  test('are forgotten after a week, and the oldest where there are too many', () => {
    const waiting = new WaitingWishes()
    waiting.add('campbell', start, 1)
    waiting.add('campbell', start + hour, 1)
    expect(waiting.add('campbell', start + 8 * 24 * hour, 1)).toBeNull()
    expect(waiting.size).toBe(1)
    for (let index = 0; index < 6000; index++) waiting.add(`word ${index}`, start + 8 * 24 * hour, 1)
    expect(waiting.size).toBe(5000)
  })
})
