/** What PostgreSQL and its connections call what went wrong. */
export const lockNotAvailable = '55P03'
export const deadlockDetected = '40P01'
export const undefinedTable = '42P01'

export function postgresCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** The constraint a Postgres error names, so that a verb can say what it means; a table in parts adds the part's number. */
export function violatedConstraint(error: unknown): string | null {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint.replace(/_\d+$/, '')
    : null
}
