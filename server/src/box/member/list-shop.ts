import type { box } from '@longmall/contract/box.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { listDeviceSkus } from '../../catalogue/views/device-skus.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { boxSettings } from '../settings.ts'
import { planOfSku } from '../purchase/terms.ts'

interface PlanOfSku {
  sku_id: number
  plan_name: string
  term_days: number
  daily_rate: string
}

/** Devices on sale, each with the run plan that it would be sold with now. */
export async function listShop(context: Context<MemberActor>, page: InputOf<typeof box.shop>): Promise<OutputOf<typeof box.shop>> {
  const { db, actor } = context
  const { list, next } = await listDeviceSkus(context, page)
  const plans = await plansOfSkus(
    context,
    list.map(({ sku_id }) => sku_id),
  )
  const { rows } = await sql`select from box where buyer_id = ${actor.member_id} and state <> 'returned' limit 1`.execute(db)
  return {
    list: list.map((sku) => {
      const { plan_name, term_days, daily_rate } = plans.get(sku.sku_id)!
      return { ...sku, plan_name, term_days, daily_rate }
    }),
    next,
    may_be_hosted: rows.length > 0,
    minutes_needed: context.setting(boxSettings.minutes_needed),
  }
}

async function plansOfSkus({ db, language }: Context, sku_ids: readonly number[]): Promise<Map<number, PlanOfSku>> {
  const { rows } = await sql<PlanOfSku>`
    select u.id as sku_id, p.term_days, decimal_text(p.daily_rate, 3) as daily_rate,
      (select name from box_plan_text t where t.plan_id = p.id and t.language in (${language}, 'en-us') order by t.language = 'en-us' limit 1) as plan_name
    from unnest(${sku_ids}::int[]) u (id) join box_plan p on p.id = ${planOfSku(sql`u.id`)}`.execute(db)
  return new Map(rows.map((row) => [row.sku_id, row]))
}
