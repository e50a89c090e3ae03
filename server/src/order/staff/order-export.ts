import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { order as contract } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import type { Cell } from '../../kernel/sheet/cell.ts'
import { writeSheet } from '../../work/write-sheet.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'
import { sheetCells, sheetHead, readOrderLines } from './order-rows.ts'
import { orderCondition } from './search-orders.ts'

type ExportRequest = InputOf<typeof contract.export_all>

/** All orders of a filter as a file without bound, as a long work; phones are left out (CON-10, ORD-16). */
export const startOrderExport = (context: Context<StaffActor>, request: ExportRequest): Promise<OutputOf<typeof contract.export_all>> =>
  startWork(context, orderExport, request)

const page = 500

export const orderExport: WorkKind<ExportRequest> = {
  name: 'order.export',
  title: 'work.title_order_export',
  permission: 'order.export',
  run: (context, { format, ...filters }, tools) =>
    writeSheet(context, tools, { name: 'orders', format, pages: readPages(context, filters, tools) }),
}

async function* readPages(
  context: Context<SystemActor>,
  filters: Omit<ExportRequest, 'format'>,
  { report }: WorkTools,
): AsyncGenerator<Cell[][]> {
  const { db, language, setting } = context
  const condition = await orderCondition(context, filters)
  const counted = await sql<{ count: number }>`select count(*)::int as count from shop_order o where ${condition}`.execute(db)
  const total = counted.rows[0]!.count
  const cells = sheetCells(language, setting(zoneSettings.time_zone))
  yield [sheetHead(context)]
  for (let before = 2_147_483_647, done = 0; ;) {
    const pageOrders = sql`select * from shop_order o where o.id < ${before} and ${condition} order by o.id desc limit ${page}`
    // An order has far fewer lines than this.
    const rows = await readOrderLines(context, pageOrders, page * 1000)
    if (rows.length === 0) return
    yield rows.map(cells)
    before = rows.at(-1)!.order_id
    done += new Set(rows.map(({ order_id }) => order_id)).size
    report(done, Math.max(total, done))
  }
}
