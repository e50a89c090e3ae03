import { sql } from 'kysely'
import { untranslatedIn } from '../kernel/untranslated.ts'

/** Stores without a name in a language; with `only_shown` those that are open. */
export const untranslatedStores = untranslatedIn({
  table: 'store',
  texts: 'store_text',
  of: 'store_id',
  isShown: () => sql`t.is_open`,
})
