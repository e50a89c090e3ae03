import { randomInt } from 'node:crypto'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { console as english } from '@longmall/phrases/en-us/console.ts'
import { console as chinese } from '@longmall/phrases/zh-cn/console.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { asOperator, chooseFound, consoleWords, logInOperator } from './console-session.ts'
import { call, paymentPassword, registerMember, setPaymentPassword, type Shopper } from './shopper.ts'
import { consoleMoney } from './shown-price.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  operator = await logInOperator()
})

const frames = { 'en-us': english, 'zh-cn': chinese }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog').last()
const seeNoBarriers = async (page: Page) => expect(await findBarriers(page)).toEqual([])

/** Coins that come with one recharge of the best offer. */
async function earnCoins(member: Shopper) {
  const { offers } = await call('recharge/offers', {}, member)
  const { offer_id, version } = offers.reduce((most, one) => (one.gift_longcoin > most.gift_longcoin ? one : most))
  const { payment_id } = await call('recharge/create', { unit: 'MONEY', offer: { offer_id, version } }, member)
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })
}

/** A day of the store, so many from today on. */
async function storeDay(days: number): Promise<string> {
  const { server_time } = await call('site/time', {})
  return new Date(Date.parse(server_time) + (8 * 3600 + days * 86_400) * 1000).toISOString().slice(0, 10)
}
async function fillDay(page: Page, label: string, day: string) {
  const field = dialog(page).getByLabel(label, { exact: true })
  await field.click()
  await field.fill(day)
  await field.press('Enter')
}
/** Chooses in a form the option that `typed` finds; of none typed the one with these words. */
async function pick(page: Page, label: string, typed: string, option = typed) {
  const field = dialog(page).getByLabel(label, { exact: true })
  const shown = page.locator('.ant-select-dropdown:visible')
  await field.click()
  if (typed) await chooseFound(page, field, typed, option)
  else await shown.locator('.ant-select-item-option').filter({ hasText: option }).first().click()
  // One of several choices stays open for the next.
  await dialog(page).locator('.ant-modal-title, .ant-drawer-title').first().click()
  await expect.poll(() => shown.count()).toBe(0)
}

/** The number by which a SKU that there is plenty of is found in every language. */
async function someSku(): Promise<string> {
  const { sku_id } = (await call('catalogue/list', { page_size: 50 })).list.find(({ stock }) => stock === 'plenty')!
  const { list } = (await operator.ask('catalogue/pick', { sku_ids: [sku_id] })) as OutputOf<Api['catalogue/pick']>
  return list[0]!.skus.find((sku) => sku.sku_id === sku_id)!.sku_no
}

describe.each(['en-us', 'zh-cn'] as const)('the exchange centre and gifts in %s', (language) => {
  const frame = frames[language]
  const [exchange, gift] = [consoleWords('exchange', language), consoleWords('gift', language)]

  test('CON-04 PRM-11 an item made in the console is exchanged in the shop, stands in the records, and is stopped after it was said what that does', async () => {
    const name = `Packet ${language} ${randomInt(1_000_000)}`
    const page = await visit('/console/exchange', asOperator(operator, language))
    await press(page, exchange('create_item'))
    await dialog(page).getByRole('tab', { name: 'English' }).click()
    await dialog(page)
      .getByLabel(`${exchange('name')} · English`)
      .fill(name)
    await pick(page, exchange('kind'), '', exchange('kind_red_packet'))
    await dialog(page).getByLabel(exchange('amount'), { exact: true }).fill('3.00')
    await dialog(page).getByLabel(exchange('longcoin'), { exact: true }).fill('5')
    await fillDay(page, exchange('first_day'), await storeDay(0))
    await fillDay(page, exchange('last_day'), await storeDay(30))
    await dialog(page).getByLabel(exchange('is_on'), { exact: true }).click()
    await seeNoBarriers(page)
    await press(page, frame.save)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByText(exchange('state_running')).waitFor()
    await seeNoBarriers(page)

    const member = await registerMember()
    await earnCoins(member)
    await setPaymentPassword(member)
    const { list } = (await operator.ask('exchange/search', { words: name })) as OutputOf<Api['exchange/search']>
    const { item_id } = list[0]!
    const say = words('exchange', language)
    const shopper = await visit(`/promotionpages/point/detail/detail?id=${item_id}&kind=red_packet`, { language, width: 'phone', member })
    await shopper.getByRole('button', { name: say('exchange_now') }).click()
    await shopper.getByLabel(words('payment', language)('password_for'), { exact: true }).pressSequentially(paymentPassword)
    await shopper.getByRole('heading', { name: say('done') }).waitFor()

    await page.reload()
    await row.getByRole('link', { name: '1', exact: true }).click()
    await page.waitForURL(`**/console/exchange/records?item_id=${item_id}`)
    const record = page.getByRole('row').filter({ hasText: member.account })
    await record.getByText(exchange('credited', { money: consoleMoney('3.00', language) })).waitFor()
    await seeNoBarriers(page)
    await page.goto('/console/exchange')
    await row.getByRole('button', { name: exchange('switch_off') }).click()
    await dialog(page)
      .getByText(exchange('asks_off', { taken: 1 }))
      .waitFor()
    await dialog(page)
      .getByRole('button', { name: exchange('switch_off') })
      .click()
    await row.getByText(exchange('state_off'), { exact: true }).waitFor()
    await expect(call('exchange/view', { item_id })).rejects.toThrow()
  })

  test('CON-04 QUA-05 what two operators change of one item is merged, and goods for coins are set up where coins are', async () => {
    const name = `Merge ${language} ${randomInt(1_000_000)}`
    const form = {
      kind: 'red_packet',
      amount: '1.00',
      longcoin: 10,
      is_on: false,
      position: 0,
      texts: [{ language: 'en-us', name, note: '' }],
    }
    const window = { first_day: await storeDay(0), last_day: await storeDay(3) }
    const { item_id } = (await operator.call('exchange/save', { ...form, ...window })) as OutputOf<Api['exchange/save']>
    const page = await visit(`/console/exchange?words=${encodeURIComponent(name)}`, asOperator(operator, language))
    await press(page, frame.edit)
    await expect.poll(() => dialog(page).getByLabel(exchange('amount'), { exact: true }).inputValue()).toBe('1.00')
    await dialog(page).getByLabel(exchange('stock'), { exact: true }).fill('7')
    await operator.call('exchange/save', { ...form, ...window, item_id, version: 1, longcoin: 12 })
    await press(page, frame.save)
    await dialog(page).getByText(frame.merge_title).waitFor()
    await dialog(page).getByRole('button', { name: frame.merge_use }).click()
    await press(page, frame.save)
    await eventually(() => operator.ask('exchange/staff_view', { item_id })).toMatchObject({ longcoin: 12, stock: 7, version: 3 })
    await page.getByRole('link', { name: exchange('tab_goods') }).click()
    await page.getByRole('columnheader', { name: exchange('money_beside') }).waitFor()
    await seeNoBarriers(page)
    await page.getByRole('link', { name: exchange('create_goods') }).click()
    await page.waitForURL('**/console/campaigns/edit?kind=point')
    await page.getByRole('heading', { level: 1 }).getByText(consoleWords('campaign', language)('kind_point')).waitFor()
  })

  test('CON-04 PRM-12 a gift given by hand reaches the member’s gifts, and a rule of gifts is set up, switched on and off', async () => {
    const member = await registerMember()
    const sku_no = await someSku()
    const page = await visit('/console/gifts', asOperator(operator, language))
    await press(page, gift('give'))
    await pick(page, gift('members'), member.account)
    await pick(page, gift('sku'), sku_no)
    await seeNoBarriers(page)
    await dialog(page)
      .getByRole('button', { name: gift('give'), exact: true })
      .click()
    await dialog(page)
      .getByText(gift('given_now', { count: 1 }))
      .last()
      .waitFor()
    const shopper = await visit('/promotionpages/gift/list/list', { language, width: 'phone', member })
    await shopper.getByRole('link', { name: words('gift', language)('claim') }).waitFor()

    await page.goto(`/console/gifts/given?search=${member.account}`)
    const given = page.getByRole('row').filter({ hasText: member.account })
    await given.getByText(gift('reason_operator')).waitFor()
    await given.getByText(gift('state_claimable')).waitFor()
    await seeNoBarriers(page)

    await page.getByRole('link', { name: gift('tab_rules') }).click()
    await press(page, gift('create'))
    await pick(page, gift('happens'), '', gift('happens_purchase'))
    await pick(page, gift('grade'), '', '')
    const amount = `${randomInt(10_000, 100_000)}.00`
    await dialog(page).getByLabel(gift('min_amount'), { exact: true }).fill(amount)
    await pick(page, gift('sku'), sku_no)
    await fillDay(page, gift('first_day'), await storeDay(0))
    await fillDay(page, gift('last_day'), await storeDay(30))
    await seeNoBarriers(page)
    await press(page, frame.save)
    const row = page
      .getByRole('row')
      .filter({ hasText: gift('from_amount', { money: consoleMoney(amount, language) }) })
      .first()
    await row.getByRole('button', { name: gift('switch_on') }).click()
    await dialog(page)
      .getByRole('button', { name: gift('switch_on') })
      .click()
    await row.getByText(gift('rule_running')).waitFor()
    await row.getByRole('button', { name: gift('switch_off') }).click()
    await dialog(page)
      .getByText(gift('asks_off', { given: 0 }))
      .waitFor()
    await dialog(page)
      .getByRole('button', { name: gift('switch_off') })
      .click()
    await row.getByText(gift('rule_off'), { exact: true }).waitFor()
  })
})

test('CON-10 an address with a filter that there is not says which, shows no empty list, and is cleared', async () => {
  const page = await visit('/console/exchange?kind=parcel', asOperator(await logInOperator(), 'en-us'))
  const alert = page.getByRole('alert').filter({ hasText: english.failed })
  await alert.getByText(new RegExp(`${consoleWords('exchange', 'en-us')('kind')}: `)).waitFor()
  expect(await page.getByText(english.nothing_found).count()).toBe(0)
  await page.getByRole('button', { name: english.clear_filters, exact: true }).click()
  await alert.waitFor({ state: 'detached' })
  await page.getByRole('table').first().waitFor()
})
