import { build, install, memory, runInOurPlace, runScript } from './setup.mjs'

await runScript(async () => {
  await install()
  await build()
  await runInOurPlace(['src/main.ts'], { ...memory, ...process.env, NODE_ENV: 'production' })
})
