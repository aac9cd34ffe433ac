/** What an answer of the API tells of the site's state beside what was asked for. */
export type Heard = { isWrite: boolean; isRefusal: boolean; isReadOnly: boolean }

let since: 'told' | 'refused' | null = null
const listeners = new Set<() => void>()

/** A refused write says so until one is taken; a node that says so of itself is believed when it no longer does. */
export function hear({ isWrite, isRefusal, isReadOnly: isSaid }: Heard) {
  const before = since
  if (isSaid) since = isRefusal ? 'refused' : (since ?? 'told')
  else if (!isRefusal && (isWrite || since === 'told')) since = null
  if ((before === null) !== (since === null)) for (const listener of listeners) listener()
}

export const isReadOnly = () => since !== null

export function onReadOnly(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
