import { sql } from 'kysely'
import { untranslatedIn } from '../../kernel/untranslated.ts'

/** Coupons and red packets of the exchange shop without a name in a language; with `only_shown` those that are on and not over. */
export const untranslatedItems = untranslatedIn({
  table: 'points_item',
  texts: 'points_item_text',
  of: 'item_id',
  isShown: (now) => sql`t.is_on and t.ends_at > ${now}`,
  kind: sql`t.kind`,
})
