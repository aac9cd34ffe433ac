import { toMinor } from '../../../lib/money.ts'

/** Minor units of what was typed, with a comma or a point; null for anything that is no price above zero. */
export function priceOf(typed: string, currency: string): number | null {
  const text = typed.trim().replace(',', '.')
  const minor = /^\d+(\.\d+)?$/.test(text) ? toMinor(Number(text), currency) : null
  return minor !== null && minor > 0 && minor <= 100_000_000 ? minor : null
}
