import { makeCsv } from '@longmall/server/src/catalogue/import/test/make-csv.ts'
import { expect, test } from 'vitest'
import { press, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { call } from './shopper.ts'

const { open, query } = useConsole()
const t = getConsoleTranslations('imports')

/** Two whole goods and three broken rows. */
const file = makeCsv([
  { Handle: 'lamp-one', Title: 'Import lamp', Type: 'Lamps', 'Variant Inventory Qty': '5' },
  { Handle: 'lamp-two', Title: 'Two', 'Variant Price': 'ten' },
  { Handle: 'lamp-three', Title: 'Three', 'Variant Inventory Qty': '-2' },
  { Handle: 'lamp-four', Title: '' },
  { Handle: 'lamp-five', Title: 'Five', Type: 'Lamps' },
])
const inEnglish = [
  'Products: 5 – 2 would be added, 0 changed, 0 unchanged, 3 rejected; nothing was written',
  '"ten" is not a price such as 12.50',
  '-2 is negative',
  'is missing',
]
const inChinese = ['共 5 件商品：新增 2，更新 0，无变化 0，未导入 3', '“ten”不是价格，应如 12.50', '-2 为负数', '缺少内容']

test('CON-02 CON-10 CAT-17 QUA-08 a category is moved up by its button; an import starts with a dry run, then its complete goods are imported and the report lists the errors; an export runs as long work', async () => {
  // Before the import, whose work adds categories.
  const names = async () => (await call('catalogue/categories', {})).list.map(({ category_name }) => category_name)
  const before = await names()
  const second = before[1]!
  const page = await open('/console/categories')
  await page.getByRole('button', { name: getConsoleTranslations('tree')('up', { name: second }), exact: true }).click()
  await eventually(names).toEqual([second, before[0], ...before.slice(2)])

  const lamps = async () => (await query<{ list: unknown[] }>('catalogue/staff_goods', { keyword: 'Import lamp' })).list.length
  await settle(page, '/console/imports')
  await page.locator('.ant-upload input[type=file]').setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer: file })
  await page
    .getByRole('list', { name: t('files') })
    .getByText('lamps.csv')
    .waitFor()
  await press(page, t('dry_run'))
  for (const text of inEnglish) await eventually(() => page.getByText(text, { exact: true }).count()).toBe(1)
  expect(await lamps()).toBe(0)
  await switchTo(page, 'zh-cn', 'phone')
  const chinese = getConsoleTranslations('imports', 'zh-cn')
  await press(page, chinese('import'))
  await press(page.locator('.ant-modal'), chinese('import'))
  for (const text of inChinese) await eventually(() => page.getByText(text, { exact: true }).count()).toBe(1)
  expect(await lamps()).toBe(1)

  await switchTo(page, 'en-us', 'desk')
  await settle(page, '/console/imports?tab=goods')
  await press(page, t('export'))
  const download = page.waitForEvent('download')
  await press(page, getConsoleTranslations('work')('download'))
  expect((await download).suggestedFilename()).toMatch(/^longmall-goods-\d{4}-\d\d-\d\d\.csv$/)
  await settle(page, '/console/work')
  await page.getByRole('link', { name: 'Product export' }).first().waitFor()
})
