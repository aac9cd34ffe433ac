import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from '../src/lib/api/work.ts'

export type Solution = { counter: number; derivedKey: string }

/** As a program that reads our description. */
export async function solve(challenge: Challenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('There is no such number')
  return { counter: solution.counter, derivedKey: solution.derivedKey }
}

export const asHeader = (challenge: Challenge, solution: Solution) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')

export const bringWork = async (challenge: Challenge) => asHeader(challenge, await solve(challenge))
