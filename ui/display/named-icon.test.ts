import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './named-icon.tsx'

test('every name an operator may give has its drawing', () => {
  const drawn = [...readFileSync(new URL('./named-icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([a-z-]+)"/g)].map(
    ([, name]) => name,
  )
  expect(drawn).toEqual([...iconNames])
})
