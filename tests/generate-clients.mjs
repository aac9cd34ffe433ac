// node tests/generate-clients.mjs FOLDER: the clients that two generators make of openapi.json in that folder.
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder] = process.argv.slice(2)
// Both write TypeScript with its old programming interface, which version 7 no longer has.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? '@typescript/typescript6' : specifier, context),
})
const { default: typesOf, astToString } = await import('openapi-typescript')
const { createClient } = await import('@hey-api/openapi-ts')

const input = join(folder, 'openapi.json')
writeFileSync(join(folder, 'schema.ts'), astToString(await typesOf(pathToFileURL(input))))
await createClient({
  input,
  output: { path: join(folder, 'sdk'), importFileExtension: '.ts' },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'warn' },
})
