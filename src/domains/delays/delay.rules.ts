/** An unbroken stretch of work of one staff member, without buffers. Instants in milliseconds. */
export type Piece = {
  /** Of a booking, or of what was entered by hand. */
  takerId: string
  staffId: string
  start: number
  end: number
  /** When it begins as far as its customer knows: as planned, or as they were told last. */
  begins: number
  /** So long after the piece of the same booking before it, at least: its processing time. */
  afterMs: number
}

export type Late = { saidAt: number; freeFrom: number }

const endOf = ({ start, end, begins }: Piece) => begins + end - start

/** Who is with somebody ends so much later; who is not begins so much later, with the day if it has not begun. */
export function freeFrom(
  pieces: readonly Piece[],
  opens: number | null,
  { saidAt, minutes }: { saidAt: number; minutes: number },
): number {
  const busy = pieces.filter((piece) => piece.begins <= saidAt && endOf(piece) > saidAt).map(endOf)
  const base = busy.length > 0 ? Math.max(...busy) : Math.max(saidAt, opens ?? saidAt)
  return base + minutes * 60_000
}

const soonMs = 5 * 60_000

/**
 * When each will begin: as planned, or as soon as everybody it needs has time. Gaps and buffers are used up first. Whoever waits
 * past their planned start is expected in a few minutes at the earliest: nobody is told of a time that is over.
 */
export function expectedStarts(
  pieces: readonly Piece[],
  late: ReadonlyMap<string, Late>,
  now: number,
): ReadonlyMap<string, number> {
  const [expected, freeAt] = [new Map<string, number>(), new Map<string, number>()]
  const before = new Map<string, number>()
  const soon = (Math.floor(now / soonMs) + 1) * soonMs
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    const { takerId, staffId, start, end, afterMs } = piece
    const one = late.get(staffId)
    const hadBegun = !one || piece.begins <= one.saidAt
    const isWaiting = start <= now && piece.begins > now
    const begins = Math.max(
      piece.begins <= now ? piece.begins : start,
      freeAt.get(staffId) ?? start,
      (before.get(takerId) ?? start - afterMs) + afterMs,
      hadBegun ? start : one.freeFrom,
      isWaiting ? soon : start,
    )
    const isRunning = one && hadBegun && endOf(piece) > one.saidAt
    const ends = Math.max(begins + end - start, isRunning ? one.freeFrom : 0)
    freeAt.set(staffId, ends)
    before.set(takerId, ends)
    if (!expected.has(takerId)) expected.set(takerId, begins)
  }
  return expected
}

export type Told = { startsAt: number; expectedAt: number }

/** Whether a customer hears of it: another time than they were told last, or that it is as planned again. */
export function isNews(start: number, expected: number, told: Told | null): boolean {
  const known = told?.startsAt === start ? told.expectedAt : start
  return known !== expected
}
