import type { Answer, Bring } from './call.ts'
import type { Challenge } from './work.ts'

/** Somebody whose network changes meanwhile is asked anew. */
const mostWork = 3

type Work = (challenge: Challenge, signal: AbortSignal | undefined) => Promise<string>

/** Does what an answer asks for and calls again; where that cannot be done, the refusal stays. */
export const bringing =
  (work: Work): Bring =>
  async (refused, again, signal) => {
    let answer = refused
    for (let times = 0; times < mostWork; times++) {
      const challenge = challengeIn(answer)
      const brought = challenge && (await work(challenge, signal).catch(() => null))
      if (!brought || signal?.aborted) break
      answer = await again(brought)
    }
    return answer
  }

function challengeIn({ response, body }: Answer): Challenge | null {
  const { code, data } = (body ?? {}) as { code?: string; data?: { challenge: Challenge } }
  return response.status === 429 && code === 'work_needed' ? (data?.challenge ?? null) : null
}
