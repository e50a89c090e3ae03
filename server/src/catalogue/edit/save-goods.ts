import type { GoodsForm, StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { isTypeOffered } from '../../kernel/fulfilment.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { viewStaffGoods } from './find-staff-goods.ts'
import { checkTakenNumbers } from './check-taken-numbers.ts'
import { validateForm } from './rules.ts'
import { writeGoods } from './write-goods.ts'

/**
 * Adds a goods, or changes one at the version that was shown (CON-02). Its descriptions are sanitised; what it sold keeps its
 * SKUs. Refuses a type that the shop does not offer, `catalogue.goods_not_found`, `catalogue.changed`, `catalogue.type_fixed`, what `validateForm` and `writeSkus`
 * refuse, and `media.gone`.
 */
export async function saveGoods(context: Context<StaffActor>, form: GoodsForm): Promise<StaffGoods> {
  validateForm(form)
  const before = form.goods_id === undefined ? null : await lockGoods(context, form.goods_id, form.version)
  if (before?.goods_type !== form.goods_type && !isTypeOffered(context, form.goods_type)) throw wrongField('goods_type', 'field.choice')
  if (before && before.goods_type !== form.goods_type && isSold(before)) throw new Refusal('catalogue.type_fixed')
  await checkTakenNumbers(context, form, before)
  const goods_id = await writeGoods(context, form, before?.goods_id ?? null)
  const after = await viewStaffGoods(context, { goods_id })
  await audit(context, { subject: `goods ${goods_id}`, ...changedFields(before, after) })
  return after
}

/** A goods whole, its row locked; refuses `catalogue.goods_not_found`, and `catalogue.changed` at another version than the one given. */
export async function lockGoods(context: Context, goods_id: number, version: number | undefined): Promise<StaffGoods> {
  await sql`select from goods where id = ${goods_id} for update`.execute(context.db)
  const current = await viewStaffGoods(context, { goods_id })
  if (current.version !== version) throw new Refusal('catalogue.changed')
  return current
}

/** Was it ever sold, or is some of it in an order? */
export const isSold = ({ sale_count, skus }: StaffGoods) => sale_count > 0 || skus.some(({ reserved }) => reserved > 0)

/** Of a goods before and after only what differs: five descriptions need not be written down for a price. */
function changedFields(before: StaffGoods | null, after: StaffGoods) {
  if (!before) return { before, after }
  const names = (Object.keys(after) as (keyof StaffGoods)[]).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const only = (goods: StaffGoods) => Object.fromEntries(names.map((name) => [name, goods[name]]))
  return { before: only(before), after: only(after) }
}
