import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{contract,pricing,phrases,ui,storefront,console,tools}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      { test: { name: 'house', include: ['server/test/architecture.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'server/test/architecture.test.ts'],
          globalSetup: ['server/test/database-setup.ts'],
          testTimeout: 30000,
          hookTimeout: 60000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/shop-setup.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 120000,
          hookTimeout: 240000,
          fileParallelism: false,
        },
      },
    ],
  },
})
