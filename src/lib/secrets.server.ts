import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.server.ts'

/** The key that signs tokens: configured, else made at the first start and kept in the data folder. */
export function readAuthSecret(config: Config): Uint8Array {
  if (config.authSecret) return Buffer.from(config.authSecret)
  const file = join(config.dataDir, 'auth-secret')
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file)
}
