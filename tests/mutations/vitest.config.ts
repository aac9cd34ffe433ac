import { defineConfig } from 'vitest/config'

const domain = process.env.MUTATED_DOMAIN ?? '*'

/** The tests of one domain's rules: without a database, so that each change of one sign meets them in a moment. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [`src/domains/${domain}/rules.test.ts`, `src/domains/${domain}/*.rules.test.ts`],
  },
})
