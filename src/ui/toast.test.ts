import { beforeEach, expect, test, vi } from 'vitest'

// What was said before anything could show it stays within one page.
let toasts: typeof import('./toast.ts')
beforeEach(async () => {
  vi.resetModules()
  toasts = await import('./toast.ts')
})

const said = (message: string) => ({ message, type: 'info' as const })

test('what is said early is shown once something can, in its order, and not when it was taken back', () => {
  let woken = 0
  const stop = toasts.subscribeToasts(() => woken++)
  expect(toasts.hasToasts()).toBe(false)
  toasts.showToast(said('one'))
  const close = toasts.showToast(said('two'))
  toasts.showToast(said('three'))
  expect([woken, toasts.hasToasts()]).toEqual([3, true])
  close()
  const shown: string[] = []
  const closed: string[] = []
  toasts.deliverToasts(({ message }) => {
    shown.push(message)
    return () => closed.push(message)
  })
  expect(shown).toEqual(['one', 'three'])
  toasts.showToast(said('four'))()
  expect([shown, closed]).toEqual([['one', 'three', 'four'], ['four']])
  stop()
  expect(woken).toBe(3)
})

test('what was said early can be taken away after it is shown', () => {
  const close = toasts.showToast(said('saving'))
  const closed: string[] = []
  toasts.deliverToasts(
    ({ message }) =>
      () =>
        closed.push(message),
  )
  close()
  expect(closed).toEqual(['saving'])
})
