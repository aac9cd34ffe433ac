import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../tests/rendered.tsx'
import type { Provider, Service } from '../../domains/providers/contract.ts'
import { Services } from './services.tsx'

const service = (id: string, category: string, minutes: number, priceMinor: number) =>
  ({
    id,
    name: `The ${id}`,
    category,
    description: '',
    durationMinutes: minutes,
    priceMinor,
    currency: 'GBP',
  }) as Service

const shown = (services: Service[]) =>
  rendered(<Services provider={{ slug: 'maya', linkTo: '/provider/maya', services } as unknown as Provider} />)

test('services stand under their category, each with its duration, price and way to book; a button for every category', () => {
  const html = shown([
    service('cut', 'Hair', 30, 4000),
    service('shave', 'Beard', 75, 2550),
    service('dye', 'Hair', 60, 0),
  ])
  const buttons = [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>(.*?)<\/button>/g)]
  expect(buttons.map(([, isPressed, name]) => [name, isPressed])).toEqual([
    ['All', 'true'],
    ['Hair', 'false'],
    ['Beard', 'false'],
  ])
  const groups = html.split('<h3').slice(1)
  expect(groups.map((group) => textIn(`<h3${group}`))).toEqual([
    'Hair The cut £40.00 30 mins Book The dye Contact for pricing 1 hr Book',
    'Beard The shave £25.50 1h 15m Book',
  ])
  expect(
    [...html.matchAll(/href="([^"]*)"[^>]*aria-label="(Book: [^"]*)"/g)].map(([, to, name]) => [name, to]),
  ).toEqual([
    ['Book: The cut', '/booking?provider=maya&amp;book=cut'],
    ['Book: The dye', '/booking?provider=maya&amp;book=dye'],
    ['Book: The shave', '/booking?provider=maya&amp;book=shave'],
  ])
})

test('of one category there is nothing to choose', () => {
  const html = shown([service('cut', 'Hair', 30, 4000), service('dye', 'Hair', 60, 6000)])
  expect(html).not.toContain('<button')
  expect(textIn(html)).toContain('The dye')
})
