import type { catalogueTreeStaff as contract } from '@longmall/contract/catalogue-tree-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { addressOfShop } from '../../kernel/http/origin.ts'
import { sheetTypes } from '../../kernel/sheet/sheet-file.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'
import { selectedAfter, countSelected, type GoodsSelectionInput } from '../bulk/selected-goods.ts'
import { byteOrderMark } from '../../kernel/sheet/csv.ts'
import { goodsHead, goodsLines, readGoodsRows } from './goods-rows.ts'

/** Writes goods as a product file, as a long work (CAT-17). */
export const exportGoods = (
  context: Context<StaffActor>,
  selection: InputOf<typeof contract.export_goods>,
): Promise<OutputOf<typeof contract.export_goods>> => startWork(context, goodsExport, selection)

const page = 200

/** Goods by id, a page at a time: the file grows, the memory does not. */
export const goodsExport: WorkKind<GoodsSelectionInput> = {
  name: 'goods.export',
  title: 'work.title_goods_export',
  permission: 'goods.export',
  run: async (context, selection, tools) => {
    const day = dayIn(context.setting(zoneSettings.time_zone), context.now)
    const chunks = exportLines(context, selection, tools)
    await tools.file({ name: `longmall-goods-${day}.csv`, media_type: sheetTypes.csv, chunks })
  },
}

async function* exportLines(
  { db, site }: Context<SystemActor>,
  selection: GoodsSelectionInput,
  { report, line }: WorkTools,
): AsyncGenerator<string> {
  const origin = addressOfShop(site.config)
  const total = await countSelected(db, selection)
  yield byteOrderMark + goodsHead
  for (let after = 0, done = 0; ;) {
    const ids = await selectedAfter(db, selection, after, page)
    if (ids.length === 0) return
    for (const { handle, rows } of await readGoodsRows(db, ids, origin)) {
      if (rows) yield goodsLines(rows)
      else line({ level: 'warning', translation_key: 'export.goods_skipped', subject: handle })
    }
    after = ids.at(-1)!
    done += ids.length
    report(done, Math.max(total, done))
  }
}
