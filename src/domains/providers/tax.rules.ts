/** '20', '5.5', '5,5' as hundredths of a percent; null: no rate from 0 to 99.99. */
export function basisPointsOf(typed: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  return Number(whole + fraction.padEnd(2, '0'))
}

/** The same for a field, with the reader's decimal sign. */
export function basisPointsText(basisPoints: number, locale: string): string {
  const digits = String(basisPoints).padStart(3, '0')
  const [whole, fraction] = [digits.slice(0, -2), digits.slice(-2).replace(/0+$/, '')]
  return fraction === '' ? whole : `${whole}${locale.startsWith('en') ? '.' : ','}${fraction}`
}
