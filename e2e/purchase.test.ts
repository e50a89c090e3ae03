import { sandbox as sandboxEn } from '@longmall/translations/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/translations/zh-cn/server/sandbox.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isCall } from './api-responses.ts'
import { newAccount, ownAddress, registerOnScreens } from './account-steps.ts'
import { useBrowser, type Visit } from './browser.ts'
import { expectToast, responseHandled, settle } from './screen.ts'
import { getTranslations } from './translations.ts'

const browser = useBrowser()

interface Journey {
  language: 'en-us' | 'zh-cn'
  width: NonNullable<Visit['width']>
  /** What is looked for, and the variant that is picked of it. */
  goods: { keyword: string; name: string; variant?: string }[]
  bank: typeof sandboxEn | typeof sandboxZh
}

// Each SKU of the apparel file has a stock of one, so each journey needs its own goods.
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
  const [tCatalogue, tSearch] = [getTranslations('catalogue', journey.language), getTranslations('search', journey.language)]
  await settle(page, '/v2/goods/search/search')
  await page.getByRole('textbox', { name: tSearch('placeholder') }).fill(keyword)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name }).first().click()
  await page.waitForURL('**/v2/goods/detail/detail**')
  // The toast of goods added before is still there.
  const added = page.waitForResponse((response) => isCall(response.url(), 'cart/add'))
  await page.getByRole('button', { name: tCatalogue('add_to_cart') }).click()
  const sheet = page.getByRole('dialog', { name: tCatalogue('choose_options') })
  if (variant) {
    await sheet.getByText(variant, { exact: true }).click()
    await sheet.getByRole('button', { name: tCatalogue('add_to_cart') }).click()
  }
  await responseHandled(page, await added)
  await expectToast(page, tCatalogue('added'))
}

async function registerOnTheWay(page: Page, { language }: Journey) {
  const t = getTranslations('identity', language)
  await page.getByRole('link', { name: t('register') }).click()
  await registerOnScreens(page, language, newAccount())
  await page.getByRole('link', { name: t('continue') }).click()
}

async function createAddress(page: Page, { language }: Journey) {
  const [tOrder, t] = [getTranslations('order', language), getTranslations('member', language)]
  await page.getByRole('link', { name: tOrder('no_address') }).click()
  await page.locator('[name=consignee]').fill('Li Wei')
  // The country of the registration; by the language alone an address would begin in China.
  expect(await page.locator('[name=country]').inputValue()).toBe({ 'en-us': 'OTHER', 'zh-cn': 'CN' }[language])
  await page.locator('[name=mobile]').fill('13800138000')
  await page.locator('[name=country]').selectOption('CN')
  await page.getByRole('button', { name: t('region') }).click()
  const picker = page.getByRole('dialog', { name: t('region') })
  for (const name of ['广东省', '深圳市', '南山区'])
    await picker
      .getByRole('button', { name: new RegExp(`${name}$`) })
      .last()
      .click()
  await page.locator('[name=detailed_address]').fill('1 Lake Road')
  await page.locator('[name=postcode]').fill('518000')
  await page.getByRole('button', { name: t('save') }).click()
}

async function payAtBank(page: Page, { language, bank }: Journey, choice: 'sandbox.succeed' | 'sandbox.fail' | 'sandbox.cancel') {
  const t = getTranslations('payment', language)
  await page.getByRole('radio', { name: t('sandbox') }).check()
  await page.getByRole('button', { name: t('confirm') }).click()
  await page.waitForURL('**/sandbox-bank/**')
  await page.getByRole('button', { name: bank[choice], exact: true }).click()
  await page.waitForURL('**/v2/pay/result/result**')
}

test.each(journeys)(
  'ORD-02 ORD-07 ORD-08 QUA-08 in $language on a $width: two of the apparel file, a new address, the bank cancels, fails, pays; the order is there',
  async (journey) => {
    const [tCart, tOrder, tPayment] = [
      getTranslations('cart', journey.language),
      getTranslations('order', journey.language),
      getTranslations('payment', journey.language),
    ]
    const page = await browser.visit('/', { ...journey, options: ownAddress() })
    for (const goods of journey.goods) await putInCart(page, journey, goods)

    await settle(page, '/v2/goods/cart/cart')
    for (const { name } of journey.goods) await page.getByRole('link', { name }).first().waitFor()
    await page.getByRole('button', { name: tCart('settle', { count: 2 }) }).click()

    await registerOnTheWay(page, journey)
    await page.waitForURL('**/v2/order/confirm/confirm**')
    await createAddress(page, journey)
    await page.getByRole('button', { name: tOrder('submit') }).click()

    await page.waitForURL('**/v1/order/payment/payment**')
    await payAtBank(page, journey, 'sandbox.cancel')
    await page.getByText(tPayment('cancel_text')).waitFor()
    await page.getByRole('link', { name: tPayment('again') }).click()
    await payAtBank(page, journey, 'sandbox.fail')
    await page.getByText(tPayment('fail_text')).waitFor()
    await page.getByRole('link', { name: tPayment('again') }).click()
    await payAtBank(page, journey, 'sandbox.succeed')
    await page.getByText(tPayment('success_text')).waitFor()

    await page.getByRole('link', { name: tPayment('view_order') }).click()
    await page.waitForURL('**/v1/order/detail/detail**')
    await page.locator('[data-state=paid]').waitFor()
    for (const { name } of journey.goods) await page.getByText(name).first().waitFor()
    await settle(page, '/v1/order/list/list?status=to_ship')
    await expect.poll(() => page.getByText(tOrder('state_paid')).count()).toBe(1)
  },
)
