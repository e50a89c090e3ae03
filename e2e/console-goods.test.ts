import { console as frameEn } from '@longmall/translations/en-us/console.ts'
import { jpeg } from '@longmall/server/src/media/test/pictures.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choose } from './console-session.ts'
import { press, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { settle, responseHandled } from './screen.ts'
import { addAddress, call, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit, open, query, call: operate } = useConsole()
const t = getConsoleTranslations('goods')
// A text that nothing else in the shop has.
const [english, chinese, keyword] = ['Quokka night lamp', '短尾矮袋鼠小夜灯', '短尾矮袋鼠']

interface Whole {
  version: number
  position: number
  texts: { selling_point: string }[]
  attributes: unknown
  skus: { sku_id: number; price: string; on_hand: number; reserved: number; value_ids: number[] }[]
}
const staffView = (goods_id: number) => query<Whole & Record<string, unknown>>('catalogue/staff_view', { goods_id })

/** Writes names in a language's tab. */
async function name(page: Page, tab: string, label: string, text: string) {
  await page.getByRole('tab', { name: tab }).click()
  await page.getByLabel(`${label} · ${tab}`, { exact: true }).fill(text)
}

/** Two colours and two sizes, by keyboard: Enter in a value starts the next one. */
async function addAttributes(page: Page) {
  const attributes: [string, [string, string]][] = [
    ['Colour', ['Sand', 'Moss']],
    ['Size', ['S', 'L']],
  ]
  for (const [n, [attribute, [first, second]]] of attributes.entries()) {
    await press(page, t('add_attribute'))
    await page.getByLabel(t('attribute_name', { number: n + 1 }), { exact: true }).fill(attribute)
    await page.getByLabel(t('value_name', { number: 1, attribute: n + 1 }), { exact: true }).fill(first)
    await page.keyboard.press('Enter')
    await page.getByLabel(t('value_name', { number: 2, attribute: n + 1 }), { exact: true }).fill(second)
  }
}

/** The same price, stock and weight in all rows; a different price in the last one. */
async function fillIn(page: Page) {
  const cell = (label: string) => page.getByLabel(t('fill_cell', { name: label }), { exact: true })
  await cell(t('price')).fill('12.00')
  await cell(t('stock_change')).fill('+9')
  await cell(t('weight')).fill('300')
  await page.keyboard.press('Enter')
  await page.getByLabel(`${t('price')} Moss / L`, { exact: true }).fill('14.50')
  await page.keyboard.press('Tab')
}

/** A goods of two colours and two sizes, named in two languages, with two pictures. */
async function makeGoods(page: Page): Promise<number> {
  await page.getByRole('link', { name: t('new_goods') }).click()
  await page.getByRole('heading', { level: 1, name: t('new_goods') }).waitFor()
  await name(page, 'English', t('name'), english)
  await page.getByRole('textbox', { name: `${t('description')} · English` }).fill('Made of recycled sails.')
  await name(page, '简体中文', t('name'), chinese)
  const tUpload = getConsoleTranslations('upload')
  await page.locator(`input[type=file][aria-label="${tUpload('add_pictures')}"]`).setInputFiles([
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await jpeg(1200, 1200) },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await jpeg(800, 800) },
  ])
  await page.getByRole('img', { name: tUpload('picture_number', { number: 2 }) }).waitFor()
  await addAttributes(page)
  await fillIn(page)
  await choose(page, t('category'), /./)
  await expectAccessible(page)
  await press(page, frameEn.save)
  await page.waitForURL(/goods_id=\d+/)
  return Number(/goods_id=(\d+)/.exec(page.url())![1])
}

test('CON-02 CAT-06 QUA-08 a goods from nothing to sold; a stale edit of it is merged, leaving an unsaved one needs confirmation', async () => {
  const page = await open('/console/goods')
  await page.getByRole('heading', { level: 1, name: t('goods') }).waitFor()
  const goods_id = await makeGoods(page)
  const whole = await staffView(goods_id)
  expect(whole.skus.map(({ price, on_hand }) => [price, on_hand])).toEqual([
    ['12.00', 9],
    ['12.00', 9],
    ['12.00', 9],
    ['14.50', 9],
  ])

  // Somebody else puts it elsewhere in lists while its selling point is written.
  const selling = page.getByLabel(`${t('selling_point')} · English`, { exact: true })
  await page.getByRole('tab', { name: 'English' }).click()
  await selling.fill('Mine')
  const { sale_count: _sold, created_at: _at, attributes, skus, ...fields } = whole
  const values = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]
  const sent = skus.map(({ sku_id: _id, value_ids: _values, on_hand: _hand, reserved: _taken, ...sku }, n) => ({
    ...sku,
    values: values[n],
    stock_change: 0,
  }))
  await operate('catalogue/save_goods', { ...fields, attributes, skus: sent, position: 77 })
  await press(page, frameEn.save)
  await page.getByRole('dialog').getByText(frameEn.merge_same).waitFor()
  await press(page.getByRole('dialog'), frameEn.merge_use)
  const answer = page.waitForResponse(/catalogue\/save_goods/)
  await press(page, frameEn.save)
  // The form continues from the response.
  await responseHandled(page, await answer)
  await page.getByText(frameEn.saved).first().waitFor()
  const { position, texts } = await staffView(goods_id)
  expect([position, texts[0]!.selling_point]).toEqual([77, 'Mine'])

  await selling.fill('Lost')
  await page.getByRole('link', { name: frameEn.to_list }).click()
  await press(page, frameEn.stay)
  expect(await selling.inputValue()).toBe('Lost')

  // A visitor finds it by search, with its variants.
  const [tCatalogue, tSearch] = [getTranslations('catalogue', 'zh-cn'), getTranslations('search', 'zh-cn')]
  const visitor = await visit('/v2/goods/search/search', { language: 'zh-cn' })
  await visitor.getByRole('textbox', { name: tSearch('placeholder') }).fill(keyword)
  await visitor.keyboard.press('Enter')
  await visitor.getByRole('link', { name: chinese }).first().click()
  await visitor.waitForURL('**/v2/goods/detail/detail**')
  await visitor.getByText('Made of recycled sails.').first().waitFor()
  await visitor.getByRole('button', { name: tCatalogue('add_to_cart') }).click()
  const sheet = visitor.getByRole('dialog', { name: tCatalogue('choose_options') })
  for (const value of ['Moss', 'L']) await sheet.getByText(value, { exact: true }).click()
  await sheet.getByText(/14\.5/).first().waitFor()

  // A member buys two, and the stock falls by two.
  const member = await registerMember()
  const { address_id } = await addAddress(member)
  const line = { sku_id: skus[3]!.sku_id, quantity: 2, address_id }
  const { quote } = await call('order/quote', line, member)
  await call('order/create', { ...line, quote }, member)
  expect((await staffView(goods_id)).skus[3]).toMatchObject({ on_hand: 9, reserved: 2 })
  await page.getByRole('link', { name: frameEn.to_list }).click()
  await press(page, frameEn.leave)
  await page.getByRole('heading', { level: 1, name: t('goods') }).waitFor()
  await switchTo(page, 'zh-cn', 'phone')
  await settle(page, `/console/goods?keyword=${encodeURIComponent(keyword)}`)
  await page
    .getByRole('row', { name: new RegExp(chinese) })
    .getByRole('link', { name: '34', exact: true })
    .click()

  // The link of its stock opens its stock movements.
  await page
    .getByRole('cell', { name: getConsoleTranslations('goods', 'zh-cn')('reason_opening') })
    .first()
    .waitFor()
  await eventually(() => page.getByRole('cell', { name: '+9', exact: true }).count()).toBe(4)
  await expectAccessible(page)
})
