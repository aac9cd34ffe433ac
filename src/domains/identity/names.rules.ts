export type PersonNames = { firstName: string; lastName: string; displayName: string | null }

const trimmed = ({ firstName, lastName, displayName }: PersonNames) =>
  [firstName.trim(), lastName.trim(), displayName?.trim() ?? ''] as const

/** What those read whom the person has to do with: first and last name, else the display name. Column `full_name`. */
export function fullName(names: PersonNames): string {
  const [first, last, display] = trimmed(names)
  return `${first} ${last}`.trim() || display
}

/** What everybody reads: never the whole last name. */
export function publicName(names: PersonNames): string {
  const [first, last, display] = trimmed(names)
  const [letter] = last
  const initial = letter ? `${letter}.` : ''
  return (first ? `${first} ${initial}`.trim() : display) || initial
}
