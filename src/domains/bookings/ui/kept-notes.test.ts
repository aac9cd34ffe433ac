import { afterEach, expect, test, vi } from 'vitest'
import { forgetNotes, keepNotes, keptNotes } from './kept-notes.ts'

afterEach(() => {
  forgetNotes()
  vi.unstubAllGlobals()
})

const notes = { providerId: 'maya', accountId: null, notes: 'Second floor' }

test('notes are kept for their provider, and for whoever signs in meanwhile', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  keepNotes(notes)
  expect([keptNotes('maya', 'nia'), keptNotes('maya', null), keptNotes('tom', 'nia')]).toEqual([
    'Second floor',
    'Second floor',
    '',
  ])
  keepNotes({ ...notes, accountId: 'nia' })
  expect([keptNotes('maya', 'nia'), keptNotes('maya', 'ben')]).toEqual(['Second floor', ''])
  forgetNotes()
  expect([keptNotes('maya', 'nia'), kept.size]).toEqual(['', 0])
})

test('a browser whose storage is switched off keeps them as long as the page is there', () => {
  vi.stubGlobal('sessionStorage', null)
  expect(keptNotes('maya', 'nia')).toBe('')
  keepNotes(notes)
  expect(keptNotes('maya', 'nia')).toBe('Second floor')
  forgetNotes()
  expect(keptNotes('maya', 'nia')).toBe('')
})

test('a browser whose storage is full keeps what is new, and not what was there before', () => {
  const kept = new Map([['booking-notes', JSON.stringify({ ...notes, notes: 'First floor' })]])
  let isFull = true
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  })
  expect(keptNotes('maya', 'nia')).toBe('First floor')
  keepNotes(notes)
  expect(keptNotes('maya', 'nia')).toBe('Second floor')
  isFull = false
  keepNotes({ ...notes, notes: 'Third floor' })
  expect([keptNotes('maya', 'nia'), kept.get('booking-notes')]).toEqual([
    'Third floor',
    expect.stringContaining('Third'),
  ])
})
