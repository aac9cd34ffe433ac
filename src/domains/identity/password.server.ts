import { hash, verify } from '@node-rs/argon2'
import { AppError, busy } from '../../lib/api/errors.ts'
import { isCommonPassword, isPersonalPassword, type PasswordOwner } from './password.rules.ts'

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxRunning = 2
const maxWaiting = 32

let running = 0
const waiting: (() => void)[] = []

/** Hashing fills a core for 20 ms: two at a time, a short queue, the rest is asked to come again. */
async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw busy(2)
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

/** Made with less work than we ask for today. */
export function isWeakHash(passwordHash: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? []
  return !(Number(memory) >= parameters.memoryCost && Number(time) >= parameters.timeCost)
}

let listed: Promise<ReadonlySet<string>> | null = null
/** 49,000 of them, unpacked by the first who needs one. */
const commonPasswords = () => {
  listed ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return listed
}

/** Refuses what would be tried first. Only for new ones: whoever has one already gets in by it. `field`: of the input. */
export async function checkPassword(field: string, password: string, owner: PasswordOwner): Promise<void> {
  const common = await commonPasswords()
  if (isPersonalPassword(password, owner)) {
    throw refusal('password_personal', field, 'Please choose a password without your name, your address or ours.')
  }
  if (isCommonPassword(password, (word) => common.has(word))) {
    throw refusal(
      'password_common',
      field,
      'Many people use this password, so it is tried first. Please choose another.',
    )
  }
}

const refusal = (code: string, field: string, message: string) =>
  new AppError('invalid', code, message, { fields: { [field]: message } })
