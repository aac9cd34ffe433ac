import { useEffect, useState } from 'react'
import { call } from '../../identity/ui/session.ts'
import { type Reviewer, reviewing } from '../reviewing-contract.ts'

const keptMs = 5 * 60_000
const atOnce = 50
type Kept = { reviewer: Promise<Reviewer | null>; until: number }
const kept = new Map<string, Kept>()
let waiting: { id: string; answer: (reviewer: Reviewer | null) => void }[] = []

/** Null: it could not be found out, and is asked again the next time. */
export function lookUpReviewer(id: string): Promise<Reviewer | null> {
  const known = kept.get(id)
  if (known && known.until > Date.now()) return known.reviewer
  const { promise, resolve } = Promise.withResolvers<Reviewer | null>()
  kept.set(id, { reviewer: promise, until: Date.now() + keptMs })
  // Those of one list are one request.
  if (waiting.length === 0) setTimeout(ask)
  waiting.push({ id, answer: resolve })
  return promise
}

async function ask() {
  const asked = waiting
  waiting = []
  for (let from = 0; from < asked.length; from += atOnce) {
    const part = asked.slice(from, from + atOnce)
    const found = await call(reviewing.lookUp, { ids: part.map(({ id }) => id).join() }).catch(() => null)
    for (const { id, answer } of part) {
      if (!found) kept.delete(id)
      answer(found?.users.find((user) => user.id === id) ?? null)
    }
  }
}

/** Who wrote a review, for those who may know; null: nobody says, and the names of the review stand. */
export function useReviewer(customerId: string | null): Reviewer | null {
  const [reviewer, setReviewer] = useState<Reviewer | null>(null)
  useEffect(() => {
    if (customerId === null) return setReviewer(null)
    let isGone = false
    lookUpReviewer(customerId).then((found) => isGone || setReviewer(found))
    return () => {
      isGone = true
    }
  }, [customerId])
  return reviewer
}
