import { toMajor, toMinor } from '../../../lib/money.ts'

/** Minor units of what was typed, with a comma or a point; null for anything that is no price above zero. */
export function priceOf(typed: string, currency: string): number | null {
  const text = typed.trim().replace(',', '.')
  const minor = /^\d+(\.\d+)?$/.test(text) ? toMinor(Number(text), currency) : null
  return minor !== null && minor > 0 && minor <= 100_000_000 ? minor : null
}

/** As it is typed; empty where there is none. */
export const priceText = (minor: number | null | undefined, currency: string): string =>
  minor ? String(toMajor(minor, currency)) : ''
