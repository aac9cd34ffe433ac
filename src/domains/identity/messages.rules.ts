/** Minutes past midnight; beyond it where the end is earlier than the beginning. */
export function isQuiet(minute: number, { from, to }: { from: number; to: number }): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}
