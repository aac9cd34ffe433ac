export type Choose = (many: number) => number

/** The same every time. */
export function chooser(seed: number): Choose {
  let state = seed * 2_654_435_761 || 1
  return (many) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.abs(state) % many
  }
}
