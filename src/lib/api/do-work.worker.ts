import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// Tries number after number, on the thread that a page gives it.
handler({ deriveKey })
