import type { NumberSetting } from '../../lib/settings.server.ts'

/** What one account may have uploaded at once. */
export const uploadCaps = {
  images: { name: 'MAX_UPLOADS', fallback: 200, min: 1, max: 1_000_000 },
  megabytes: { name: 'MAX_UPLOADS_MB', fallback: 100, min: 1, max: 1_000_000 },
} as const satisfies Record<string, NumberSetting>
