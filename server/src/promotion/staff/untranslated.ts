import { sql } from 'kysely'
import { untranslatedIn } from '../../kernel/untranslated.ts'

/** Promotions without a name in a language; with `only_shown` those that are on and not over. */
export const untranslatedPromotions = untranslatedIn({
  table: 'promotion',
  texts: 'promotion_text',
  of: 'promotion_id',
  isShown: (now) => sql`t.is_on and t.ends_at > ${now}`,
  kind: sql`t.kind`,
})

/** Full reductions without a name in a language; with `only_shown` those that are on and not over. */
export const untranslatedReductions = untranslatedIn({
  table: 'reduction',
  texts: 'reduction_text',
  of: 'reduction_id',
  isShown: (now) => sql`t.is_on and t.ends_at > ${now}`,
})
