/** What a day has brought in one currency, gains and losses. */
export type DayOfMoney = { day: string; currency: string; amountMinor: number }
export type PaidDay = DayOfMoney & { arrivesOn: string; status: 'pending' | 'in_transit' | 'paid' }

/** From the end of the day until it is in the bank. */
const daysOnTheWay = 2
const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * What a day has brought is paid out as one sum once it is over, the latest day first. A day that has lost more than it has
 * brought pays nothing: the next ones make up for it.
 */
export function payoutsOf(days: readonly DayOfMoney[], today: string): PaidDay[] {
  const lost = new Map<string, number>()
  const paid: PaidDay[] = []
  for (const { day, currency, amountMinor } of [...days].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const sum = amountMinor + (lost.get(currency) ?? 0)
    lost.set(currency, Math.min(0, sum))
    if (sum <= 0) continue
    const arrivesOn = after(day, daysOnTheWay)
    const status = today >= arrivesOn ? 'paid' : today > day ? 'in_transit' : 'pending'
    paid.push({ day, currency, amountMinor: sum, arrivesOn, status })
  }
  return paid.reverse()
}
