/** Months of the calendar as text, '2026-11': no zone, no clock. */

export function isMonth(text: string): boolean {
  return /^[1-8]\d{3}-(0[1-9]|1[0-2])$/.test(text)
}

/** A day of the calendar, '2026-11-22'. */
export function isDay(text: string): boolean {
  const month = text.slice(0, 7)
  return isMonth(month) && datesOfMonth(month).dates.includes(text)
}

export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/** The dates of the month, and how many days of the week come before the first; weeks begin on Monday. */
export function datesOfMonth(month: string): { dates: string[]; before: number } {
  const first = new Date(`${month}-01T00:00:00Z`)
  const last = Number(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate())
  const dates = Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  return { dates, before: (first.getUTCDay() + 6) % 7 }
}
