import type { Language } from '@longmall/contract/fields.ts'
import { sql, type RawBuilder } from 'kysely'

interface TextSource {
  /** The table of the texts, and the column by which these name the thing. */
  texts: string
  of: string
  /** The column of the texts; its name when not said. */
  column?: string
  /** The thing's id in the statement. */
  id: RawBuilder<unknown>
}

/** What a thing is called in a language, else in English, as an expression. */
export const textIn = (language: Language, { texts, of, column = 'name', id }: TextSource): RawBuilder<string | null> => sql<
  string | null
>`coalesce(
  (select w.${sql.ref(column)} from ${sql.table(texts)} w where w.${sql.ref(of)} = ${id} and w.language = ${language}),
  (select w.${sql.ref(column)} from ${sql.table(texts)} w where w.${sql.ref(of)} = ${id} and w.language = 'en-us'))`
