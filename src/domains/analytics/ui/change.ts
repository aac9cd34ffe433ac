type Change = { kind: 'none' | 'first' | 'same' } | { kind: 'more' | 'fewer'; share: number }

/** Against the days before; none: nothing in either. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: now === 0 ? 'none' : 'same' }
  if (before <= 0) return { kind: 'first' }
  return { kind: now > before ? 'more' : 'fewer', share: Math.abs(now - before) / before }
}

/** How many times as much, where a percentage would be no more than a long figure. */
export const manifold = (now: number, before: number) =>
  before > 0 && now >= 10 * before ? Math.floor(now / before) : null

/** '9%', and '0.4%' rather than none. */
export function shareText(share: number, locale: string, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const maximumFractionDigits = Math.abs(share) < 0.01 ? 1 : 0
  return share
    .toLocaleString(locale, { style: 'percent', maximumFractionDigits, signDisplay })
    .replaceAll('\u202f', '\u00a0')
}

/** '+9%' in a column of changes; null: there is none to be told. */
export function signedShare(now: number, before: number, locale: string): string | null {
  const change = changeOf(now, before)
  if (change.kind === 'same') return shareText(0, locale)
  if (!('share' in change)) return null
  return shareText(change.kind === 'more' ? change.share : -change.share, locale, 'exceptZero')
}

/** Which words say what it is compared with. */
export function beforeName(days: number): 'day' | 'week' | 'fortnight' | 'fourWeeks' | 'quarter' | 'year' | 'days' {
  const names = {
    1: 'day',
    7: 'week',
    14: 'fortnight',
    28: 'fourWeeks',
    91: 'quarter',
    365: 'year',
    366: 'year',
  } as const
  return names[days as keyof typeof names] ?? 'days'
}

/** Each with all before it. */
export function runningTotals(values: readonly number[]): number[] {
  let total = 0
  return values.map((value) => {
    total += value
    return total
  })
}
