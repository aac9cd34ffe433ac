/** Rejects when it takes longer. What is waited for goes on. */
export function inTime<T>(work: Promise<T>, milliseconds: number, message = 'timeout exceeded'): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(message)), milliseconds)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
