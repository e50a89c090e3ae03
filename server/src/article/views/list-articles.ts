import type { article as contract } from '@longmall/contract/article.ts'
import type { ArticleCard } from '@longmall/contract/article-shapes.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { cardColumns, cardOf, instantOf, isPublished, joinText, positionColumns, type CardRow } from '../queries.ts'
import { findArticles } from './view-article.ts'

type Page = OutputOf<typeof contract.list>

/** What is published of a kind, 20 a page by default: notices and notes newest first, help and questions in their order. */
export async function listArticles(context: Context, input: InputOf<typeof contract.list>): Promise<Page> {
  const { kind, category_id, cursor, page_size = 20 } = input
  const isByTime = kind === 'notice' || kind === 'note'
  const [cursorPosition, id] = cursor === undefined ? [] : readCursor(cursor, [cursorForm.number, cursorForm.id])
  const after =
    cursorPosition === undefined
      ? sql`true`
      : isByTime
        ? sql`(a.published_at, a.id) < (${instantOf(cursorPosition)}, ${id}::bigint)`
        : sql`(a.position, a.id) > (${cursorPosition}::bigint, ${id}::bigint)`
  const { rows } = await sql<CardRow>`
    select ${cardColumns}, ${positionColumns} from article a ${joinText(context.language)}
    where a.kind = ${kind} and ${isPublished(context)} and ${after} ${category_id === undefined ? sql`` : sql`and a.category_id = ${category_id}`}
    order by ${isByTime ? sql`a.published_at desc, a.id desc` : sql`a.position, a.id`} limit ${page_size + 1}`.execute(context.db)
  const { list, next } = cutPage(rows, page_size, (row) => [isByTime ? row.mark : row.position, row.article_id])
  return { list: list.map((row): ArticleCard => cardOf(row)), next }
}

/** Questions whole, so that they can be opened where they stand. */
export async function listQuestions(context: Context): Promise<OutputOf<typeof contract.questions>> {
  return { list: await findArticles(context, sql`a.kind = 'qa' order by a.position, a.id limit 50`) }
}
