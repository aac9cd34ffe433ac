/** What follows the two letters of a country in a number for value added tax, as its authority writes it. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

/** Check digits, where a plain rule has them; of a shape that is right already. */
const checks: Readonly<Record<string, (rest: string) => boolean>> = {
  // The older series ends at a multiple of 97, the newer one 55 after it.
  GB: (rest) => {
    if (!/^\d/.test(rest)) return true
    const sum = weighted(rest, [8, 7, 6, 5, 4, 3, 2, 10, 1])
    return sum % 97 === 0 || (sum + 55) % 97 === 0
  },
  // Only of the older kind of key, which is two digits.
  FR: (rest) => !/^\d\d/.test(rest) || isKeyOf(rest),
  PT: (rest) => {
    const digit = 11 - (weighted(rest, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
    return Number(rest[8]) === (digit > 9 ? 0 : digit)
  },
}

const isKeyOf = (rest: string) => (12 + 3 * (Number(rest.slice(2)) % 97)) % 97 === Number(rest.slice(0, 2))

/**
 * Whether it can be a tax number of a business there. One that begins with the letters of its country is a number for value added
 * tax and has the shape of it; of others there are too many kinds to know more than that they have digits.
 */
export function isTaxNumber(typed: string, country: string): boolean {
  const number = typed.toUpperCase().replaceAll(/[\s./-]/g, '')
  if (!/^[A-Z0-9]{5,20}$/.test(number) || !/\d/.test(number)) return false
  const letters = country === 'GR' ? 'EL' : country
  const rest = number.startsWith(letters) ? number.slice(2) : null
  const shape = shapes[letters]
  if (rest === null || !shape) return true
  return shape.test(rest) && (checks[letters]?.(rest) ?? true)
}
