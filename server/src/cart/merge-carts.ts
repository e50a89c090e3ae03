import type { CartChange } from '@longmall/contract/cart.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { mergeLines, type Line, type Merged, type SkuLine } from './rules.ts'
import { cartSettings } from './settings.ts'
import { skusById } from '../catalogue/skus-for-sale.ts'
import { countLines, loadLines } from './views.ts'

/**
 * Merges the cart of this browser from before log-in into the member's, and returns the changes that this required. The visitor's
 * lines are deleted, so that a second merge does nothing.
 */
export async function mergeCarts(context: Context<MemberActor>): Promise<{ changes: CartChange[]; count: number }> {
  const visitor = await removeVisitorLines(context)
  if (visitor.length === 0) return { changes: [], ...(await countLines(context)) }
  const member = await loadLines(context, { member_id: context.actor.member_id, visitor: null })
  const { lines, changes } = mergeLines(member, visitor, context.setting(cartSettings.max_lines))
  await writeLines(context, lines)
  return { changes, ...(await countLines(context)) }
}

/** Takes the visitor's lines out; of two merges at once the second waits here and gets none. */
async function removeVisitorLines(context: Context<MemberActor>): Promise<SkuLine[]> {
  const { member_id, visitor } = context.actor
  if (visitor === null) return []
  const { rows } = await sql<Line & { sku_id: number }>`
    with taken as (delete from cart_line where visitor = ${visitor} returning *)
    select taken.id as line_id, taken.sku_id, taken.goods_id, taken.quantity, taken.selected, coalesce(a.used, 0) as used
    from taken left join cart_allowance a on a.member_id = ${member_id} and a.goods_id = taken.goods_id`.execute(context.db)
  const skus = await skusById(context, rows)
  return rows.flatMap(({ sku_id, ...line }) => (skus.has(sku_id) ? [{ ...line, sku: skus.get(sku_id)! }] : []))
}

async function writeLines({ db, actor, now }: Context<MemberActor>, lines: Merged['lines']) {
  if (lines.length === 0) return
  await sql`
    insert into cart_line (member_id, goods_id, sku_id, quantity, selected, changed_at)
    select ${actor.member_id}, l.goods_id, l.sku_id, l.quantity, l.selected, ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}) l (goods_id int, sku_id int, quantity int, selected boolean)
    on conflict (member_id, sku_id) where member_id is not null
    do update set quantity = excluded.quantity, selected = excluded.selected, changed_at = excluded.changed_at`.execute(db)
}
