import type { TraderKind } from './contract.ts'
import type { DocumentKind, Missing } from './documents-contract.ts'

/** What a tick stands for: a trader is also in business. */
const neededBy: Readonly<Record<TraderKind, readonly DocumentKind[]>> = {
  trader: ['identity', 'registration'],
  private: ['identity'],
}

/** What is still missing for a tick. `accepted`: kinds of which a document is accepted that has not expired. */
export function missingFor(kind: TraderKind | null, accepted: readonly DocumentKind[]): Missing[] {
  const needed = neededBy[kind ?? 'trader'].filter((one) => !accepted.includes(one))
  return kind === null ? ['declaration', ...needed] : needed
}

/** A whole file by its first and last bytes: what it calls itself, anybody can say. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => String.fromCharCode(...part)
  return /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-1024)).includes('%%EOF')
}
