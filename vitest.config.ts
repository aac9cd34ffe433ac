import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/slowest-first.ts'

/** What runs servers of its own under load, or says how long something takes: not beside everything else. */
const measured = ['tests/{crash,restart,storm,stream,fuzz,nodes,replica}.test.ts', 'src/lib/jobs.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/global-setup.ts',
    setupFiles: 'tests/begin.ts',
    pool: 'forks',
    // Nothing of ours keeps anything in its modules that another file could meet: they are loaded once.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    // For what hangs, not for what is slow: a machine with other work on it takes three times as long.
    testTimeout: 60_000,
    // The first who asks for the demo city makes it.
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/*.test.ts'],
          exclude: measured,
          // More than two cores: some always wait, for a process, a clock or a database.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'measured', include: measured, maxWorkers: 2, sequence: { groupOrder: 2 } } },
    ],
  },
})
