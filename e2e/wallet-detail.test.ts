import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { addAddress, call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()

/** A member of the demo store with money and a payment password. */
async function demoMember(account: string): Promise<Shopper> {
  const password = 'Longmall1'
  return { ...(await call('identity/log_in', { account, password })), account, password }
}

/** Buys a quantity of one from the balance and returns the paid amount. */
async function buy(member: Shopper): Promise<string> {
  const { address_id } = await addAddress(member)
  const { sku_id } = (await findGoods())[0]!
  const { quote } = await call('order/quote', { sku_id, quantity: 1, address_id }, member)
  const { payment_id, total } = await call('order/create', { sku_id, quantity: 1, address_id, quote }, member)
  const { grant } = await call('payment/grant', { payment_id, payment_password: '246810', purpose: 'payment' }, member)
  await call('payment/pay', { payment_id, method: 'balance', grant }, member)
  return total
}

test.each([{ language: 'zh-cn', width: 'phone', account: 'alice_rm' }] as const)(
  'WAL-02 WAL-04 in $language on a $width: the balance’s detail by month and type, an entry opened, and the year’s statement as a file',
  async ({ language, width, account }) => {
    const t = getTranslations('wallet', language)
    const member = await demoMember(account)
    await buy(member)
    const { money } = await call('wallet/view', {}, member)
    const page = await visit('/v2/member/balance_detail/balance_detail', { language, width, member })
    const chart = page.getByRole('group', { name: t('chart') })
    const months = chart.getByRole('button')
    await expect.poll(() => months.count()).toBe(12)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await months.last().click()
    await page.waitForURL(/month=\d{4}-\d\d/)
    await page.getByRole('tab', { name: t('topic_shopping') }).click()
    await page.waitForURL(/topic=shopping/)
    const purchases = page.getByRole('link').filter({ hasText: t('topic_shopping') })
    await purchases.first().waitFor()

    await page.getByRole('button', { name: t('export') }).click()
    await page.getByText(t('format_csv'), { exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('export_now') }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^longmall-money-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines.at(-1)!.split(',').at(-1)).toBe(money.total)

    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await purchases.first().click()
    await page.waitForURL('**/v2/pay/result/result**')
  },
)

test('WAL-02 QUA-08 a member without entries sees an empty state with a link to the shop', async () => {
  const t = getTranslations('wallet', 'ko-kr')
  const page = await visit('/v2/member/balance_detail/balance_detail', { language: 'ko-kr', member: await registerMember() })
  await page.getByRole('heading', { name: t('no_balance_records') }).waitFor()
  expect(await page.getByRole('link', { name: t('go_shopping') }).getAttribute('href')).toBe('/v2/index/index/index')
})

test('WAL-07 QUA-08 longcoin: how many, what they are worth, how they are used, and every change', async () => {
  const t = getTranslations('wallet')
  const member = await demoMember('dana_rm2')
  const { longcoin } = await call('wallet/view', {}, member)
  const page = await visit('/v2/member/point/point', { member })
  await page.getByText(t('rule_password')).waitFor()
  await page.getByText(t('coins_worth', { amount: `$${Number(longcoin.worth)}` })).waitFor()
  await page.getByRole('heading', { name: t('point_detail') }).waitFor()
})
