import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { plansOfType } from '../../kernel/delivery.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { reviewSummary } from '../review-summary.ts'
import type { GoodsRequirement } from '../skus-for-sale.ts'
import { showRequirement } from './show-requirement.ts'
import { reductionsOfGoods } from './reductions-of-goods.ts'

type Facts = Omit<GoodsDetail, 'requirement' | 'reductions' | 'rank' | 'reviews'>
interface Row extends Facts {
  requirement: GoodsRequirement
  sale_count: number
  rank_place: number | null
}

/**
 * One goods with everything its page shows (CAT-04), found by any of its SKUs, also one no longer offered; off the shelf
 * and sold out stand in `state`. Two statements, and one more where gifts are to be named. Refuses `catalogue.goods_not_found`.
 */
export async function viewGoods(context: Context, { sku_id }: { sku_id: number }): Promise<GoodsDetail> {
  const row = (await selectGoods(context, sku_id))[0]
  if (!row) throw new Refusal('catalogue.goods_not_found')
  const { rank_place, requirement, ...goods } = row
  const category = goods.category_path.at(-1)
  const category_ids = goods.category_path.map((one) => one.category_id)
  return {
    ...goods,
    state: unavailableReason(context, goods, requirement) ?? goods.state,
    requirement: showRequirement(requirement, context.language),
    reductions: await reductionsOfGoods(context, goods.goods_id, category_ids),
    rank: rank_place !== null && category ? { position: rank_place, ...category } : null,
    reviews: await reviewSummary(context, goods.goods_id),
  }
}

/**
 * Why this shop does not sell such goods at all; null where it does. Whether they can be picked up is found at the checkout: here
 * they may be wherever there are stores.
 */
function unavailableReason(
  context: Context,
  { goods_type, is_overseas, state }: Pick<Facts, 'goods_type' | 'is_overseas' | 'state'>,
  { phone = false }: GoodsRequirement,
): 'not_offered' | 'undeliverable' | null {
  const plans = plansOfType(context, { order_type: goods_type, requires_phone: phone })
  if (plans.length === 0) return 'not_offered'
  const canBePickedUp = !is_overseas && isAddonOn(context, 'store')
  const isPossible = plans.some(({ plan, reason }) => reason === null && (plan !== 'pickup' || canBePickedUp))
  return isPossible || state === 'unlisted' ? null : 'undeliverable'
}

async function selectGoods({ db, language }: Context, sku_id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select g.id as goods_id, case when asked.is_active then asked.id else coalesce(g.cheapest_sku_id, asked.id) end as sku_id, g.goods_type,
      case when not g.is_listed then 'unlisted' when g.stock_band = 'none' then 'sold_out' else 'on_sale' end as state,
      coalesce(own.name, en.name) as goods_name, coalesce(own.selling_point, en.selling_point) as selling_point, coalesce(own.unit_name, en.unit_name) as unit_name,
      ${pictures} as pictures, g.video, coalesce(nullif(own.description, ''), en.description) as description, coalesce(own.params, en.params) as params,
      coalesce(own.services, en.services) as services, g.requirement, ${attributes(language)} as attributes, ${skus} as skus, ${categoryPath(language)} as category_path,
      ${brand(language)} as brand, g.level_discount, g.max_per_member, g.warehouse = 'overseas' as is_overseas, g.sale_count, ${rankSql} as rank_place
    from sku asked join goods g on g.id = asked.goods_id
      left join goods_text own on own.goods_id = g.id and own.language = ${language}
      join goods_text en on en.goods_id = g.id and en.language = 'en-us'
    where asked.id = ${sku_id}`.execute(db)
  return rows
}

const pictures = sql`coalesce((
  select jsonb_agg(p.picture || jsonb_build_object('alt', coalesce(own.name, en.name)) order by p.position) from goods_picture p where p.goods_id = g.id), '[]')`

const attributes = (language: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('attribute_id', a.id, 'attribute_name', coalesce(a_own.name, a_en.name), 'values', (
    select jsonb_agg(jsonb_build_object('value_id', v.id, 'value_name', coalesce(v_own.name, v_en.name)) order by v.position)
    from attribute_value v
      left join attribute_value_text v_own on v_own.value_id = v.id and v_own.language = ${language}
      join attribute_value_text v_en on v_en.value_id = v.id and v_en.language = 'en-us'
    where v.attribute_id = a.id)) order by a.position)
  from attribute a
    left join attribute_text a_own on a_own.attribute_id = a.id and a_own.language = ${language}
    join attribute_text a_en on a_en.attribute_id = a.id and a_en.language = 'en-us'
  where a.goods_id = g.id), '[]')`

const skus = sql`coalesce((
  select jsonb_agg(jsonb_build_object('sku_id', s.id, 'sku_no', s.sku_no, 'value_ids', s.value_ids, 'price', decimal_text(s.price, 2),
    'market_price', case when s.market_price > s.price then decimal_text(s.market_price, 2) end, 'stock', stock_band(t.on_hand - t.reserved),
    'available', case stock_band(t.on_hand - t.reserved) when 'few' then t.on_hand - t.reserved end,
    'picture_index', case when s.picture_position is not null then (
      select count(*) from goods_picture p where p.goods_id = g.id and p.position < s.picture_position) end) order by s.position, s.id)
  from sku s join stock t on t.sku_id = s.id where s.goods_id = g.id and s.is_active), '[]')`

const categoryPath = (language: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('category_id', c.id, 'category_name', coalesce(c_own.name, c_en.name)) order by c.level)
  from category c
    left join category_text c_own on c_own.category_id = c.id and c_own.language = ${language}
    join category_text c_en on c_en.category_id = c.id and c_en.language = 'en-us'
  where c.id = any (g.category_path)), '[]')`

const brand = (language: string) => sql`(
  select jsonb_build_object('brand_id', b.id, 'brand_name', coalesce(b_own.name, b_en.name), 'logo', b.logo || jsonb_build_object('alt', coalesce(b_own.name, b_en.name)))
  from brand b
    left join brand_text b_own on b_own.brand_id = b.id and b_own.language = ${language}
    join brand_text b_en on b_en.brand_id = b.id and b_en.language = 'en-us'
  where b.id = g.brand_id)`

// Who sells better in its own category, counted to 50 and no further; a goods that never sold has no place.
const rankSql = sql`(
  select case when better.count < 50 then better.count + 1 end
  from goods_listing s cross join lateral (
    select count(*)::int from (
      select from goods_listing o where o.listing = s.listing and (o.sale_count, o.goods_id) > (s.sale_count, s.goods_id) limit 50) o) better
  where s.goods_id = g.id and s.listing = g.category_id and s.sale_count > 0)`
