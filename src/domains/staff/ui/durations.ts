/** Minutes that are offered for a service; any other can be typed into the API. */
export const durations = [10, 15, 20, 30, 45, 60, 75, 90, 105, 120, 150, 180, 240, 300, 360, 480, 600, 720]

/** What is offered in a list, with what is set already. */
export const withOwn = (offered: readonly number[], own: number) =>
  [...new Set([...offered, own])].sort((a, b) => a - b)
