import { sql } from 'kysely'
import { untranslatedIn } from '../../kernel/untranslated.ts'

/** Adverts without a title in a language; with `only_shown` those that are on and not over. */
export const untranslatedAdverts = untranslatedIn({
  table: 'advert',
  texts: 'advert_text',
  of: 'advert_id',
  title: 'title',
  isShown: (now) => sql`t.is_on and t.ends_at > ${now}`,
})
