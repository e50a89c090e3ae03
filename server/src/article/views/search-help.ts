import type { article as contract } from '@longmall/contract/article.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { cardColumns, cardOf, isPublished, joinText, positionColumns, type CardRow } from '../queries.ts'
import { searchKeywords } from '../rules.ts'

/** Help that has all the words, in any order: those with them in the title first, then in the order of the help centre. */
export async function searchHelp(
  context: Context,
  { keyword, cursor, page_size = 20 }: InputOf<typeof contract.search_help>,
): Promise<OutputOf<typeof contract.search_help>> {
  const keywords = searchKeywords(keyword)
  const all = (text: RawBuilder<string>) =>
    sql<boolean>`(${sql.join(
      keywords.map((word) => sql`position(${word} in ${text}) > 0`),
      sql` and `,
    )})`
  const [rank, cursorPosition, id] =
    cursor === undefined ? ['-1', '0', '1'] : readCursor(cursor, [cursorForm.number, cursorForm.number, cursorForm.id])
  const { rows } = await sql<CardRow & { rank: number }>`
    select * from (
      select ${cardColumns}, ${positionColumns}, case when ${all(sql`lower(t.title)`)} then 0 else 1 end as rank
      from article a ${joinText(context.language)}
      where a.kind = 'help' and ${isPublished(context)} and ${all(sql`t.search`)}
    ) found
    where (rank, position, article_id) > (${rank}::bigint, ${cursorPosition}::bigint, ${id}::bigint)
    order by rank, position, article_id limit ${page_size + 1}`.execute(context.db)
  const { list, next } = cutPage(rows, page_size, (row) => [row.rank, row.position, row.article_id])
  return { list: list.map(({ rank: _rank, ...row }) => cardOf(row)), next }
}
