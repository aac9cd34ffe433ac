import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { late } from './late.ts'

test('a part of a page whose file has not come after 120 seconds breaks, and says why', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const Part = late(() => new Promise<never>(() => {}))
    const errors: unknown[] = []
    const page = (
      <Suspense>
        <Part />
      </Suspense>
    )
    await renderToReadableStream(page, { onError: (error) => void errors.push(error) })
    const afterwards = () => new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(119_999)
    await afterwards()
    expect(errors).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await afterwards()
    expect(errors).toEqual([new Error('Loading a part of the page timed out')])
  } finally {
    vi.useRealTimers()
  }
})
