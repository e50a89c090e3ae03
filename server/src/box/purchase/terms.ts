import { sql, type RawBuilder } from 'kysely'
import type { SoldLine } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import type { DeviceTerms } from '../../order/progress/find-order.ts'
import { boxSettings } from '../settings.ts'

/** What an order of these lines keeps of today's run plans, for each SKU of a device; null where none is one (R-14). Refuses nothing. */
export async function deviceTerms(context: Context, lines: readonly SoldLine[]): Promise<{ devices: DeviceTerms[] } | null> {
  const sku_ids = lines.flatMap(({ sku }) => (sku.goods_type === 'entity' ? [sku.sku_id] : []))
  return sku_ids.length === 0 ? null : { devices: await termsToday(context, sku_ids) }
}

/** With which terms devices of these SKUs are sold now. */
export async function termsToday({ db, setting }: Context, sku_ids: readonly number[]): Promise<DeviceTerms[]> {
  const { rows } = await sql<Omit<DeviceTerms, 'minutes_needed'>>`
    select u.id as sku_id, p.id as plan_id, p.term_days, p.daily_rate::text as daily_rate,
      (select jsonb_object_agg(t.language, t.name) from box_plan_text t where t.plan_id = p.id) as plan_names
    from unnest(${sku_ids}::int[]) u (id) join box_plan p on p.id = ${planOfSku(sql`u.id`)} order by u.id`.execute(db)
  return rows.map((row) => ({ ...row, minutes_needed: setting(boxSettings.minutes_needed) }))
}

/** SQL: the run plan that a SKU has now: the active one that names it, or else the default. */
export const planOfSku = (sku_id: RawBuilder<unknown>) => sql<number>`coalesce(
  (select s.plan_id from box_plan_sku s join box_plan o on o.id = s.plan_id where s.sku_id = ${sku_id} and o.is_active),
  (select id from box_plan where is_default))`
