import { sql } from 'kysely'
import { untranslatedIn } from '../../kernel/untranslated.ts'

/** Coupons without a name in a language; with `only_shown` those that are on and not over. */
export const untranslatedCoupons = untranslatedIn({
  table: 'coupon',
  texts: 'coupon_text',
  of: 'coupon_id',
  isShown: (now) => sql`t.is_on and t.ends_at > ${now}`,
})
