import { generateSync } from 'otplib'
import { demoKey } from './accounts.ts'

// Each is taken once: whoever has just used this one waits for the next.
const seconds = 30 - (Math.floor(Date.now() / 1000) % 30)
process.stdout.write(`${generateSync({ secret: demoKey })}  (for ${seconds} more seconds)\n`)
