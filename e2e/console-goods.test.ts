import { console as frameEn } from '@longmall/phrases/en-us/console.ts'
import { console as frameZh } from '@longmall/phrases/zh-cn/console.ts'
import { jpeg } from '@longmall/server/src/media/test/pictures.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop, type Visit } from './browser.ts'
import { asOperator, choose, consoleWords, logInOperator, type Operator } from './console-session.ts'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'
import { addAddress, call, registerMember } from './shopper.ts'
import type { StartedShop } from './start-shop.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
let shop: StartedShop
let operator: Operator & { ask: Operator['call'] }
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(() => shop.stop())

interface Journey {
  language: 'en-us' | 'zh-cn'
  width: NonNullable<Visit['width']>
  category: RegExp
  english: string
  own: string
  /** A word that nothing else in the shop has. */
  keyword: string
}
const journeys: Journey[] = [
  { language: 'en-us', width: 'desk', category: /./, english: 'Zephyr rain poncho', own: '微风雨披', keyword: 'zephyr' },
  { language: 'zh-cn', width: 'desk', category: /./, english: 'Quokka night lamp', own: '短尾矮袋鼠小夜灯', keyword: '短尾矮袋鼠' },
]
const frames = { 'en-us': frameEn, 'zh-cn': frameZh }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const staffView = (goods_id: number) =>
  operator.ask('catalogue/staff_view', { goods_id }) as Promise<{
    skus: { sku_id: number; price: string; on_hand: number; taken: number }[]
  }>

/** Writes names in a language's tab. */
async function name(page: Page, tab: string, label: string, text: string) {
  await page.getByRole('tab', { name: tab }).click()
  await page.getByLabel(`${label} · ${tab}`, { exact: true }).fill(text)
}

/** Two colours and two sizes, by keyboard: Enter in a value begins the next one. */
async function addAttributes(page: Page, say: ReturnType<typeof consoleWords<'goods'>>) {
  const attributes: [string, [string, string]][] = [
    ['Colour', ['Sand', 'Moss']],
    ['Size', ['S', 'L']],
  ]
  for (const [n, [attribute, [first, second]]] of attributes.entries()) {
    await press(page, say('add_attribute'))
    await page.getByLabel(say('attribute_name', { number: n + 1 }), { exact: true }).fill(attribute)
    await page.getByLabel(say('value_name', { number: 1, attribute: n + 1 }), { exact: true }).fill(first)
    await page.keyboard.press('Enter')
    await page.getByLabel(say('value_name', { number: 2, attribute: n + 1 }), { exact: true }).fill(second)
  }
}

/** The same price, stock and weight in all rows; a price of its own in the last one. */
async function fillIn(page: Page, say: ReturnType<typeof consoleWords<'goods'>>) {
  const cell = (label: string) => page.getByLabel(say('fill_cell', { name: label }), { exact: true })
  await cell(say('price')).fill('12.00')
  await cell(say('stock_change')).fill('+9')
  await cell(say('weight')).fill('300')
  await page.keyboard.press('Enter')
  await page.getByLabel(`${say('price')} Moss / L`, { exact: true }).fill('14.50')
  await page.keyboard.press('Tab')
}

async function makeGoods(page: Page, { language, category, english, own }: Journey): Promise<number> {
  const [say, frame] = [consoleWords('goods', language), frames[language]]
  await page.getByRole('link', { name: say('new_goods') }).click()
  await page.getByRole('heading', { level: 1, name: say('new_goods') }).waitFor()
  await name(page, 'English', say('name'), english)
  await page.getByRole('textbox', { name: `${say('description')} · English` }).fill('Made of recycled sails.')
  await name(page, '简体中文', say('name'), own)
  const upload = consoleWords('upload', language)
  await page.locator(`input[type=file][aria-label="${upload('add_pictures')}"]`).setInputFiles([
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await jpeg(1200, 1200) },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await jpeg(800, 800) },
  ])
  await page.getByRole('img', { name: upload('picture_number', { number: 2 }) }).waitFor()
  await addAttributes(page, say)
  await fillIn(page, say)
  await choose(page, say('category'), category)
  expect(await findBarriers(page)).toEqual([])
  await press(page, frame.save)
  await page.waitForURL(/goods_id=\d+/)
  return Number(/goods_id=(\d+)/.exec(page.url())![1])
}

describe('a goods from nothing to sold', () => {
  test.each(journeys)('CON-02 CAT-06 in $language on a $width', async (journey) => {
    const { language, width, keyword } = journey
    const [say, shown] = [consoleWords('goods', language), language === 'en-us' ? journey.english : journey.own]
    const page = await visit('/console/goods', asOperator(operator, language, width))
    await page.getByRole('heading', { level: 1, name: say('goods') }).waitFor()
    const goods_id = await makeGoods(page, journey)
    const { skus } = await staffView(goods_id)
    expect(skus.map(({ price, on_hand }) => [price, on_hand])).toEqual([
      ['12.00', 9],
      ['12.00', 9],
      ['12.00', 9],
      ['14.50', 9],
    ])

    // A visitor finds it by search, with its picture and its variants.
    const [catalogue, search] = [words('catalogue', language), words('search', language)]
    const visitor = await visit('/v2/goods/search/search', { language, width })
    await visitor.getByRole('textbox', { name: search('placeholder') }).fill(keyword)
    await visitor.keyboard.press('Enter')
    await visitor.getByRole('link', { name: shown }).first().click()
    await visitor.waitForURL('**/v2/goods/detail/detail**')
    await visitor.getByText('Made of recycled sails.').first().waitFor()
    await visitor.getByRole('button', { name: catalogue('add_to_cart') }).click()
    const sheet = visitor.getByRole('dialog', { name: catalogue('choose_options') })
    for (const value of ['Moss', 'L']) await sheet.getByText(value, { exact: true }).click()
    await sheet.getByText(/14\.5/).first().waitFor()

    // A member buys two, and two are gone.
    const member = await registerMember()
    const { address_id } = await addAddress(member)
    const bought = { sku_id: skus[3]!.sku_id, quantity: 2, address_id }
    const { quote } = await call('order/quote', bought, member)
    await call('order/create', { ...bought, quote }, member)
    expect((await staffView(goods_id)).skus[3]).toMatchObject({ on_hand: 9, taken: 2 })
    await page.goto(`/console/goods?words=${encodeURIComponent(keyword)}`)
    await page
      .getByRole('row', { name: new RegExp(shown) })
      .getByRole('link', { name: '34', exact: true })
      .click()

    // The way of its stock leads to its movements.
    await page
      .getByRole('cell', { name: say('reason_opening') })
      .first()
      .waitFor()
    await eventually(() => page.getByRole('cell', { name: '+9', exact: true }).count()).toBe(4)
    expect(await findBarriers(page)).toEqual([])
  })
})

describe('a goods that is there', () => {
  test('CON-02 a stale edit is merged, an unsaved one is asked about', async () => {
    const [say, frame] = [consoleWords('goods', 'en-us'), frameEn]
    const page = await visit('/console/goods', asOperator(operator, 'en-us'))
    const journey = { ...journeys[0]!, english: 'Twofold teapot', own: '双层茶壶' }
    const goods_id = await makeGoods(page, journey)
    const whole = (await operator.ask('catalogue/staff_view', { goods_id })) as Record<string, unknown> & { version: number }
    const selling = page.getByLabel(`${say('selling_point')} · English`, { exact: true })
    await page.reload()
    await selling.fill('Mine')

    // Somebody else puts it elsewhere in lists meanwhile.
    const { sale_count: _sold, created_at: _at, attributes, skus, ...fields } = whole
    const values = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]
    const sent = (skus as Record<string, unknown>[]).map(
      ({ sku_id: _id, value_ids: _values, on_hand: _hand, taken: _taken, ...sku }, n) => ({ ...sku, values: values[n], stock_change: 0 }),
    )
    await operator.call('catalogue/save_goods', { ...fields, attributes, skus: sent, position: 77 })
    await press(page, frame.save)
    await page.getByRole('dialog').getByText(frame.merge_same).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: frame.merge_use }).click()
    await press(page, frame.save)
    await page.getByText(frame.saved).first().waitFor()
    const after = (await operator.ask('catalogue/staff_view', { goods_id })) as { position: number; texts: { selling_point: string }[] }
    expect([after.position, after.texts[0]!.selling_point]).toEqual([77, 'Mine'])

    await selling.fill('Lost')
    await page.getByRole('link', { name: frame.to_list }).click()
    await page.getByRole('button', { name: frame.stay }).click()
    expect(await selling.inputValue()).toBe('Lost')
  })
})
