import { expect, test } from 'vitest'
import { afterSaving, type PhotoItem } from './photo-list.ts'

const item = (key: string, alt: string, path: string | null = `/uploads/${key}`): PhotoItem => ({
  ...{ key, alt, path },
  file: new File([], key),
  share: null,
  error: null,
})

test('what was added, described, moved or removed while photos were being saved stays so', () => {
  const [first, second, third] = [item('first', 'A chair '), item('second', ''), item('third', '')] as const
  const sent = [first, second, third]
  const saved = sent.map(({ path, alt }) => ({ path: path ?? '', alt: alt.trim() }))
  const added = item('added', '', null)
  const now = [third, { ...second, alt: 'A mirror' }, added]
  expect(afterSaving(now, sent, saved)).toEqual([
    { ...third, file: null },
    { ...second, file: null, alt: 'A mirror' },
    added,
  ])
  expect(afterSaving(sent, sent, saved).map(({ path, alt }) => ({ path, alt }))).toEqual(saved)
})

test('what was added and removed elsewhere meanwhile is taken over', () => {
  const sent = [item('first', ''), item('removed', ''), item('last', 'The door')]
  const saved = ['first', 'last', 'new'].map((key) => ({ path: `/uploads/${key}`, alt: `${key}, as saved` }))
  expect(afterSaving(sent, sent, saved).map(({ path, alt }) => ({ path, alt }))).toEqual(saved)
})
