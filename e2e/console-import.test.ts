import type { Language } from '@longmall/contract/fields.ts'
import { csvOf } from '@longmall/server/src/catalogue/import/test/csv-of.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useBrowser, visitOwnShop } from './browser.ts'
import { eventually } from './eventually.ts'
import { asOperator, consoleWords, logInOperator } from './console-session.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
// Its categories change: the other journeys keep theirs.
let shop: StartedShop
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(() => shop.stop())

type Spoken = 'en-us' | 'zh-cn'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const open = (path: string, language: Language) => visit(path, asOperator(operator, language))

/** Two whole goods and three broken rows. */
const fileFor = (language: Spoken) =>
  csvOf([
    { Handle: `${language}-one`, Title: `${language} lamp`, Type: 'Lamps', 'Variant Inventory Qty': '5' },
    { Handle: `${language}-two`, Title: 'Two', 'Variant Price': 'ten' },
    { Handle: `${language}-three`, Title: 'Three', 'Variant Inventory Qty': '-2' },
    { Handle: `${language}-four`, Title: '' },
    { Handle: `${language}-five`, Title: 'Five', Type: 'Lamps' },
  ])
const problems = {
  'en-us': ['"ten" is not a price such as 12.50', '-2 is negative', 'is missing'],
  'zh-cn': ['“ten”不是价格，应如 12.50', '-2 为负数', '缺少内容'],
}
const sums = {
  'en-us': {
    dry: '5 goods: 2 would be added, 0 changed, 0 unchanged, 3 refused; nothing was written',
    done: '5 goods: 2 added, 0 changed, 0 unchanged, 3 refused',
  },
  'zh-cn': {
    dry: '共 5 件商品：将新增 2，更新 0，无变化 0，无法导入 3；未写入任何内容',
    done: '共 5 件商品：新增 2，更新 0，无变化 0，未导入 3',
  },
}

// Before the imports, whose work adds categories.
test('CON-02 a category moved up by its button stands there in the shop', async () => {
  const say = consoleWords('tree', 'en-us')
  const page = await open('/console/categories', 'en-us')
  const names = () =>
    operator
      .ask('catalogue/categories')
      .then((answer) => (answer as { list: { category_name: string }[] }).list.map((one) => one.category_name))
  const before = await names()
  const second = before[1]!
  await page.getByRole('button', { name: say('up', { name: second }), exact: true }).click()
  await eventually(names).toEqual([second, before[0], ...before.slice(2)])
  const shopper = await visit('/v2/goods/category/category')
  await shopper.getByText(second).first().waitFor()
})

describe.each(['en-us', 'zh-cn'] as const)('in %s', (language) => {
  test('CAT-17 an import with three broken rows: judged first, then the whole goods go in and the report says what is wrong', async () => {
    const say = consoleWords('imports', language)
    const page = await open('/console/imports', language)
    await page.locator('.ant-upload input[type=file]').setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer: fileFor(language) })
    await page
      .getByRole('list', { name: say('files') })
      .getByText('lamps.csv')
      .waitFor()
    await press(page, say('dry_run'))
    await page.getByText(sums[language].dry, { exact: true }).waitFor()
    for (const words of problems[language]) await eventually(() => page.getByText(words, { exact: true }).count()).toBe(1)
    const found = (await operator.ask('catalogue/staff_goods', { words: `${language} lamp` })) as { list: { name?: string }[] }
    const before = found.list.length

    await press(page, say('import'))
    await page
      .locator('.ant-modal')
      .getByRole('button', { name: say('import'), exact: true })
      .click()
    await page.getByText(sums[language].done, { exact: true }).waitFor()
    for (const words of problems[language]) await eventually(() => page.getByText(words, { exact: true }).count()).toBe(1)
    const after = (await operator.ask('catalogue/staff_goods', { words: `${language} lamp` })) as { list: unknown[] }
    expect(after.list.length).toBe(before + 1)
  })
})

test('CON-10 an export runs as long work with its file, and stands in the list of works', async () => {
  const say = consoleWords('imports', 'en-us')
  const work = consoleWords('work', 'en-us')
  const page = await open('/console/imports?tab=goods', 'en-us')
  await press(page, say('export'))
  const download = page.waitForEvent('download')
  await press(page, work('download'))
  expect((await download).suggestedFilename()).toMatch(/^longmall-goods-\d{4}-\d\d-\d\d\.csv$/)
  await page.goto(`${shop.address}/console/work`)
  await page.getByRole('link', { name: 'Export of goods' }).first().waitFor()
})
