import { AppError } from '../src/lib/api/errors.ts'
import { translate } from '../src/lib/db.server.ts'

/** As a client that is told to come back: more people than connections may wait longer than one is let wait. */
export async function persistently<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const refused = translate(error)
      if (!(refused instanceof AppError) || refused.code !== 'busy') throw error
    }
  }
}

/** The code an attempt is refused with; 'done' when it is not. */
export function codeOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'done',
    // What is no refusal says what it is.
    (error: AppError) => error.code ?? String(error),
  )
}
