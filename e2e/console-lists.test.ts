import { console as english } from '@longmall/translations/en-us/console.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { asOperator, logInOperator, type Operator } from './console-session.ts'
import { settle } from './screen.ts'

const { visit } = useBrowser()
let operator: Operator
beforeAll(async () => {
  operator = await logInOperator()
})

// A list with filters, and what its rows link to.
const lists: [string, string][] = [
  ['goods?is_listed=true&sort=-stock&columns=goods_name%2Cstock', 'goods/edit'],
  ['orders?state=completed&sort=-amount&size=5', 'orders/order'],
  ['members?state=active&size=5', 'members/member'],
]

const rowOf = (page: Page, one: string) => page.locator(`tbody a[href*="/console/${one}"]`).first()

test('CON-10 one of a list of goods, orders and members leads back to it as it was: filters, sort, columns and page', async () => {
  const page = await visit('/console', asOperator(operator, 'en-us'))
  for (const [list, one] of lists) {
    await settle(page, `/console/${list}`)
    await rowOf(page, one).waitFor()
    await page.getByRole('button', { name: english.next_page }).click()
    await page.waitForURL(/cursor=/)
    const address = page.url()
    const before = page.getByRole('button', { name: english.previous_page })
    await expect.poll(() => before.isEnabled()).toBe(true)
    const open = async () => {
      await rowOf(page, one).click()
      await page.waitForURL(new RegExp(`/console/${one}\\?`))
    }

    await open()
    await page.getByRole('link', { name: english.to_list, exact: true }).click()
    await page.waitForURL(address)

    await open()
    await page.goBack()
    await page.waitForURL(address)

    // A page that is reloaded in between still returns to the list.
    await open()
    await page.reload()
    await page.getByRole('link', { name: english.to_list, exact: true }).click()
    await page.waitForURL(address)
    await rowOf(page, one).waitFor()
    await before.click()
    await expect.poll(() => new URL(page.url()).searchParams.has('cursor')).toBe(false)
    expect(new URL(page.url()).pathname).toBe(`/console/${list.split('?')[0]}`)
  }
})
