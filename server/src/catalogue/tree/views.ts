import type {
  catalogueTreeStaff as contract,
  CategoryNode,
  StaffBrand,
  StaffFreightTemplate,
} from '@longmall/contract/catalogue-tree-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

// A million rows are not counted for a list.
const countLimit = 1000

/** All categories by level and place, with what they are called in every language. */
export async function viewCategoryTree({ db }: Context): Promise<OutputOf<typeof contract.category_tree>> {
  const { rows } = await sql<CategoryNode>`
    select c.id as category_id, c.parent_id, c.level, c.is_shown, c.picture - 'alt' as picture, c.version, n.goods_count,
      coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name) order by t.language)
        from category_text t where t.category_id = c.id), '[]') as texts
    from category c cross join lateral (
      select count(*)::int as goods_count from (select from goods_listing s where s.listing = c.id limit ${countLimit}) counted) n
    order by c.level, c.position, c.id`.execute(db)
  return { list: rows }
}

/** All brands in their order; goods on the shelf are counted to 1000. */
export async function viewBrandList({ db }: Context): Promise<OutputOf<typeof contract.brand_list>> {
  const { rows } = await sql<StaffBrand>`
    select b.id as brand_id, b.is_shown, b.logo - 'alt' as logo, b.version, n.goods_count,
      coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'story', t.story) order by t.language)
        from brand_text t where t.brand_id = b.id), '[]') as texts
    from brand b cross join lateral (
      select count(*)::int as goods_count from (select from goods_listing s where s.listing = -b.id limit ${countLimit}) counted) n
    order by b.position, b.id`.execute(db)
  return { list: rows }
}

/** All freight templates; amounts as decimal text. */
export async function viewFreightList({ db }: Context): Promise<OutputOf<typeof contract.freight_list>> {
  const { rows } = await sql<StaffFreightTemplate>`
    select f.id as freight_template_id, f.name, f.kind, f.version, exists (select from goods g where g.freight_template_id = f.id) as is_used,
      coalesce((select jsonb_agg(jsonb_build_object('regions', r -> 'regions', 'deliverable', coalesce((r ->> 'deliverable')::boolean, true),
          'first_units', (r ->> 'first_units')::int, 'first_price', decimal_text((r ->> 'first_price')::bigint, 2),
          'additional_units', (r ->> 'additional_units')::int, 'additional_price', decimal_text((r ->> 'additional_price')::bigint, 2),
          'free_from_amount', decimal_text((r ->> 'free_from_amount')::bigint, 2)) order by position)
        from jsonb_array_elements(f.rows) with ordinality x (r, position)), '[]') as rows
    from freight_template f order by f.name`.execute(db)
  return { list: rows }
}
