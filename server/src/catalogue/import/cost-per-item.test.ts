import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { importGoods } from './import-goods.ts'
import { makeCsv, type CellInput } from './test/make-csv.ts'

const shop = await openTestShop()

async function importFile(file: Buffer | CellInput) {
  const bytes = Buffer.isBuffer(file) ? file : makeCsv([file])
  const { goods } = await importGoods(shop.systemContext(), { files: [{ name: 'mugs.csv', bytes }], dry_run: false })
  return goods[0]!
}
const mug = (cost: string, title = 'Mug'): CellInput => ({ Handle: 'mug', Title: title, 'Cost per item': cost })
const withoutColumn = (title: string) => Buffer.from(`Handle,Title,Variant Price\r\nmug,${title},10.00\r\n`)
const cost = async () => {
  const { rows } = await sql<{ cost_price: bigint | null }>`
    select s.cost_price from sku s join goods g on g.id = s.goods_id where g.handle = 'mug'`.execute(shop.db)
  return rows.map((row) => row.cost_price)
}

test('CAT-17 AST-05 the cost per item: an empty cell removes it, a file without the column leaves it', async () => {
  expect((await importFile(mug('4.2'))).outcome).toBe('added')
  expect(await cost()).toEqual([420n])
  expect((await importFile(mug('4.20'))).outcome).toBe('unchanged')
  expect((await importFile(withoutColumn('Mug with a handle'))).outcome).toBe('changed')
  expect(await cost()).toEqual([420n])
  // What the file has is what the shop has.
  expect((await importFile(mug('4.20', 'Mug with a handle'))).outcome).toBe('unchanged')
  expect((await importFile(mug('', 'Mug with a handle'))).outcome).toBe('changed')
  expect(await cost()).toEqual([null])
})

test.each(['-1', '4.205', 'four'])('CAT-17 a cost per item of %j is reported in its row and column', async (text) => {
  expect(await importFile({ ...mug(text), Handle: `mug ${text}` })).toMatchObject({
    outcome: 'refused',
    problems: [{ line: 2, column: 'Cost per item', translation_key: 'import.no_price' }],
  })
})
