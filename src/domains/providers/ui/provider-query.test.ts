import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { providerQuery } from './provider-query.ts'

test('a provider’s record is asked for once in five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const queries = new QueryClient()
    const asked = vi.fn(async () => ({ name: 'Maya' }) as never)
    const ask = (slug: string) => queries.fetchQuery({ ...providerQuery(slug), queryFn: asked })
    await ask('maya')
    vi.advanceTimersByTime(5 * 60_000 - 1)
    await ask('maya')
    expect(asked).toHaveBeenCalledTimes(1)
    await ask('tom')
    vi.advanceTimersByTime(1)
    await ask('maya')
    expect(asked).toHaveBeenCalledTimes(3)
    queries.clear()
  } finally {
    vi.useRealTimers()
  }
})
