import { bookingCaps } from './domains/holds/settings.server.ts'
import { platformFee } from './domains/payments/settings.server.ts'
import { uploadCaps } from './domains/uploads/settings.server.ts'
import { type Config, parseConfig } from './lib/config.server.ts'
import type { Environment, NumberSetting } from './lib/settings.server.ts'

/** The only list of what domains let the environment decide. */
const settings: readonly NumberSetting[] = [
  ...[...Object.values(bookingCaps), ...Object.values(uploadCaps), ...Object.values(platformFee)],
]

export const readConfig = (env: Environment): Config => parseConfig(env, settings)
