import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const sealingKey = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))

/** The key of an app, for the database: whoever reads or copies a row without the server's secret has nothing. */
export function sealKey(secret: Uint8Array, accountId: string, key: string): Buffer {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, sealingKey(secret), iv).setAAD(Buffer.from(accountId))
  return Buffer.concat([iv, sealing.update(key, 'ascii'), sealing.final(), sealing.getAuthTag()])
}

/** null: it was sealed with another secret, or for another account. */
export function openKey(secret: Uint8Array, accountId: string, box: Buffer): string | null {
  const opening = createDecipheriv(cipher, sealingKey(secret), box.subarray(0, ivBytes))
  opening.setAAD(Buffer.from(accountId)).setAuthTag(box.subarray(-tagBytes))
  try {
    return opening.update(box.subarray(ivBytes, -tagBytes), undefined, 'ascii') + opening.final('ascii')
  } catch {
    return null
  }
}
