import { expect, test } from 'vitest'
import type { Provider } from '../../providers/contract.ts'
import { maxServicesPerBooking } from '../../scheduling/contract.ts'
import { dialogPath, journeyPath, readPageSelection } from './selection.ts'

const services = Array.from({ length: 12 }, (_, index) => ({ id: `s${index}` })) as Provider['services']
const provider = { slug: 'maya', linkTo: '/provider/maya', services }
const at = '2026-12-01T10:00:00+00:00'
const read = (path: string) => readPageSelection(new URL(path, 'https://x.test').searchParams, provider)

test('what is chosen comes back from the address of the page and of the dialog', () => {
  const chosen = { serviceIds: ['s2', 's0'], staffId: '019380f0-7b1c-7c3d-8e9f-0123456789ab', start: at }
  expect(read(journeyPath(provider, chosen))).toEqual({ ...chosen, month: null, day: null })
  expect(read(dialogPath(provider, chosen))).toEqual({ ...chosen, month: null, day: null })
  const looked = { serviceIds: [], staffId: null, start: null, month: '2026-12', day: '2026-12-24' }
  expect(read(journeyPath(provider, looked))).toEqual(looked)
  expect(dialogPath(provider, { serviceIds: [], staffId: null, start: null })).toBe('/provider/maya?book=')
})

test('what an address cannot mean is left out: unknown and repeated services, too many, dates that do not exist', () => {
  expect(read('/booking?book=s1,nobody,s1,s2').serviceIds).toEqual(['s1', 's2'])
  expect(read(`/booking?book=${services.map(({ id }) => id)}`).serviceIds).toHaveLength(maxServicesPerBooking)
  expect(read('/booking?with=zzz').staffId).toBeNull()
  expect(read('/booking?month=2026-13&day=2026-02-30&at=soon')).toMatchObject({ month: null, day: null, start: null })
})
