// For scripts/test.mjs: the database server as a process of its own, until whoever started it lets go of it.
import { once } from 'node:events'
import start from './global-setup.ts'

const letGo = once(process, 'disconnect')
const stop = await start()
process.send?.(process.env.TEST_DATABASE_SERVER)
await letGo
await stop?.()
