import { expect, test } from 'vitest'
import { choose } from './console-session.ts'
import { confirm, dialog, expectAccessible, press, rowOf, switchTo, useConsole } from './console-shop.ts'
import { getConsoleShellTranslations, getConsoleTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { call, registerMember } from './shopper.ts'

const { open, call: operate, query } = useConsole()
const [t, tConsole] = [getConsoleTranslations('distribution'), getConsoleShellTranslations()]
const [turned, turnedFrame] = [getConsoleTranslations('distribution', 'zh-cn'), getConsoleShellTranslations('zh-cn')]

interface Goods {
  list: { goods_id: number; goods_name: string; mode: string; version: number; own_margin_ppm: number | null; rates: object | null }[]
}

test('DST-01 DST-06 QUA-08 a member’s application is approved, and the distributor is stopped with a reason', async () => {
  const member = await registerMember()
  await call('distribution/apply', { name: 'Mei Tan', mobile: '+65 8123 4567', note: 'A channel about tea' }, member)
  const page = await open('/console/distribution/applications?state=applied')
  const row = rowOf(page, member.account)
  await press(row, t('approve'))
  await confirm(page, t('approve'))
  await row.waitFor({ state: 'detached' })

  await page.goto(`/console/distribution/distributors?search=${member.account}`)
  await page.getByRole('link', { name: member.account }).click()
  await page.getByText('A channel about tea').waitFor()
  await expectAccessible(page)
  await switchTo(page, 'zh-cn', 'desk')
  await press(page, turned('change'))
  await page.getByLabel(turned('reason')).fill('资料待核实')
  await choose(page, turned('state'), turned('stopped'))
  await press(dialog(page), turnedFrame('save'))
  await page.locator('header').getByText(turned('stopped'), { exact: true }).waitFor()
  expect(await query('distribution/view_distributor', { member_id: member.customer_id })).toMatchObject({ state: 'stopped' })
})

test('DST-03 DST-06 CON-04 rates of goods beyond their margin are refused at the field, and saved within it', async () => {
  const { list } = await query<Goods>('distribution/list_goods', { page_size: 1 })
  const { goods_id, goods_name, version } = list[0]!
  const read = async () =>
    (await query<Goods>('distribution/list_goods', { search: String(goods_id) })).list.find((one) => one.goods_id === goods_id)!
  const page = await open(`/console/distribution/goods?search=${goods_id}`)
  await press(rowOf(page, goods_name), t('edit'))
  // The filter of the list has the same label.
  await dialog(page).getByRole('combobox').first().click()
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: t('mode_own') })
    .click()
  const first = dialog(page).getByLabel(t('rate_1'))
  await first.fill('60')
  await dialog(page)
    .getByText(/over the margin/)
    .waitFor()
  await press(dialog(page), tConsole('save'))
  await dialog(page).locator('.ant-form-item-explain-error').first().waitFor()
  await expectAccessible(page)
  expect(await read()).toMatchObject({ version })

  await first.fill('12.5')
  await dialog(page)
    .getByText(/left within the margin/)
    .waitFor()
  await press(dialog(page), tConsole('save'))
  await rowOf(page, goods_name).getByText('12.5% / 0% / 0%').waitFor()
  await eventually(async () => (await read()).rates).toEqual({ first: 125_000, second: 0, third: 0 })
  await operate('distribution/save_goods', { goods_id, version: (await read()).version, mode: 'level' })
})
