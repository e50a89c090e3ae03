import { sql } from 'kysely'
import { untranslatedIn } from '../../kernel/untranslated.ts'

/** Goods without a name in a language; with `only_shown` those on the shelf. */
export const untranslatedGoods = untranslatedIn({
  table: 'goods',
  texts: 'goods_text',
  of: 'goods_id',
  isShown: () => sql`t.is_listed`,
})

/** Categories of goods without a name in a language. */
export const untranslatedCategories = untranslatedIn({
  table: 'category',
  texts: 'category_text',
  of: 'category_id',
  isShown: () => sql`t.is_shown`,
})

/** Brands without a name in a language. */
export const untranslatedBrands = untranslatedIn({
  table: 'brand',
  texts: 'brand_text',
  of: 'brand_id',
  isShown: () => sql`t.is_shown`,
})
