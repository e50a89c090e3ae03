import type { StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { RequirementChoice, GoodsRequirement } from '../skus-for-sale.ts'

type Row = Omit<StaffGoods, 'requirement'> & { requirement: GoodsRequirement }

/** One goods whole, as operators edit it: all languages, SKUs that can be offered in its matrix. One statement. Refuses `catalogue.goods_not_found`. */
export async function viewStaffGoods({ db }: Context, { goods_id }: { goods_id: number }): Promise<StaffGoods> {
  const { rows } = await sql<Row>`
    select g.id as goods_id, g.version, g.sale_count, g.created_at, g.goods_type, g.category_id, g.brand_id, g.is_listed, g.level_discount,
      g.max_per_member, g.warehouse, g.freight_template_id, g.position, g.video, g.requirement, ${pictures} as pictures, ${texts} as texts,
      ${attributes} as attributes, ${skus} as skus
    from goods g where g.id = ${goods_id}`.execute(db)
  const row = rows[0]
  if (!row) throw new Refusal('catalogue.goods_not_found')
  const { requirement, ...goods } = row
  return { ...goods, requirement: requirementToForm(requirement) }
}

const pictures = sql`coalesce((
  select jsonb_agg(jsonb_build_object('src', p.picture->'src', 'widths', p.picture->'widths', 'avif', p.picture->'avif') order by p.position)
  from goods_picture p where p.goods_id = g.id), '[]')`

const texts = sql`coalesce((
  select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'selling_point', t.selling_point, 'description', t.description,
    'params', t.params, 'services', t.services, 'unit_name', t.unit_name, 'tags', to_jsonb(t.tags)) order by t.language)
  from goods_text t where t.goods_id = g.id), '[]')`

const attributes = sql`coalesce((
  select jsonb_agg(jsonb_build_object('attribute_id', a.id, 'names', (
      select jsonb_agg(jsonb_build_object('language', language, 'name', name) order by language) from attribute_text where attribute_id = a.id),
    'values', (select jsonb_agg(jsonb_build_object('value_id', v.id, 'names', (
        select jsonb_agg(jsonb_build_object('language', language, 'name', name) order by language) from attribute_value_text where value_id = v.id)) order by v.position)
      from attribute_value v where v.attribute_id = a.id)) order by a.position)
  from attribute a where a.goods_id = g.id), '[]')`

// Of SKUs out of sale those that still have one value of each attribute: the others cannot come back.
const skus = sql`coalesce((
  select jsonb_agg(jsonb_build_object('sku_id', s.id, 'value_ids', to_jsonb(s.value_ids), 'sku_no', s.sku_no, 'price', decimal_text(s.price, 2),
    'market_price', decimal_text(s.market_price, 2), 'cost_price', decimal_text(s.cost_price, 2), 'weight_grams', s.weight_grams, 'picture_index', case when s.picture_position is not null then (
      select count(*) from goods_picture p where p.goods_id = g.id and p.position < s.picture_position) end, 'plan_months', s.plan_months,
    'is_active', s.is_active, 'on_hand', t.on_hand, 'reserved', t.reserved) order by s.position, s.id)
  from sku s join stock t on t.sku_id = s.id
  where s.goods_id = g.id and (s.is_active or s.value_ids = array(
    select v.id from unnest(s.value_ids) with ordinality u (id, position) join attribute_value v on v.id = u.id join attribute a on a.id = v.attribute_id
    where a.goods_id = g.id order by a.position) and cardinality(s.value_ids) = (select count(*) from attribute a where a.goods_id = g.id))), '[]')`

const toFormChoices = (choices: readonly RequirementChoice[]) =>
  choices.map(({ key, name }) => ({ key, names: Object.entries(name).map(([language, one]) => ({ language, name: one })) }))

function requirementToForm({
  service_modes = [],
  car_models = [],
  referrer = false,
  phone = false,
  deposit,
}: GoodsRequirement): StaffGoods['requirement'] {
  return {
    service_modes: toFormChoices(service_modes),
    car_models: toFormChoices(car_models),
    referrer,
    phone,
    deposit: deposit ? { ...deposit, amount: toDecimal(BigInt(deposit.amount), 'MONEY') } : null,
  } as StaffGoods['requirement']
}

/** The same as the database keeps it. */
export function requirementFromForm(
  { service_modes, car_models, referrer, phone, deposit }: StaffGoods['requirement'],
  cents: (amount: string) => number,
) {
  const toStoredChoices = (choices: StaffGoods['requirement']['car_models']) =>
    choices.map(({ key, names }) => ({ key, name: Object.fromEntries(names.map(({ language, name }) => [language, name])) }))
  return {
    ...(service_modes.length > 0 && { service_modes: toStoredChoices(service_modes) }),
    ...(car_models.length > 0 && { car_models: toStoredChoices(car_models) }),
    ...(referrer && { referrer }),
    ...(phone && { phone }),
    ...(deposit && { deposit: { ...deposit, amount: cents(deposit.amount) } }),
  }
}
