import { sandbox } from '@longmall/translations/en-us/server/sandbox.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { headingOf } from './screen.ts'
import { addAddress, call, findGoods, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
const tCatalogue = getTranslations('catalogue')
const tPayment = getTranslations('payment')

/** Does the focused element, or its label, look other than without the focus? */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element)
      return [outlineStyle === 'none' ? '0px' : outlineWidth, boxShadow, borderColor].join()
    }
    return [focused, focused.closest('label')].some((element) => {
      if (!element) return false
      const twin = element.cloneNode() as Element
      element.after(twin)
      const looksAlike = look(twin) === look(element)
      twin.remove()
      return !looksAlike
    })
  })

/** Presses Tab until the element has the focus; every element focused on the way must be visible. */
async function tabTo(page: Page, target: Locator) {
  // What is off is passed by.
  await eventually(() => target.isEnabled()).toBe(true)
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    if (!(await showsFocus(page)))
      throw new Error(`no visible focus on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`)
  }
  throw new Error('the keyboard does not reach it')
}

test('SHL-19 one buys with the keyboard alone, from the goods to the paid order, and always sees where the focus is', async () => {
  const [member, goods] = await Promise.all([registerMember(), findGoods()])
  await addAddress(member)
  const page = await visit(`/v2/goods/detail/detail?sku_id=${goods[2]!.sku_id}`, { member })
  await headingOf(page)
  const { attributes } = await call('catalogue/detail', { sku_id: goods[2]!.sku_id })

  await tabTo(page, page.getByRole('button', { name: tCatalogue('buy_now') }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: tCatalogue('choose_options') })
  if (attributes.length > 0) {
    // What it has already chosen must not be undone.
    await sheet.waitFor()
    for (const { attribute_name } of attributes) {
      const group = sheet.getByRole('group', { name: attribute_name })
      if ((await group.getByRole('checkbox', { checked: true }).count()) > 0) continue
      await tabTo(page, group.getByRole('checkbox', { disabled: false }).first())
      await page.keyboard.press('Space')
    }
    await tabTo(page, sheet.getByRole('button', { name: tCatalogue('buy_now') }))
    await page.keyboard.press('Enter')
  }
  await page.waitForURL('**/v2/order/confirm/confirm?*')
  await tabTo(page, page.getByRole('button', { name: getTranslations('order')('submit') }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/v1/order/payment/payment?*')
  await page.getByRole('radio', { name: tPayment('sandbox'), checked: true }).waitFor()
  await tabTo(page, page.getByRole('button', { name: tPayment('confirm') }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sandbox-bank/*')
  await tabTo(page, page.getByRole('button', { name: sandbox['sandbox.succeed'], exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/v2/pay/result/result?*')
  await page.getByText(tPayment('success_text')).waitFor()
})

test('SHL-19 a sheet takes the focus, traps it, closes by Escape and restores it', async () => {
  const page = await visit('/v2/goods/list/list')
  await headingOf(page)
  const filter = page.getByRole('button', { name: tCatalogue('filter') })
  await tabTo(page, filter)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => filter.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('SHL-19 the first Tab offers to skip to the content', async () => {
  const page = await visit('/v2/goods/cart/cart')
  await headingOf(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('skip_to_content') })
  await eventually(() =>
    skip.evaluate((element) => element === document.activeElement && element.getBoundingClientRect().height > 20),
  ).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})
