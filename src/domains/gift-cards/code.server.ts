import { createHash, createHmac } from 'node:crypto'
import type { Ctx } from '../../lib/context.ts'
import { codeLetters } from './code.rules.ts'

/**
 * A hundred bits that only we can derive from the card and its version, so that it can be mailed again without being kept, and
 * is another one once the version is raised.
 */
export function codeOf({ app }: Pick<Ctx, 'app'>, giftCardId: string, version: number): string {
  const digest = createHmac('sha256', app.authSecret).update(`gift card ${giftCardId} ${version}`).digest('hex')
  const bits = BigInt(`0x${digest.slice(0, 25)}`)
  return Array.from({ length: 20 }, (_, place) => codeLetters[Number((bits >> BigInt(5 * place)) & 31n)]).join('')
}

/** What is kept of it: of so many bits nobody finds the code by its hash. */
export const hashOf = (plain: string) => createHash('sha256').update(`gift card ${plain}`).digest('hex')
