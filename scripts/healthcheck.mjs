// Whether the server on this machine lives: for a container, which has no other program to ask it with.
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/health/live`
const lives = await fetch(address, { signal: AbortSignal.timeout(2000) }).then(
  (answer) => answer.ok,
  () => false,
)
process.exitCode = lives ? 0 : 1
