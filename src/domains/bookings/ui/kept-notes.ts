import { keepHere, readKept } from '../../../lib/kept.ts'

type Kept = { providerId: string; accountId: string | null; notes: string }

const key = 'booking-notes'

function kept(): Kept | null {
  try {
    return JSON.parse(readKept(key, 'sessionStorage') ?? 'null')
  } catch {
    return null
  }
}

/** The notes typed here for this provider, through a reload and signing in; never what somebody else has typed. */
export function keptNotes(providerId: string, accountId: string | null): string {
  const found = kept()
  const isOwn = found?.providerId === providerId && (found.accountId === null || found.accountId === accountId)
  return isOwn ? found.notes : ''
}

export function keepNotes(notes: Kept) {
  keepHere(key, JSON.stringify(notes), 'sessionStorage')
}

export function forgetNotes() {
  keepHere(key, null, 'sessionStorage')
}
