/** '09:30', '23:59'. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

/** Minutes past midnight as '7:00 PM'; 1440 and more wrap to the next day. */
export function clockTime12(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
