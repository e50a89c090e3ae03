import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { order as contract } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { readPage } from '../../kernel/database/list-order.ts'
import type { Cell } from '../../kernel/sheet/cell.ts'
import { writeSheet } from '../../work/write-sheet.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'
import { sheetCells, sheetHead, readOrderLines } from './order-rows.ts'
import { orderCondition, orderSorts } from './search-orders.ts'

type ExportRequest = InputOf<typeof contract.export_all>

/** All orders of a filter as a file without bound, sorted as the list, as a long work; phones are left out (CON-10, ORD-16). */
export const startOrderExport = (context: Context<StaffActor>, request: ExportRequest): Promise<OutputOf<typeof contract.export_all>> =>
  startWork(context, orderExport, request)

const pageSize = 500

export const orderExport: WorkKind<ExportRequest> = {
  name: 'order.export',
  title: 'work.title_order_export',
  permission: 'order.export',
  run: (context, { format, ...filters }, tools) =>
    writeSheet(context, tools, { name: 'orders', format, pages: readPages(context, filters, tools) }),
}

async function* readPages(
  context: Context<SystemActor>,
  { sort, ...filters }: Omit<ExportRequest, 'format'>,
  { report }: WorkTools,
): AsyncGenerator<Cell[][]> {
  const { db, language, setting } = context
  const condition = await orderCondition(context, filters)
  const counted = await sql<{ count: number }>`select count(*)::int as count from shop_order o where ${condition}`.execute(db)
  const total = counted.rows[0]!.count
  const cells = sheetCells(language, setting(zoneSettings.time_zone))
  yield [sheetHead(context)]
  let done = 0
  let cursor: string | undefined
  do {
    const page: { list: { id: number }[]; next: string | null } = await readPage(
      db,
      orderSorts,
      { sort, cursor, page_size: pageSize },
      ({ after, by, cursorColumn, limit }) => sql<{ id: number }>`
      select o.id${cursorColumn} from shop_order o where ${condition} and ${after} order by ${by} limit ${limit}`,
    )
    const ids = page.list.map(({ id }) => id)
    // An order has far fewer lines than this.
    const rows = await readOrderLines(
      context,
      sql`select * from shop_order where id = any (${ids})`,
      pageSize * 1000,
      sql`array_position(${ids}::int[], o.id)`,
    )
    if (rows.length > 0) yield rows.map(cells)
    cursor = page.next ?? undefined
    done += ids.length
    report(done, Math.max(total, done))
  } while (cursor)
}
