import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../lib/api/errors.ts'

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxRunning = 2
const maxWaiting = 32

let running = 0
const waiting: (() => void)[] = []

/** Hashing fills a core for 20 ms: two at a time, a short queue, the rest is asked to come again. */
async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) {
      throw new AppError('unavailable', 'busy', 'We are very busy right now. Please try again.', {
        retryAfterSeconds: 2,
      })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return withTurn(() => hash(password, parameters))
}

// A hash of nothing anyone can type, so that an unknown address takes as long as a wrong password.
const nobody = hash(`${Math.random()}`, parameters)

export function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return withTurn(async () => (await verify(passwordHash ?? (await nobody), password)) && passwordHash !== null)
}
