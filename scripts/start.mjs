import { build, install, memory, runInOurPlace, runScript } from './setup.mjs'

await runScript(async () => {
  await install()
  await build()
  await runInOurPlace(['build/server/main.js'], { ...memory, ...process.env, NODE_ENV: 'production' })
})
