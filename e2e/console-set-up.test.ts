import { codeOf } from '@longmall/server/src/staff/test/operators.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser, visitOwnShop } from './browser.ts'
import { press, seeNoBarriers, turnTo } from './console-shop.ts'
import { consoleWords, frameWords } from './console-words.ts'
import { eventually } from './eventually.ts'
import { newFolder, startShop, type StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
let shop: StartedShop
beforeAll(async () => {
  shop = await startShop(newFolder(), { DEMO: '0' })
  visitOwnShop(shop.address)
})
afterAll(() => shop.stop())

test('IDN-12 QUA-08 the owner of a new shop sets it up at the printed address, once, in the language that they choose there, and finds what is missing', async () => {
  const [english, say, frame] = [frameWords(), consoleWords('shop', 'zh-cn'), frameWords('zh-cn')]
  const printed = () => /\/console\/set-up#[\w-]{43}/.exec(shop.printed())?.[0] ?? ''
  await eventually(printed).not.toBe('')
  const page = await visit(printed(), { width: 'desk', storage: { lm_console_language: 'en-us' } })
  await press(page, consoleWords('shop')('next'))
  await page.getByText(english('email_needed')).waitFor()
  await page.getByLabel(english('email'), { exact: true }).fill('ann@store.example')

  // What was typed stays.
  await turnTo(page, 'zh-cn', 'phone')
  const email = page.getByLabel(frame('email'), { exact: true })
  await email.waitFor()
  expect(await email.inputValue()).toBe('ann@store.example')
  await page.getByLabel(say('owner_name'), { exact: true }).fill('Ann')
  await page.getByLabel(frame('password'), { exact: true }).fill('a-Shop-of-mine-1')
  await page.getByLabel(say('password_again'), { exact: true }).fill('a-Shop-of-mine-2')
  await press(page, say('next'))
  await page.getByText(frame('passwords_differ')).waitFor()
  await page.getByLabel(say('password_again'), { exact: true }).fill('a-Shop-of-mine-1')
  await press(page, say('next'))

  await page.getByLabel(say('store_name'), { exact: true }).fill('Ann’s lamps')
  await page.getByLabel(say('return_address'), { exact: true }).fill('Ann, 12 Harbour Road')
  await seeNoBarriers(page)
  await press(page, say('next'))

  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  const code = page.getByLabel(frame('code'), { exact: true })
  // Of a secret that nobody has: refused, told at its field, and gone as soon as it is mended.
  await code.fill(codeOf('A'.repeat(32)))
  await press(page, say('finish'))
  await page.getByRole('alert').first().waitFor()
  await eventually(() => code.getAttribute('aria-invalid')).toBe('true')
  await code.fill(codeOf(secret))
  await page.locator('.ant-alert-error').waitFor({ state: 'detached' })
  await press(page, say('finish'))
  await press(page, frame('recovery_kept'))

  await page.getByText(say('checklist'), { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: say('open_shop') }).isDisabled()).toBe(true)
  await seeNoBarriers(page)
  await page.getByRole('link', { name: new RegExp(say('line_freight')) }).click()
  await page.waitForURL('**/console/freight')

  await page.goto(printed())
  await page.getByText(say('used_title'), { exact: true }).waitFor()
})
