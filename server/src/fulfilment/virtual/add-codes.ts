import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { goodsOfSku } from '../../catalogue/goods-of-sku.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { deliverVirtual } from './deliver-virtual.ts'
import { hashOfCode, sealCode } from './sealed-code.ts'

/** Adds codes to a SKU, leaving out what is there already, and serves orders that wait, the oldest first. Refuses `catalogue.goods_not_found`. */
export async function addCodes(
  context: Context<StaffActor>,
  { sku_id, codes }: InputOf<typeof fulfilment.add_codes>,
): Promise<OutputOf<typeof fulfilment.add_codes>> {
  await goodsOfSku(context, sku_id)
  const added = await insertCodes(context, sku_id, codes)
  const fulfilled = await deliverWaiting(context)
  await audit(context, { subject: `sku ${sku_id}`, before: null, after: { added, fulfilled } })
  return { ...(await countCodes(context, { sku_id })), added, duplicates: codes.length - added, fulfilled }
}

/** The codes that were not there yet go in sealed; answers how many. */
export async function insertCodes({ db, site, now, actor }: Context, sku_id: number, codes: readonly string[]): Promise<number> {
  const rows = [...new Set(codes)].map((code) => ({
    sku_id,
    code_hash: hashOfCode(site.keys, code),
    sealed: sealCode(site.keys, sku_id, code),
    added_by: actor.kind === 'staff' ? actor.staff_id : null,
    added_at: now,
  }))
  const added = await db
    .insertInto('virtual_code')
    .values(rows)
    .onConflict((on) => on.column('code_hash').doNothing())
    .returning('id')
    .execute()
  return added.length
}

async function deliverWaiting(context: Context): Promise<number> {
  const { rows } = await sql<{ order_id: number }>`
    select order_id from virtual_delivery where state = 'waiting' order by order_id limit 500`.execute(context.db)
  let served = 0
  for (const { order_id } of rows) {
    await lockOrder(context.db, order_id)
    const delivered = await deliverVirtual(context, order_id)
    if (delivered === 'done') served++
    // Refunded meanwhile.
    if (delivered === null) await sql`delete from virtual_delivery where order_id = ${order_id} and state = 'waiting'`.execute(context.db)
  }
  return served
}

/** How many codes of a SKU are left and sold; refuses `catalogue.goods_not_found`. */
export async function countCodes(
  context: Context,
  { sku_id }: InputOf<typeof fulfilment.codes>,
): Promise<OutputOf<typeof fulfilment.codes>> {
  await goodsOfSku(context, sku_id)
  const { rows } = await sql<{ remaining: number; sold: number }>`
    select count(*) filter (where order_line_id is null)::int as remaining, count(order_line_id)::int as sold
    from virtual_code where sku_id = ${sku_id}`.execute(context.db)
  return { sku_id, ...rows[0]! }
}
