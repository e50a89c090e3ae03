import type { Database } from '../../kernel/database/database.ts'
import { draftHash, parseGoods, withoutCost } from '../import/parse-goods.ts'
import { readRows } from '../import/read-rows.ts'
import { goodsHead, goodsLines, readGoodsRows, type GoodsCells } from './goods-rows.ts'

const batch = 200

/**
 * Hashes of the drafts that an import of the goods' own export would produce, by id: a row of a file with the same hash is in the shop
 * already, whoever imported it. The second hash is that of a file without the column of cost prices. Goods that a file cannot express
 * are left out.
 */
export async function hashesOfStored(db: Database, goods_ids: readonly number[], origin: string): Promise<Map<number, Buffer[]>> {
  const hashes = new Map<number, Buffer[]>()
  for (let from = 0; from < goods_ids.length; from += batch)
    for (const { goods_id, rows } of await readGoodsRows(db, goods_ids.slice(from, from + batch), origin)) {
      if (rows) hashes.set(goods_id, rowsHashes(rows))
    }
  return hashes
}

/** Written and read again: so both sides have gone the same way. */
function rowsHashes(rows: readonly GoodsCells[]): Buffer[] {
  const [group] = readRows(Buffer.from(goodsHead + goodsLines(rows))).groups
  const parsed = group && parseGoods(group)
  return parsed && 'draft' in parsed ? [parsed.draft, withoutCost(parsed.draft)].map(draftHash) : []
}
