import { startBuiltServer } from '../built-server.ts'

export default async function setup() {
  const server = await startBuiltServer()
  process.env.E2E_ORIGIN = server.origin
  process.env.E2E_DATA_DIR = server.dataDir
  return server.stop
}
