let running = 0
const listeners = new Set<() => void>()

function change(by: number) {
  running += by
  for (const listener of listeners) listener()
}

/** Some work that a call has to bring is being done here. */
export const isAtWork = () => running > 0

export function followWork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function atWork<T>(work: () => Promise<T>): Promise<T> {
  change(1)
  try {
    return await work()
  } finally {
    change(-1)
  }
}
