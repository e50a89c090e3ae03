import { readFileSync } from 'node:fs'
import { splashClosesMs } from '@longmall/contract/constants.ts'
import { expect, test } from 'vitest'

test('SHL-15 the splash of an installed app closes after the time that the specification gives', () => {
  const style = readFileSync(new URL('../storefront.css', import.meta.url), 'utf8')
  const [, delay] = /animation: splash-closes \d+ms ease (\d+)ms forwards/.exec(style) ?? []
  expect(Number(delay)).toBe(splashClosesMs)
})
