import { goodsTypes, type catalogueStaff as contract } from '@longmall/contract/catalogue-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { isTypeOffered } from '../../kernel/fulfilment.ts'

type Choices = OutputOf<typeof contract.staff_choices>

/** What a goods may be, and belong to in the operator's language: types that the shop offers, categories in the tree's order, brands, freight templates. One statement. */
export async function viewChoices(context: Context<StaffActor>): Promise<Choices> {
  const { db, language } = context
  const { rows } = await sql<Omit<Choices, 'goods_types'>>`
    select coalesce((select jsonb_agg(jsonb_build_object('category_id', c.id, 'parent_id', c.parent_id, 'level', c.level,
          'category_name', coalesce(own.name, en.name, '#' || c.id)) order by c.level, c.position, c.id)
        from category c left join category_text own on own.category_id = c.id and own.language = ${language}
          left join category_text en on en.category_id = c.id and en.language = 'en-us'), '[]') as categories,
      coalesce((select jsonb_agg(jsonb_build_object('brand_id', b.id, 'brand_name', coalesce(own.name, en.name, '#' || b.id)) order by b.position, b.id)
        from brand b left join brand_text own on own.brand_id = b.id and own.language = ${language}
          left join brand_text en on en.brand_id = b.id and en.language = 'en-us'), '[]') as brands,
      coalesce((select jsonb_agg(jsonb_build_object('freight_template_id', f.id, 'template_name', left(f.name, 80)) order by f.name)
        from freight_template f), '[]') as freight_templates`.execute(db)
  return { ...rows[0]!, goods_types: goodsTypes.filter((type) => isTypeOffered(context, type)) }
}
