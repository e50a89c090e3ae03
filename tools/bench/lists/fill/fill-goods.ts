import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import { makeManyGoods, withoutIndexes } from '../../make-goods.ts'
import { fillTable, grows, pick, upTo } from '../fill-table.ts'

const most = 20_000
const tables = ['goods', 'goods_text', 'goods_picture', 'sku', 'stock', 'goods_listing', 'goods_search', 'unlisted_goods_search']

/**
 * Goods as a real shop has them, in English and Chinese: up to 20,000 are made one by one, and these again and again with other ids.
 * A SKU has four times the id of its goods.
 */
export async function fillGoods(db: Database, count: number): Promise<void> {
  const made = Math.min(count, most)
  await makeManyGoods(db, made)
  await sql`delete from goods_text where language not in ('en-us', 'zh-cn') or (language = 'zh-cn' and goods_id % 1000 = 0)`.execute(db)
  await sql`delete from goods_search where language not in ('en-us', 'zh-cn')`.execute(db)
  await sql`delete from goods_picture where position > 0`.execute(db)
  await withoutIndexes(db, tables, async () => {
    for (let times = 1; times * made < count; times++)
      await db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        for (const table of tables) await repeat(tx, table, times * made, count)
      })
  })
  for (const table of ['goods', 'sku'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(db)
  for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  await fillTable(db, 'stock_move', count, {
    id: 'n',
    sku_id: `4 * ${upTo('moved', count)}`,
    goods_id: upTo('moved', count),
    reason: pick('reason', ['receive', 'correct', 'damage', 'import', 'opening']),
    quantity: '5',
    before: '10',
    after: '15',
    staff_id: '1',
    moved_at: grows(count),
  })
  // A thousand codes each of a thousandth of the SKUs.
  const coded = Math.max(20, Math.floor(count / 1000))
  await fillTable(db, 'virtual_code', count, {
    id: 'n',
    sku_id: `4 * (n % ${coded} + 1)`,
    code_hash: 'sha256(n::text::bytea)',
    sealed: `'\\x00'`,
    order_line_id: 'case when n % 3 = 0 then n end',
    added_at: grows(count),
  })
}

/** The first goods' rows of a table once more, `shift` goods further on. */
async function repeat(db: Database, table: string, shift: number, count: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(
    db,
  )
  const isGoods = table === 'goods'
  const goods = isGoods ? 'id' : table === 'stock' ? '(sku_id / 4)' : 'goods_id'
  const shifted: Record<string, string> = {
    [isGoods ? 'id' : 'goods_id']: `${isGoods ? 'id' : 'goods_id'} + ${shift}`,
    [table === 'sku' ? 'id' : 'sku_id']: `${table === 'sku' ? 'id' : 'sku_id'} + ${4 * shift}`,
    cheapest_sku_id: `cheapest_sku_id + ${4 * shift}`,
    handle: `handle || '-${shift}'`,
    sku_no: `sku_no || '-${shift}'`,
  }
  const names = rows.map(({ name }) => name)
  await sql
    .raw(
      `insert into ${table} (${names.map((name) => `"${name}"`).join()}) overriding system value
       select ${names.map((name) => shifted[name] ?? `"${name}"`).join()} from ${table} where ${goods} <= least(${Math.min(shift, most)}, ${count - shift})`,
    )
    .execute(db)
}
