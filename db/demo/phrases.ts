/** What reviews of one language are put together from. {name} {area} {service} are filled in, of {his|hers} the half that suits the writer. */
export type Phrases = {
  short: readonly string[]
  /** How it came about. */
  scene: readonly string[]
  /** About the person. */
  praise: readonly string[]
  /** About the work, by profession; what has no entry falls back to `anyWork`. */
  work: Readonly<Record<string, readonly string[]>>
  anyWork: readonly string[]
  close: readonly string[]
  quibble: readonly string[]
  /** Three stars in one sentence. */
  middling: readonly string[]
  fault: Readonly<Record<string, readonly string[]>>
  anyFault: readonly string[]
  goodbye: readonly string[]
}

export type Replies = { thanks: readonly string[]; sorry: readonly string[] }
