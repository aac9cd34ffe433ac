/** It ends at the midnight after its last day, on the provider's clock: that day as one reads it there. */
export function lastDay(endsAt: string): string {
  const midnight = new Date(`${endsAt.slice(0, 19)}Z`)
  return new Date(midnight.getTime() - 1000).toISOString().slice(0, 19)
}
