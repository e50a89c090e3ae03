import { sql } from 'kysely'
import { untranslatedIn } from '../../kernel/untranslated.ts'

/** Games that lack a language, or one of whose prizes does; with `only_shown` those that are on and not over. */
export const untranslatedGames = untranslatedIn({
  table: 'game',
  texts: 'game_text',
  of: 'game_id',
  isShown: (now) => sql`t.is_on and t.ends_at > ${now}`,
  kind: sql`t.kind`,
  orLacks: (missing) => sql`exists (
    select from game_prize p where p.game_id = l.id and not p.is_removed
      and not exists (select from game_prize_text x where x.prize_id = p.id and x.language = ${missing}))`,
})
