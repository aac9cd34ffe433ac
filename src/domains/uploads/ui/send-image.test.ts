import { expect, test } from 'vitest'
import { untilTaken } from './send-image.ts'

const busy = (retryAfter: string | null, code = 'busy') =>
  new Response(JSON.stringify({ code }), {
    status: 503,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  })

/** Answers one after the other, the last again and again. */
async function sentTo(answers: readonly Response[]) {
  let tries = 0
  const { status } = await untilTaken(undefined, async () => answers[Math.min(tries++, answers.length - 1)] as Response)
  return { status, tries }
}

test('what somebody sends comes again while it is told so, eight times at most, and not after more than ten seconds', async () => {
  const taken = new Response('{}', { status: 201 })
  expect(await sentTo([busy('0'), busy('0'), taken])).toEqual({ status: 201, tries: 3 })
  expect(await sentTo([busy('0')])).toEqual({ status: 503, tries: 8 })
  // It may have been taken.
  expect(await sentTo([busy('0', 'database_unavailable'), taken])).toEqual({ status: 503, tries: 1 })
  for (const never of [busy('11'), busy(null), busy('Sun, 29 Nov 2026 21:00:00 GMT')])
    expect(await sentTo([never, taken])).toEqual({ status: 503, tries: 1 })
  expect(await sentTo([new Response('{}', { status: 429, headers: { 'retry-after': '0' } }), taken])).toEqual({
    ...{ status: 429, tries: 1 },
  })
})

test('who has given it up meanwhile sends it no more', async () => {
  const given = new AbortController()
  let tries = 0
  const sending = untilTaken(given.signal, async () => {
    tries++
    given.abort(new Error('Given up'))
    return busy('0')
  })
  await expect(sending).rejects.toThrow('Given up')
  expect(tries).toBe(1)
})
