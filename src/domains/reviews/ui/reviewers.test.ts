import { beforeEach, expect, test, vi } from 'vitest'
import { lookUpReviewer } from './reviewers.ts'

const asked: string[] = []
let isDown = false
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const ids =
      new URL(String(url instanceof Request ? url.url : url), 'http://localhost').searchParams.get('ids') ?? ''
    asked.push(ids)
    if (isDown) throw new TypeError('Failed to fetch')
    const users = ids.split(',').map((id) => ({ id, name: `Ann ${id}`, initials: 'AM' }))
    return Response.json({ success: true, data: { users } })
  })
})

test('who wrote the reviews of a list is one request, kept for five minutes; a failure is asked again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const both = await Promise.all(['a', 'b', 'a'].map(lookUpReviewer))
    expect(both.map((reviewer) => reviewer?.id)).toEqual(['a', 'b', 'a'])
    expect(asked).toEqual(['a,b'])
    vi.advanceTimersByTime(5 * 60_000 - 1)
    await lookUpReviewer('a')
    expect(asked).toHaveLength(1)
    vi.advanceTimersByTime(1)
    isDown = true
    expect(await lookUpReviewer('a')).toBeNull()
    isDown = false
    expect(await lookUpReviewer('a')).toMatchObject({ id: 'a' })
    expect(asked).toEqual(['a,b', 'a', 'a'])
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
