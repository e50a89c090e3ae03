import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { journeys } from './journeys.ts'
import { selectTests } from './select-tests.ts'

const files: Record<string, string[]> = {
  'server/src/coupon/coupon.test.ts': ['server/test/harness.ts', 'server/src/order/test/shopping.ts', 'server/src/coupon/claim.ts'],
  'server/src/coupon/claim.ts': ['server/src/kernel/database/database.ts', 'server/src/promotion/running.ts'],
  'server/src/order/order.test.ts': ['server/test/harness.ts', 'server/src/order/test/shopping.ts'],
  'server/src/order/test/shopping.ts': ['server/src/order/create.ts', 'server/src/payment/open.ts'],
  'server/src/order/create.ts': ['server/src/payment/open.ts'],
  'server/src/payment/payment.test.ts': ['server/test/harness.ts'],
  'server/src/promotion/rules.test.ts': ['server/src/promotion/rules.ts'],
  'server/test/harness.ts': ['server/src/app.ts'],
  'server/src/app.ts': ['server/src/order/create.ts', 'server/src/coupon/claim.ts'],
  'server/src/kernel/database/database.ts': [],
  'ui/button.tsx': [],
  'ui/button.test.tsx': ['ui/button.tsx'],
  'e2e/shop-setup.ts': ['e2e/start-shop.ts'],
  'e2e/coupons.test.ts': ['e2e/browser.ts'],
  'e2e/console-games.test.ts': [],
  'tools/architecture/docs.test.ts': [],
}
const imports = new Map(Object.entries(files).map(([path, found]) => [path, { files: new Set(found) }]))
const journeysHere = ['e2e/console-games.test.ts', 'e2e/coupons.test.ts']
const [coupon, order, payment, rules] = ['coupon/coupon', 'order/order', 'payment/payment', 'promotion/rules'].map(
  (name) => `server/src/${name}.test.ts`,
)

test.each([
  ['a file of a domain: its tests', 'server/src/coupon/claim.ts', [coupon]],
  ['one that another domain imports: that domain’s tests too', 'server/src/promotion/running.ts', [coupon, rules]],
  ['one that helpers of another domain’s tests import: not these', 'server/src/payment/open.ts', [order, payment]],
  ['a file that was removed: the tests of its domain', 'server/src/order/gone.ts', [order]],
  ['a test: itself and its domain', 'server/src/promotion/rules.test.ts', [rules]],
  ['a folder of the storefront: its journeys', 'storefront/src/coupon/centre.tsx', ['e2e/coupons.test.ts']],
  ['a folder of the console: its journeys', 'console/src/games/editor.tsx', ['e2e/console-games.test.ts']],
  ['what both apps are made of: its own tests and every journey', 'ui/button.tsx', [...journeysHere, 'ui/button.test.tsx']],
  ['a folder that no row names: every journey', 'console/src/unheard-of/list.tsx', journeysHere],
  ['a helper of some journeys: these', 'e2e/browser.ts', ['e2e/coupons.test.ts']],
  ['what every journey is set up with: every journey', 'e2e/start-shop.ts', journeysHere],
  ['a document: the test that reads it', 'decisions/0001-a.md', ['tools/architecture/docs.test.ts']],
])('a change of %s', (_, path, expected) => {
  expect(selectTests(imports, [path])).toEqual(expected)
})

test.each([
  'contract/order.ts',
  'server/src/kernel/database/database.ts',
  'server/src/reactions.ts',
  'server/src/gift/purchase-source.ts',
  'translations/en-us/server/list.ts',
  'server/migrations/0099_more.sql',
  'server/test/harness.ts',
  'package-lock.json',
  'vitest.config.ts',
  'tools/build.js',
  // No test has it.
  'deploy/compose.yml',
])('a change of %s runs every test', (path) => {
  expect(selectTests(imports, ['server/src/coupon/claim.ts', path])).toBe('all')
})

test('every folder of the web apps has a row of journeys, and every journey that is named is there', () => {
  const named = Object.values(journeys).flatMap((rows) => Object.values(rows).flatMap((names) => (names === 'all' ? [] : names)))
  expect(named.filter((name) => !existsSync(join(root, `e2e/${name}.test.ts`)))).toEqual([])
  for (const app of ['storefront', 'console'] as const) {
    const folders = readdirSync(join(root, app, 'src'), { withFileTypes: true }).filter((one) => one.isDirectory())
    expect(Object.keys(journeys[app]).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  }
})
