import type { Language } from '@longmall/contract/fields.ts'
import { console as english } from '@longmall/phrases/en-us/console.ts'
import { createSay } from '@longmall/phrases/phrases.ts'
import { console as chinese } from '@longmall/phrases/zh-cn/console.ts'
import { codeOf } from '@longmall/server/src/staff/test/operators.ts'
import { afterEach, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop, type Visit } from './browser.ts'
import { consoleWords } from './console-session.ts'
import { eventually } from './eventually.ts'
import { newFolder, startShop, type StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
let shop: StartedShop
afterEach(() => shop.stop())

const frames = { 'en-us': english, 'zh-cn': chinese }
test.each<[keyof typeof frames & Language, NonNullable<Visit['width']>]>([
  ['en-us', 'desk'],
  ['zh-cn', 'phone'],
])(
  'IDN-12 QUA-08 in %s on a %s: the owner of a new shop sets it up at the printed address, once, and finds what is missing',
  async (language, width) => {
    shop = await startShop(newFolder(), { DEMO: '0' })
    visitOwnShop(shop.address)
    const say = consoleWords('shop', language)
    const frame = createSay(frames[language], language)
    const printed = () => /\/console\/set-up#[\w-]{43}/.exec(shop.printed())?.[0] ?? ''
    await eventually(printed).not.toBe('')
    const page = await visit(printed(), { width, storage: { lm_console_language: language } })
    const next = page.getByRole('button', { name: say('next'), exact: true })

    await next.click()
    await page.getByText(frame('email_needed')).waitFor()
    await page.getByLabel(frame('email'), { exact: true }).fill('ann@store.example')
    await page.getByLabel(say('owner_name'), { exact: true }).fill('Ann')
    await page.getByLabel(frame('password'), { exact: true }).fill('a-Shop-of-mine-1')
    await page.getByLabel(say('password_again'), { exact: true }).fill('a-Shop-of-mine-2')
    await next.click()
    await page.getByText(frame('passwords_differ')).waitFor()
    await page.getByLabel(say('password_again'), { exact: true }).fill('a-Shop-of-mine-1')
    await next.click()

    await page.getByLabel(say('store_name'), { exact: true }).fill('Ann’s lamps')
    await page.getByLabel(say('return_address'), { exact: true }).fill('Ann, 12 Harbour Road')
    expect(await findBarriers(page)).toEqual([])
    await next.click()

    const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
    const code = page.getByLabel(frame('code'), { exact: true })
    // Of a secret that nobody has: refused, told at its field, and gone as soon as it is mended.
    await code.fill(codeOf('A'.repeat(32)))
    await page.getByRole('button', { name: say('finish') }).click()
    await page.getByRole('alert').first().waitFor()
    await eventually(() => code.getAttribute('aria-invalid')).toBe('true')
    await code.fill(codeOf(secret))
    await page.locator('.ant-alert-error').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: say('finish') }).click()
    await page.getByRole('button', { name: frame('recovery_kept') }).click()

    await page.getByText(say('checklist'), { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: say('open_shop') }).isDisabled()).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: new RegExp(say('line_freight')) }).click()
    await page.waitForURL('**/console/freight')

    const again = await visit(printed(), { width, storage: { lm_console_language: language } })
    await again.getByText(say('used_title'), { exact: true }).waitFor()
  },
)
