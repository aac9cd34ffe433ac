import { build, install, runInOurPlace, runScript, serverFlags } from './setup.mjs'

await runScript(async () => {
  await install()
  await build()
  await runInOurPlace([...serverFlags, 'src/main.ts'], { NODE_ENV: 'production' })
})
