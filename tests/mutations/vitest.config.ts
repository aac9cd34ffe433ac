import { defineConfig } from 'vitest/config'

/** Of all tests those that look at rules and values and answer in milliseconds: they run once per change of one sign. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/domains/**/rules.test.ts', 'src/domains/**/*.rules.test.ts', 'src/lib/lib.test.ts'],
  },
})
