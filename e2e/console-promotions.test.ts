import { readFileSync } from 'node:fs'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { console as english } from '@longmall/translations/en-us/console.ts'
import { chooseFound } from './console-session.ts'
import { confirm, dialog, press, rowOf, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { call } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit, open, query, call: operate } = useConsole()
const t = getConsoleTranslations('campaign')
const chinese = getConsoleTranslations('campaign', 'zh-cn')

/** Listed goods that no promotion has, and the number by which its SKU is found in every language. */
async function freeGoods(): Promise<{ goods_id: number; sku_no: string }> {
  const { list } = await call('catalogue/list', { page_size: 50 })
  for (const { sku_id, stock } of list.toReversed()) {
    const { promotions, combos } = await call('campaign/of_goods', { sku_id })
    if (promotions.length + combos.length > 0 || stock !== 'plenty') continue
    const picked = await query<OutputOf<Api['catalogue/pick']>>('catalogue/pick', { sku_ids: [sku_id] })
    const { goods_id, skus } = picked.list[0]!
    return { goods_id, sku_no: skus.find((sku) => sku.sku_id === sku_id)!.sku_no }
  }
  throw new Error('every goods has a promotion')
}

/** An instant as typed into a field of the console, in the zone of the demo store. */
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

/** The form of a new flash sale of one SKU, all filled in but not saved. */
async function fillSale(page: Page, name: string, sku_no: string, [from, until]: [number, number]) {
  await press(page, t('create'))
  await dialog(page)
    .getByRole('link', { name: t('kind_flash_sale'), exact: true })
    .click()
  await page.waitForURL('**/console/campaigns/edit?kind=flash_sale')
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByLabel(`${t('name')} · English`).fill(name)
  await fillInstant(page, t('starts_at'), from)
  await fillInstant(page, t('ends_at'), until)
  const picker = page.getByLabel(t('add_sku'))
  await picker.click()
  await chooseFound(page, picker, sku_no)
  await page.getByLabel(t('reserved_stock')).fill('3')
}

/** Another flash sale, which has all SKUs of a goods at that time. */
const addToCampaign = (goods_id: number, [from, until]: [number, number]) =>
  operate('campaign/save', {
    kind: 'flash_sale',
    allows_coupon: false,
    rules: {},
    is_on: true,
    position: 0,
    texts: [{ language: 'en-us', name: 'First come', note: '' }],
    items: [{ goods_id, permille_off: 200 }],
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(until).toISOString(),
  }) as Promise<{ promotion_id: number }>

test('CON-04 PRM-03 R-13 QUA-05 QUA-08 a flash sale is set up, its errors shown at their fields and the conflicting sale by name; then dry-run, switched on, run and ended, as a shopper sees it', async () => {
  const tDryRun = getConsoleTranslations('dryrun')
  const goods = await freeGoods()
  const now = Date.parse((await call('site/time', {})).server_time)
  const window: [number, number] = [now + 3 * 3_600_000, now + 5 * 3_600_000]
  const other = await addToCampaign(goods.goods_id, window)
  const page = await open('/console/campaigns')
  await fillSale(page, 'Owls', goods.sku_no, window)
  await page.getByLabel(t('price'), { exact: true }).fill('999999.00')
  await page.getByLabel(t('is_on')).click()
  await press(page, english.save)
  await page.locator('.ant-form-item-explain-error').first().waitFor()
  await page.getByLabel(t('price'), { exact: true }).fill('1.00')
  await page.locator('button[type=submit]').click()
  await page.getByText(t('used_by')).waitFor()
  const link = page.getByRole('link', { name: 'First come' })
  expect(await link.getAttribute('href')).toBe(`/console/campaigns/edit?promotion_id=${other.promotion_id}`)
  await operate('campaign/delete', { promotion_id: other.promotion_id, version: 1 })
  await page.getByLabel(t('is_on')).click()

  await page.getByText(tDryRun('generated')).click()
  await press(page, tDryRun('dry_run'))
  await page
    .getByRole('region', { name: tDryRun('result') })
    .getByText(tDryRun('no_conflicts'))
    .waitFor()
  await expectAccessible(page)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/campaigns/edit?promotion_id=**')
  const promotion_id = Number(new URL(page.url()).searchParams.get('promotion_id'))
  await page.getByText(t('note_draft')).waitFor()
  await press(page, t('switch_on'))
  await confirm(page, t('switch_on'))
  await page.getByText(t('state_upcoming'), { exact: true }).waitFor()

  const [item] = (await call('campaign/view', { kind: 'flash_sale', promotion_id })).items
  const shopper = await visit(`/promotionpages/seckill/detail/detail?id=${promotion_id}&sku_id=${item!.sku_id}`)
  const shown = getTranslations('promotion')
  const waitForState = (state: string) => shopper.getByRole('main').getByText(state, { exact: true }).first().waitFor()
  await waitForState(shown('state_upcoming'))
  await advanceTo(window[0] + 60_000)
  await shopper.reload()
  await waitForState(shown('state_running'))
  await shopper.getByRole('button', { name: getTranslations('flashsale')('buy') }).waitFor()
  await page.reload()
  await switchTo(page, 'zh-cn', 'phone')
  await page.getByText(chinese('note_running')).waitFor()
  await press(page, chinese('end'))
  await dialog(page)
    .getByText(chinese('confirm_end', { reserved: 0 }))
    .waitFor()
  await confirm(page, chinese('end'))
  await page.getByText(chinese('note_ended')).waitFor()
  await eventually(async () => (await call('campaign/view', { kind: 'flash_sale', promotion_id })).state).toBe('ended')
  await shopper.reload()
  await waitForState(shown('state_ended'))
})

test('CON-04 PRM-05 PRM-08 QUA-08 figures are drawn and downloaded by day; a full reduction is dry-run, and ended after the effect was shown, as a forming team is', async () => {
  const [tTeam, tDryRun, tReduction] = [
    getConsoleTranslations('teambuy', 'zh-cn'),
    getConsoleTranslations('dryrun'),
    getConsoleTranslations('reduction'),
  ]
  const page = await open('/console/campaigns/figures')
  await page.getByRole('img', { name: t('chart_counts') }).waitFor()
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, t('download_csv'))])
  expect(readFileSync(await download.path(), 'utf8')).toContain(`${t('day')},${t('views')},${t('buyers')}`)

  const { goods_id } = await freeGoods()
  const name = `Three for less ${Date.now()}`
  await operate('campaign/save_reduction', {
    by: 'quantity',
    steps: [{ quantity: 3, effect: 'percentage', permille_off: 100 }],
    goods_ids: [goods_id],
    category_ids: [],
    first_day: '2026-01-01',
    last_day: '2036-12-31',
    is_on: true,
    texts: [{ language: 'en-us', name }],
  })
  await settle(page, '/console/reductions')
  const row = rowOf(page, name)
  await row.getByText(t('state_running'), { exact: true }).waitFor()
  await row.getByRole('button', { name: tDryRun('dry_run'), exact: true }).click()
  await dialog(page).getByText(tDryRun('generated')).click()
  await press(dialog(page), tDryRun('dry_run'))
  await dialog(page).getByText(tDryRun('revenue_after'), { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await press(page, tReduction('new_by_amount'))
  await dialog(page).getByLabel(tReduction('from_amount')).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await row.getByRole('button', { name: t('end'), exact: true }).click()
  await dialog(page).getByText(tReduction('confirm_end')).waitFor()
  await confirm(page, t('end'))
  await row.getByText(t('state_ended'), { exact: true }).waitFor()
  expect(await row.getByRole('button', { name: english.edit, exact: true }).count()).toBe(0)
  await row.getByRole('link', { name: t('figures'), exact: true }).click()
  await page.getByRole('heading', { name: `${t('figures')}: ${name}` }).waitFor()
  await page.getByText(t('figures_empty')).waitFor()
  await expectAccessible(page)

  await switchTo(page, 'zh-cn', 'phone')
  await settle(page, '/console/teams?state=forming')
  const forming = rowOf(page, tTeam('state_forming')).first()
  await forming.waitFor()
  const key = await forming.getAttribute('data-row-key')
  await forming.getByRole('button', { name: tTeam('fail') }).click()
  await expectAccessible(page)
  await confirm(page, tTeam('fail'))
  await page.locator(`tr[data-row-key="${key}"]`).waitFor({ state: 'detached' })
  await settle(page, '/console/bargains')
  await page.getByRole('columnheader', { name: tTeam('current_price') }).waitFor()
  await expectAccessible(page)
})

test('CON-04 CON-10 a promotion of many SKUs shows them by pages, retains what is typed on each, and an error shows its page', async () => {
  // A page has 50 SKUs: some goods whose SKUs are a few more.
  const shown = (await call('catalogue/list', { page_size: 50 })).list.map(({ goods_id }) => goods_id)
  const { list } = await query<OutputOf<Api['catalogue/pick']>>('catalogue/pick', { goods_ids: shown })
  const enough = list.findIndex((_, n) => list.slice(0, n + 1).flatMap(({ skus }) => skus).length >= 54)
  const from = Date.parse((await call('site/time', {})).server_time) + 40 * 86_400_000
  const { promotion_id } = (await operate('campaign/save', {
    kind: 'discount',
    allows_coupon: false,
    rules: {},
    is_on: false,
    position: 0,
    texts: [{ language: 'en-us', name: 'Everything less', note: '' }],
    items: list.slice(0, enough + 1).map(({ goods_id }) => ({ goods_id, permille_off: 100 })),
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(from + 86_400_000).toISOString(),
  })) as { promotion_id: number }
  const items = async () => (await query<OutputOf<Api['campaign/staff_view']>>('campaign/staff_view', { promotion_id })).items
  const all = await items()
  expect(all.length).toBeGreaterThanOrEqual(54)

  const page = await open(`/console/campaigns/edit?promotion_id=${promotion_id}`)
  const rows = page.locator('.promotion-item')
  const seeRows = (count: number) => eventually(() => rows.count()).toBe(count)
  const toPage = async (number: number) => {
    await page.locator(`.ant-pagination-item-${number}`).click()
    await page.locator(`.ant-pagination-item-${number}.ant-pagination-item-active`).waitFor()
  }
  const price = (index: number) => rows.nth(index).getByLabel(t('price'), { exact: true })
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

  // The form continues from the saved record: a second save is no stale edit.
  await page.locator('.ant-pagination-item-1.ant-pagination-item-active').waitFor()
  await seeRows(50)
  await price(1).fill('0.04')
  await page.locator('button[type=submit]').click()
  await eventually(async () => (await items())[1]!.price).toBe('0.04')
})
