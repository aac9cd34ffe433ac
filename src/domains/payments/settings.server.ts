import type { NumberSetting } from '../../lib/settings.server.ts'

/** What the operator takes of a card payment, in hundredths of a percent. */
export const platformFee = {
  basisPoints: { name: 'PLATFORM_FEE_BASIS_POINTS', fallback: 0, min: 0, max: 5000 },
} as const satisfies Record<string, NumberSetting>
