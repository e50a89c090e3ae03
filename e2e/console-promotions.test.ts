import { readFileSync } from 'node:fs'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { console as english } from '@longmall/phrases/en-us/console.ts'
import { console as chinese } from '@longmall/phrases/zh-cn/console.ts'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { asOperator, chooseFound, consoleWords, logInOperator } from './console-session.ts'
import { startOwnShop } from './own-shop.ts'
import { eventually } from './eventually.ts'
import { call } from './shopper.ts'
import type { StartedShop } from './start-shop.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
let shop: StartedShop
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(() => shop.stop())

const frames = { 'en-us': english, 'zh-cn': chinese }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog').last()
const seeNoBarriers = async (page: Page) => expect(await findBarriers(page)).toEqual([])

/** A goods on the shelf that no promotion has, and the number by which its SKU is found in every language. */
async function freeGoods(): Promise<{ goods_id: number; sku_no: string }> {
  const { list } = await call('catalogue/list', { page_size: 50 })
  for (const { sku_id, stock } of list.toReversed()) {
    const { promotions, combos } = await call('campaign/of_goods', { sku_id })
    if (promotions.length + combos.length > 0 || stock !== 'plenty') continue
    const picked = (await operator.ask('catalogue/pick', { sku_ids: [sku_id] })) as OutputOf<Api['catalogue/pick']>
    const { goods_id, skus } = picked.list[0]!
    return { goods_id, sku_no: skus.find((sku) => sku.sku_id === sku_id)!.sku_no }
  }
  throw new Error('every goods has a promotion')
}

/** An instant as somebody types it into a field of the console, in the zone of the demo store. */
const typed = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
async function fillInstant(page: Page, label: string, at: number) {
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  await field.fill(typed(at))
  await field.press('Enter')
}

async function advanceTo(at: number) {
  const { server_time } = await call('site/time', {})
  for (let rest = Math.ceil((at - Date.parse(server_time)) / 60_000); rest > 0; rest -= 1440)
    await call('site/advance_clock', { minutes: Math.min(rest, 1440) })
}

describe.each(['en-us', 'zh-cn'] as const)('promotions in %s', (language) => {
  const frame = frames[language]
  const [say, rehearsal, shown] = [consoleWords('campaign', language), consoleWords('rehearsal', language), words('promotion', language)]

  /** The form of a new flash sale of one SKU, all filled in but not saved. */
  async function fillSale(name: string, sku_no: string, from: number, until: number): Promise<Page> {
    const page = await visit('/console/campaigns', asOperator(operator, language))
    await press(page, say('create'))
    await dialog(page)
      .getByRole('link', { name: say('kind_seckill'), exact: true })
      .click()
    await page.waitForURL('**/console/campaigns/edit?kind=seckill')
    await page.getByRole('tab', { name: 'English' }).click()
    await page.getByLabel(`${say('name')} · English`).fill(name)
    await fillInstant(page, say('starts_at'), from)
    await fillInstant(page, say('ends_at'), until)
    const picker = page.getByLabel(say('add_sku'))
    await picker.click()
    await chooseFound(page, picker, sku_no)
    await page.getByLabel(say('price'), { exact: true }).fill('1.00')
    await page.getByLabel(say('set_apart')).fill('3')
    return page
  }

  test('CON-04 PRM-03 a flash sale is set up, rehearsed, switched on, run and ended, as a shopper sees it before, during and after', async () => {
    const goods = await freeGoods()
    const now = Date.parse((await call('site/time', {})).server_time)
    const [from, until] = [now + 3 * 3_600_000, now + 5 * 3_600_000]
    const page = await fillSale(`Owls ${language}`, goods.sku_no, from, until)
    await page.getByText(rehearsal('generated')).click()
    await press(page, rehearsal('rehearse'))
    await page
      .getByRole('region', { name: rehearsal('result') })
      .getByText(rehearsal('no_conflicts'))
      .waitFor()
    await seeNoBarriers(page)
    await press(page, frame.save)
    await page.waitForURL('**/campaigns/edit?promotion_id=**')
    const promotion_id = Number(new URL(page.url()).searchParams.get('promotion_id'))
    await page.getByText(say('note_draft')).waitFor()
    await press(page, say('switch_on'))
    await dialog(page)
      .getByRole('button', { name: say('switch_on') })
      .click()
    await page.getByText(say('state_soon'), { exact: true }).waitFor()
    const item = (await call('campaign/view', { kind: 'seckill', promotion_id })).items[0]!
    const shopper = await visit(`/promotionpages/seckill/detail/detail?id=${promotion_id}&sku_id=${item.sku_id}`, {
      language,
      width: 'phone',
    })
    const told = (state: string) => shopper.getByRole('main').getByText(state, { exact: true }).first().waitFor()
    await told(shown('state_soon'))
    await advanceTo(from + 60_000)
    await shopper.reload()
    await told(shown('state_running'))
    await shopper.getByRole('button', { name: words('seckill', language)('buy') }).waitFor()
    await page.reload()
    await page.getByText(say('note_running')).waitFor()
    await press(page, say('end'))
    await dialog(page)
      .getByText(say('asks_end', { taken: 0 }))
      .waitFor()
    await dialog(page)
      .getByRole('button', { name: say('end') })
      .click()
    await page.getByText(say('note_ended')).waitFor()
    await eventually(async () => (await call('campaign/view', { kind: 'seckill', promotion_id })).state).toBe('ended')
    await shopper.reload()
    await told(shown('state_ended'))
  })

  test('R-13 QUA-05 a SKU of another flash sale at that time is refused by name and leads to it; a price too high is told at its place', async () => {
    const goods = await freeGoods()
    const now = Date.parse((await call('site/time', {})).server_time)
    const [from, until] = [now + 20 * 86_400_000, now + 21 * 86_400_000]
    const other = (await operator.call('campaign/save', {
      kind: 'seckill',
      allows_coupon: false,
      rules: {},
      is_on: true,
      position: 0,
      texts: [{ language: 'en-us', name: `First come ${language}`, note: '' }],
      items: [{ goods_id: goods.goods_id, permille_off: 200 }],
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(until).toISOString(),
    })) as { promotion_id: number }
    const page = await fillSale(`Second ${language}`, goods.sku_no, from, until)
    await page.getByLabel(say('price'), { exact: true }).fill('999999.00')
    await page.getByLabel(say('is_on')).click()
    await press(page, frame.save)
    await page.locator('.ant-form-item-explain-error').first().waitFor()
    await page.getByLabel(say('price'), { exact: true }).fill('1.00')
    await page.locator('button[type=submit]').click()
    await page.getByText(say('taken_by')).waitFor()
    await page.getByRole('link', { name: `First come ${language}` }).click()
    await press(page, frame.leave)
    await page.waitForURL(`**/campaigns/edit?promotion_id=${other.promotion_id}`)
    await page.getByText(say('state_soon'), { exact: true }).waitFor()
    await operator.call('campaign/delete', { promotion_id: other.promotion_id, version: 1 })
  })

  test('CON-04 PRM-05 figures are drawn and downloaded by day, and a forming team is ended after it was said what that does', async () => {
    const [reduction, team] = [consoleWords('reduction', language), consoleWords('team', language)]
    const page = await visit('/console/campaigns/figures', asOperator(operator, language))
    await page.getByRole('img', { name: say('chart_counts') }).waitFor()
    await seeNoBarriers(page)
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, say('download_csv'))])
    expect(readFileSync(await download.path(), 'utf8')).toContain(`${say('day')},${say('views')},${say('buyers')}`)
    await page.goto('/console/reductions')
    await page
      .getByRole('button', { name: rehearsal('rehearse') })
      .first()
      .click()
    await dialog(page).getByText(rehearsal('generated')).click()
    await dialog(page)
      .getByRole('button', { name: rehearsal('rehearse') })
      .click()
    await dialog(page).getByText(rehearsal('revenue_after'), { exact: true }).waitFor()
    await page.goto('/console/reductions')
    await press(page, reduction('new_by_amount'))
    await dialog(page).getByLabel(reduction('from_amount')).waitFor()
    await seeNoBarriers(page)
    await page.goto('/console/teams?state=forming')
    const row = page.getByRole('row').filter({ hasText: team('state_forming') })
    await row.first().waitFor()
    const key = await row.first().getAttribute('data-row-key')
    await row
      .first()
      .getByRole('button', { name: team('fail') })
      .click()
    await seeNoBarriers(page)
    await dialog(page)
      .getByRole('button', { name: team('fail') })
      .click()
    await page.locator(`tr[data-row-key="${key}"]`).waitFor({ state: 'detached' })
    await page.goto('/console/bargains')
    await page.getByRole('columnheader', { name: team('price_now') }).waitFor()
    await seeNoBarriers(page)
  })
})

test('CON-04 PRM-08 a full reduction that runs is ended after it was said what that does, and its figures open', async () => {
  const [say, reduction] = [consoleWords('campaign', 'en-us'), consoleWords('reduction', 'en-us')]
  const { goods_id } = await freeGoods()
  const name = `Three for less ${Date.now()}`
  const form = {
    by: 'pieces',
    steps: [{ pieces: 3, effect: 'percentage', permille_off: 100 }],
    goods_ids: [goods_id],
    category_ids: [],
    first_day: '2026-01-01',
    last_day: '2036-12-31',
    is_on: true,
    texts: [{ language: 'en-us', name }],
  }
  await operator.call('campaign/save_reduction', form)
  const page = await visit('/console/reductions', asOperator(operator, 'en-us'))
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByText(say('state_running'), { exact: true }).waitFor()
  await row.getByRole('button', { name: say('end'), exact: true }).click()
  await dialog(page).getByText(reduction('asks_end')).waitFor()
  await dialog(page)
    .getByRole('button', { name: say('end') })
    .click()
  await row.getByText(say('state_ended'), { exact: true }).waitFor()
  expect(await row.getByRole('button', { name: english.edit, exact: true }).count()).toBe(0)
  await row.getByRole('link', { name: say('figures'), exact: true }).click()
  await page.getByRole('heading', { name: `${say('figures')}: ${name}` }).waitFor()
  await page.getByText(say('figures_empty')).waitFor()
  await seeNoBarriers(page)
})

test('CON-04 CON-10 a promotion of many SKUs shows them by pages, keeps what is typed on each, and a fault brings its page', async () => {
  const say = consoleWords('campaign', 'en-us')
  const goods_ids: number[] = []
  for (let cursor: string | undefined; goods_ids.length < 60;) {
    const { list, next } = await call('catalogue/list', { page_size: 50, ...(cursor !== undefined && { cursor }) })
    goods_ids.push(...list.map(({ goods_id }) => goods_id))
    if (next === null) break
    cursor = next
  }
  const from = Date.parse((await call('site/time', {})).server_time) + 40 * 86_400_000
  const { promotion_id } = (await operator.call('campaign/save', {
    kind: 'discount',
    allows_coupon: false,
    rules: {},
    is_on: false,
    position: 0,
    texts: [{ language: 'en-us', name: 'Everything less', note: '' }],
    items: goods_ids.slice(0, 60).map((goods_id) => ({ goods_id, permille_off: 100 })),
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(from + 86_400_000).toISOString(),
  })) as { promotion_id: number }
  const items = async () => ((await operator.ask('campaign/staff_view', { promotion_id })) as OutputOf<Api['campaign/staff_view']>).items
  const all = await items()
  expect(all.length).toBeGreaterThan(50)

  const page = await visit(`/console/campaigns/edit?promotion_id=${promotion_id}`, asOperator(operator, 'en-us', 'desk'))
  const rows = page.locator('.promotion-item')
  const seeRows = (count: number) => eventually(() => rows.count()).toBe(count)
  const toPage = async (number: number) => {
    await page.locator(`.ant-pagination-item-${number}`).click()
    await page.locator(`.ant-pagination-item-${number}.ant-pagination-item-active`).waitFor()
  }
  const price = (place: number) => rows.nth(place).getByLabel(say('price'), { exact: true })
  await seeRows(50)
  await price(1).fill('0.02')
  await toPage(2)
  const second = Math.min(all.length - 50, 50)
  await seeRows(second)
  await price(3).fill('999999.00')
  await toPage(1)
  await seeRows(50)
  expect(await price(1).inputValue()).toBe('0.02')
  await press(page, english.save)
  await page.locator('.ant-pagination-item-2.ant-pagination-item-active').waitFor()
  await seeRows(second)
  await eventually(() => rows.nth(3).locator('.ant-form-item-explain-error').count()).toBe(1)
  await price(3).fill('0.03')
  await toPage(1)
  await seeRows(50)
  await toPage(2)
  await seeRows(second)
  await eventually(() => page.locator('.ant-form-item-explain-error').count()).toBe(0)
  await page.locator('button[type=submit]').click()
  await page.getByText(english.saved, { exact: true }).waitFor()
  const saved = await items()
  expect(saved).toHaveLength(all.length)
  expect([saved[1]!.price, saved[53]!.price]).toEqual(['0.02', '0.03'])

  // The form goes on from what was saved: saved again, nobody else has changed it.
  await page.locator('.ant-pagination-item-1.ant-pagination-item-active').waitFor()
  await seeRows(50)
  await price(1).fill('0.04')
  await page.locator('button[type=submit]').click()
  await eventually(async () => (await items())[1]!.price).toBe('0.04')
})
