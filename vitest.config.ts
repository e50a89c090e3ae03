import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Compiled code is cached for all workers and for programs that tests start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled')

export default defineConfig({
  test: {
    // What waits for a database or a browser leaves room for another on each of two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          testTimeout: 30000,
          // Files of a worker share their modules: a process a file takes longer than its tests.
          isolate: false,
          include: ['{contract,pricing,translations,ui,web,storefront,console,tools}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'tools/architecture/**'],
        },
      },
      {
        test: {
          name: 'house',
          testTimeout: 30000,
          isolate: false,
          include: ['server/test/{architecture,migrations,requirements}.test.ts', 'tools/architecture/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'server/test/{architecture,migrations,requirements}.test.ts'],
          globalSetup: ['server/test/database-setup.ts'],
          setupFiles: ['server/test/clean-up.ts'],
          // Each test file has a database of its own; the modules that it loads have no state, and are loaded once a worker.
          isolate: false,
          testTimeout: 120000,
          hookTimeout: 240000,
          expect: { poll: { timeout: 60000 } },
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
          expect: { poll: { timeout: 40000 } },
          isolate: false,
          // Each worker has a shop of its own (e2e/shop-setup.ts).
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
