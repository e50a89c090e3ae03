import { sandbox as sandboxEn } from '@longmall/phrases/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/phrases/zh-cn/server/sandbox.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newAccount, ownAddress, registerOnScreens } from './account-steps.ts'
import { useBrowser, type Visit } from './browser.ts'
import { settle, tells } from './screen.ts'
import { words } from './words.ts'

const browser = useBrowser()

interface Journey {
  language: 'en-us' | 'zh-cn'
  width: NonNullable<Visit['width']>
  /** What is looked for, and the variant that is picked of it. */
  goods: { keyword: string; name: string; variant?: string }[]
  bank: typeof sandboxEn | typeof sandboxZh
}

// Each piece of the apparel file is there once: a journey has goods of its own.
const journeys: Journey[] = [
  {
    language: 'en-us',
    width: 'phone',
    bank: sandboxEn,
    goods: [
      { keyword: 'varsity', name: 'Classic Varsity Top', variant: 'Large' },
      { keyword: 'Navy Sports', name: 'Navy Sports Jacket' },
    ],
  },
  {
    language: 'zh-cn',
    width: 'desk',
    bank: sandboxZh,
    goods: [
      { keyword: 'varsity', name: 'Classic Varsity Top', variant: 'Medium' },
      { keyword: 'Zipped', name: 'Zipped Jacket' },
    ],
  },
]

async function putInCart(page: Page, journey: Journey, { keyword, name, variant }: Journey['goods'][number]) {
  const [catalogue, search] = [words('catalogue', journey.language), words('search', journey.language)]
  await settle(page, '/v2/goods/search/search')
  await page.getByRole('textbox', { name: search('placeholder') }).fill(keyword)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name }).first().click()
  await page.waitForURL('**/v2/goods/detail/detail**')
  await page.getByRole('button', { name: catalogue('add_to_cart') }).click()
  const sheet = page.getByRole('dialog', { name: catalogue('choose_options') })
  if (variant) {
    await sheet.getByText(variant, { exact: true }).click()
    await sheet.getByRole('button', { name: catalogue('add_to_cart') }).click()
  }
  await tells(page, catalogue('added'))
}

async function registerOnTheWay(page: Page, { language }: Journey) {
  const say = words('identity', language)
  await page.getByRole('link', { name: say('register') }).click()
  await registerOnScreens(page, language, newAccount())
  await page.getByRole('link', { name: say('go_on') }).click()
}

async function createAddress(page: Page, { language }: Journey) {
  const [order, say] = [words('order', language), words('member', language)]
  await page.getByRole('link', { name: order('no_address') }).click()
  await page.locator('[name=consignee]').fill('Li Wei')
  // The country of the registration; by the language alone an address would begin in China.
  expect(await page.locator('[name=country]').inputValue()).toBe({ 'en-us': 'OTHER', 'zh-cn': 'CN' }[language])
  await page.locator('[name=mobile]').fill('13800138000')
  await page.locator('[name=country]').selectOption('CN')
  await page.getByRole('button', { name: say('region') }).click()
  const picker = page.getByRole('dialog', { name: say('region') })
  for (const name of ['广东省', '深圳市', '南山区'])
    await picker
      .getByRole('button', { name: new RegExp(`${name}$`) })
      .last()
      .click()
  await page.locator('[name=detailed_address]').fill('1 Lake Road')
  await page.locator('[name=postcode]').fill('518000')
  await page.getByRole('button', { name: say('save') }).click()
}

async function payAtBank(page: Page, { language, bank }: Journey, choice: 'sandbox.succeed' | 'sandbox.fail' | 'sandbox.cancel') {
  const say = words('payment', language)
  await page.getByRole('radio', { name: say('sandbox') }).check()
  await page.getByRole('button', { name: say('confirm') }).click()
  await page.waitForURL('**/sandbox-bank/**')
  await page.getByRole('button', { name: bank[choice], exact: true }).click()
  await page.waitForURL('**/v2/pay/result/result**')
}

test.each(journeys)(
  'ORD-02 ORD-07 ORD-08 QUA-08 in $language on a $width: two of the apparel file, a new address, the bank cancels, fails, pays; the order is there',
  async (journey) => {
    const [cart, order, payment] = [words('cart', journey.language), words('order', journey.language), words('payment', journey.language)]
    const page = await browser.visit('/', { ...journey, options: ownAddress() })
    for (const goods of journey.goods) await putInCart(page, journey, goods)

    await settle(page, '/v2/goods/cart/cart')
    for (const { name } of journey.goods) await page.getByRole('link', { name }).first().waitFor()
    await page.getByRole('button', { name: cart('settle', { count: 2 }) }).click()

    await registerOnTheWay(page, journey)
    await page.waitForURL('**/v2/order/confirm/confirm**')
    await createAddress(page, journey)
    await page.getByRole('button', { name: order('submit') }).click()

    await page.waitForURL('**/v1/order/payment/payment**')
    await payAtBank(page, journey, 'sandbox.cancel')
    await page.getByText(payment('cancel_text')).waitFor()
    await page.getByRole('link', { name: payment('again') }).click()
    await payAtBank(page, journey, 'sandbox.fail')
    await page.getByText(payment('fail_text')).waitFor()
    await page.getByRole('link', { name: payment('again') }).click()
    await payAtBank(page, journey, 'sandbox.succeed')
    await page.getByText(payment('success_text')).waitFor()

    await page.getByRole('link', { name: payment('view_order') }).click()
    await page.waitForURL('**/v1/order/detail/detail**')
    await page.locator('[data-state=paid]').waitFor()
    for (const { name } of journey.goods) await page.getByText(name).first().waitFor()
    await settle(page, '/v1/order/list/list?status=to_ship')
    await expect.poll(() => page.getByText(order('state_paid')).count()).toBe(1)
  },
)
