import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { importGoods } from './import-goods.ts'
import { goodsLines, isComplete, summaryLines } from './report-lines.ts'
import { makeCsv, type CellInput } from './test/make-csv.ts'

const shop = await openTestShop()
const runImport = (...files: CellInput[][]) =>
  importGoods(shop.systemContext(), { files: files.map((rows, n) => ({ name: `${n + 1}.csv`, bytes: makeCsv(rows) })), dry_run: false })
const handles = async () => (await shop.db.selectFrom('goods').select('handle').orderBy('handle').execute()).map((row) => row.handle)
const remainingRows = async () => {
  const { rows } = await sql<{
    count: number
  }>`select ((select count(*) from sku) + (select count(*) from goods_text))::int as count`.execute(shop.db)
  return rows[0]!.count
}

test('CAT-17 a goods with a broken row is refused whole, the others go in, and the report says line and column', async () => {
  const sized = (value: string, more: CellInput = {}) => ({ Handle: 'bad', 'Option1 Value': value, ...more })
  const report = await runImport([
    { Handle: 'first', Title: 'First' },
    sized('S', { Title: 'Bad', 'Option1 Name': 'Size' }),
    sized('M', { 'Variant Price': '1,50' }),
    { Handle: 'last', Title: 'Last' },
  ])
  expect(await handles()).toEqual(['first', 'last'])
  expect(isComplete(report)).toBe(false)
  expect(goodsLines(report.goods[1]!, 2, 3)).toEqual([
    '[2/3] refused   bad (lines 3–4)',
    '    line 4, column "Variant Price": "1,50" is not a price such as 12.50',
  ])
  expect(summaryLines(report, false)).toEqual(['1.csv: 4 rows', '3 goods: 2 added, 0 changed, 0 unchanged, 1 refused'])
})

test('CAT-17 a goods that the database refuses midway leaves nothing behind', async () => {
  await sql`create function refuse_trap() returns trigger language plpgsql as $$ begin
    if exists (select from goods where id = new.goods_id and handle = 'trap') then raise exception 'trapped'; end if; return new; end $$`.execute(
    shop.admin,
  )
  await sql`create trigger trap before insert on sku for each row execute function refuse_trap()`.execute(shop.admin)
  const before = await remainingRows()
  const report = await runImport([
    { Handle: 'trap', Title: 'Trap', Vendor: 'Trapper', Type: 'Traps' },
    { Handle: 'after', Title: 'After' },
  ])
  expect(report.goods.map((one) => one.outcome)).toEqual(['refused', 'added'])
  expect(await handles()).toEqual(['after', 'first', 'last'])
  expect(await remainingRows()).toBe(before + 2)
  expect(await shop.db.selectFrom('brand').select('id').where('handle', '=', 'trapper').execute()).toEqual([])
})

test('a handle that stands in two files is taken from the first alone', async () => {
  const report = await runImport([{ Handle: 'twice', Title: 'One' }], [{ Handle: 'twice', Title: 'Two' }])
  expect(report.goods.map(({ file, outcome }) => `${file} ${outcome}`)).toEqual(['1.csv added', '2.csv refused'])
  expect(report.goods[1]!.problems).toMatchObject([{ line: 2, column: 'Handle', message: 'is already in 1.csv' }])
})

test('CAT-17 a SKU number that other goods have is refused by row and column, in a dry run too, and nothing of the goods goes in', async () => {
  await runImport([{ Handle: 'mug', Title: 'Mug', 'Variant SKU': 'MUG-1' }])
  const rows = [
    { Handle: 'cup', Title: 'Cup', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant SKU': 'CUP-1' },
    { Handle: 'cup', 'Option1 Value': 'M', 'Variant SKU': 'MUG-1' },
    { Handle: 'jug', Title: 'Jug', 'Variant SKU': 'CUP-1' },
  ]
  for (const dry_run of [true, false]) {
    const { goods } = await importGoods(shop.systemContext(), { files: [{ name: '1.csv', bytes: makeCsv(rows) }], dry_run })
    expect(goods.map(({ handle, outcome }) => `${handle} ${outcome}`)).toEqual(['cup refused', 'jug added'])
    expect(goods[0]!.problems).toMatchObject([
      { line: 3, column: 'Variant SKU', translation_key: 'catalogue.sku_no_exists', params: { sku_no: 'MUG-1', goods: 'Mug' } },
    ])
  }
  expect(await handles()).not.toContain('cup')
  // What the goods had before, from a file of earlier days, stays.
  await sql`update sku set sku_no = 'MUG-1' where sku_no = 'CUP-1'`.execute(shop.db)
  const later = await runImport([{ Handle: 'jug', Title: 'Large jug', 'Variant SKU': 'MUG-1' }])
  expect(later.goods.map(({ handle, outcome }) => `${handle} ${outcome}`)).toEqual(['jug changed'])
})

test('CAT-17 a SKU number that two goods of one import share is the first one’s, in a dry run as in a run', async () => {
  const rows = [
    { Handle: 'pan', Title: 'Pan', 'Variant SKU': 'PAN-1' },
    { Handle: 'pot', Title: 'Pot', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant SKU': 'POT-1' },
    { Handle: 'pot', 'Option1 Value': 'M', 'Variant SKU': 'PAN-1' },
    // The pot does not go in, so that its other number is free.
    { Handle: 'wok', Title: 'Wok', 'Variant SKU': 'POT-1' },
  ]
  const files = [
    { name: '1.csv', bytes: makeCsv(rows) },
    { name: '2.csv', bytes: makeCsv([{ Handle: 'lid', Title: 'Lid', 'Variant SKU': 'POT-1' }]) },
  ]
  for (const dry_run of [true, false]) {
    const { goods } = await importGoods(shop.systemContext(), { files, dry_run })
    expect(goods.map(({ handle, outcome }) => `${handle} ${outcome}`)).toEqual(['pan added', 'pot refused', 'wok added', 'lid refused'])
    expect(goods.flatMap(({ problems }) => problems)).toMatchObject([
      { line: 4, column: 'Variant SKU', translation_key: 'import.number_in_file', params: { sku_no: 'PAN-1', handle: 'pan' } },
      { line: 2, column: 'Variant SKU', translation_key: 'import.number_in_file', params: { sku_no: 'POT-1', handle: 'wok' } },
    ])
  }
  const again = await importGoods(shop.systemContext(), { files, dry_run: true })
  expect(again.goods.map(({ handle, outcome }) => `${handle} ${outcome}`)).toEqual([
    'pan unchanged',
    'pot refused',
    'wok unchanged',
    'lid refused',
  ])
})

test('CAT-17 the SKU numbers of an import are checked by one query, however many goods there are', async () => {
  const queries: string[] = []
  const files = [{ name: '1.csv', bytes: makeCsv(Array.from({ length: 40 }, (_, n) => ({ Handle: `many-${n}`, Title: `Many ${n}` }))) }]
  const context = shop.systemContext()
  const db = context.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { goods } = await importGoods({ ...context, db }, { files, dry_run: true })
  expect(goods).toHaveLength(40)
  expect(queries.filter((query) => query.includes('sku_no'))).toHaveLength(1)
})
