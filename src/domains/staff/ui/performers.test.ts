import { describe, expect, test } from 'vitest'
import { asksWho } from './performers-field.tsx'

describe('who offers a service is asked', () => {
  const staff = [
    { id: 'ana', name: 'Ana' },
    { id: 'ben', name: 'Ben' },
  ]

  test('where several people work', () => {
    expect(asksWho({ staff }, null)).toBe(true)
    expect(asksWho({ staff }, [])).toBe(true)
  })

  test('not of somebody who works alone and offers all of it', () => {
    expect(asksWho({ staff: staff.slice(0, 1) }, null)).toBe(false)
  })

  test('of whoever is left alone with what was not everybody’s: nobody offers it, or at a price of their own', () => {
    const own = { staffId: 'ana', durationMinutes: 45, priceMinor: 9000 }
    expect(asksWho({ staff: staff.slice(0, 1) }, [])).toBe(true)
    expect(asksWho({ staff: staff.slice(0, 1) }, [own])).toBe(true)
  })
})
