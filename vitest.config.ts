import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/slowest-first.ts'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    pool: 'forks',
    // More than two cores: some always wait, for a process, a clock or a database.
    maxWorkers: 3,
    // Nothing of ours keeps anything in its modules that another file could meet: they are loaded once.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
