import type { Level } from '@longmall/contract/member.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

/** The ladder of member levels, lowest first, in the caller's language. */
export async function viewLevels({ db, language }: Context): Promise<{ list: Level[] }> {
  const { rows } = await sql<Level>`
    select g.key as grade, g.discount_permille, g.free_freight, coalesce(own.name, en.name) as name, coalesce(own.tag, en.tag) as tag,
      coalesce(own.condition, en.condition) as condition
    from grade g
    left join grade_text own on own.grade = g.key and own.language = ${language}
    left join grade_text en on en.grade = g.key and en.language = 'en-us'
    order by g.key`.execute(db)
  return { list: rows }
}
