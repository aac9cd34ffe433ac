type ReadAnew = {
  read: () => Promise<void>
  /** After each, also where it failed: what was made meanwhile may be of neither. */
  after: () => void
  failed: (err: unknown) => void
  againMs?: number
}

/** One at a time, so that what was read first never comes last; asked for meanwhile, it is read once more. Until it succeeds. */
export function readAnew({ read, after, failed, againMs = 5000 }: ReadAnew) {
  let isReading = false
  let isAsked = false
  let isOver = false
  let later: NodeJS.Timeout | undefined
  const run = async () => {
    isReading = true
    clearTimeout(later)
    while (isAsked && !isOver) {
      isAsked = false
      try {
        await read()
      } catch (err) {
        failed(err)
        clearTimeout(later)
        if (!isOver) later = setTimeout(ask, againMs).unref()
      }
      after()
    }
    isReading = false
  }
  const ask = () => {
    isAsked = true
    if (!isReading) void run()
  }
  const end = () => {
    isOver = true
    clearTimeout(later)
  }
  return { ask, end }
}
