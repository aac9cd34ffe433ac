/** The wall clock of whoever looks, in the form that `formatDate` and its like take. */
export function localTime(iso: string): string {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
}
