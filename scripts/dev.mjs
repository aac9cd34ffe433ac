import { install, runInOurPlace, runScript } from './setup.mjs'

await runScript(async () => {
  await install()
  await runInOurPlace(['src/main.ts', '--dev'], { NODE_ENV: 'development' })
})
