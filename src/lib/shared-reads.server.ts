import type { Database } from './context.ts'

type Reading<T> = { current: Promise<T>; next: { read: () => Promise<T>; answer: Promise<T> } | null }

/**
 * Of the many who ask the same at the same moment, the first is answered at once; those who ask meanwhile share one
 * reading, which begins when that is over. No answer is older than its question: whoever has just booked sees it. Only
 * readings of the same pool are shared: a transaction sees what others do not.
 */
export function shareReads<T>(): (db: Database, key: string, read: () => Promise<T>) => Promise<T> {
  const byPool = new WeakMap<Database, Map<string, Reading<T>>>()
  return (db, key, read) => {
    const readings = byPool.get(db) ?? new Map<string, Reading<T>>()
    byPool.set(db, readings)
    const reading = readings.get(key)
    if (!reading) return begin(readings, key, read)
    if (reading.next) {
      // As of the last who asked: the others asked before.
      reading.next.read = read
      return reading.next.answer
    }
    const answer = reading.current.then(settled, settled).then(() => begin(readings, key, reading.next?.read ?? read))
    reading.next = { read, answer }
    return answer
  }
}

const settled = () => undefined

function begin<T>(readings: Map<string, Reading<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const reading: Reading<T> = { current: Promise.try(read), next: null }
  readings.set(key, reading)
  const end = () => {
    if (reading.next === null) readings.delete(key)
  }
  reading.current.then(end, end)
  return reading.current
}
