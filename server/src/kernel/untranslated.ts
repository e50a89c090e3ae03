import type { Language } from '@longmall/contract/fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from './time/clock.ts'
import type { Context } from './context.ts'

/** A thing that lacks a language: its name in another, of which kind it is where there are several, and of a page of blocks its name. */
export interface UntranslatedRow {
  subject_id: number
  kind: string | null
  title: string
  page: string | null
}

/** Up to `limit` things after an id that lack a language; `looked_until` is where the next look goes on, null at the end of the table. */
export type UntranslatedFinder = (
  context: Context,
  request: { missing: Language; only_shown: boolean; after: number; limit: number },
) => Promise<{ rows: UntranslatedRow[]; looked_until: number | null }>

// Looking through so many things takes some milliseconds, however few of them lack the language.
const scanLimit = 5000

interface TranslatedTable {
  /** The table of the things, its texts, and the column by which these name the thing. */
  table: string
  texts: string
  of: string
  /** The column of the texts that is its name. */
  title?: string
  /** Which of the things, called `t`, shoppers see; all when not said. */
  isShown?: (now: Timestamp) => RawBuilder<unknown>
  kind?: RawBuilder<unknown>
  /** What else may lack the language, as a condition on `l.id`. */
  orLacks?: (missing: Language) => RawBuilder<unknown>
}

/** Things of a table that have no row in the table of their texts for a language, of one stretch of their ids. */
export const untranslatedIn =
  ({ table, texts, of, title = 'name', isShown, kind, orLacks }: TranslatedTable): UntranslatedFinder =>
  async ({ db, now, language }, { missing, only_shown, after, limit }) => {
    const shown = only_shown && isShown ? isShown(now) : sql`true`
    const { rows } = await sql<Omit<UntranslatedRow, 'subject_id'> & { subject_id: number | null; until: number; scanned: number }>`
      with scanned as (
        select t.id, ${shown} as is_shown, ${kind ?? sql`null::text`} as kind from ${sql.table(table)} t where t.id > ${after} order by t.id limit ${scanLimit}
      )
      select l.id as subject_id, l.kind, coalesce(n.title, '#' || l.id) as title, null as page, s.until, s.scanned
      from (select max(id) as until, count(*)::int as scanned from scanned) s
        left join scanned l on l.is_shown and (
          not exists (select from ${sql.table(texts)} x where x.${sql.ref(of)} = l.id and x.language = ${missing})
          ${orLacks ? sql`or ${orLacks(missing)}` : sql``})
        left join lateral (
          select x.${sql.ref(title)} as title from ${sql.table(texts)} x where x.${sql.ref(of)} = l.id
          order by x.language <> ${language}, x.language <> 'en-us' limit 1
        ) n on true
      order by l.id limit ${limit}`.execute(db)
    const { until, scanned } = rows[0]!
    return {
      rows: rows.flatMap(({ subject_id, kind, title, page }) => (subject_id === null ? [] : [{ subject_id, kind, title, page }])),
      looked_until: scanned === scanLimit ? until : null,
    }
  }
