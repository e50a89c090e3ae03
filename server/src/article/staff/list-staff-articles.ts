import type { article as contract } from '@longmall/contract/article.ts'
import type { StaffArticle } from '@longmall/contract/article-shapes.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor, writeCursor } from '../../kernel/cursor.ts'
import { categoryName, coverOf, instantOf } from '../queries.ts'
import { searchWords, stateOf } from '../rules.ts'

type Input = InputOf<typeof contract.staff_list>
type Row = Omit<StaffArticle, 'state'> & { mark: bigint }

// Looking for words in so many articles takes some ten milliseconds.
const stretch = 10_000

/**
 * Articles for the operator, those changed last first, 20 a page when not said otherwise; a title in the caller's language, else English,
 * else any. Words are looked for in a stretch of articles at a time: a page may then be short, and the list goes on.
 */
export async function listStaffArticles(
  context: Context<StaffActor>,
  { cursor, page_size = 20, ...filter }: Input,
): Promise<OutputOf<typeof contract.staff_list>> {
  const { db, now, language } = context
  const [mark, id] = cursor === undefined ? [] : readCursor(cursor, [cursorForm.number, cursorForm.id])
  const after = mark === undefined ? [] : [sql`(a.updated_at, a.id) < (${instantOf(mark)}, ${id}::bigint)`]
  const conditions = sql.join([sql`true`, ...after, ...conditionsOf(filter, now)], sql` and `)
  const written = wordsIn(filter.words)
  const looked = sql`select * from article a where ${conditions} order by a.updated_at desc, a.id desc limit ${written ? stretch : page_size + 1}`
  const { rows } = await sql<Row>`
    select a.id as article_id, a.kind, a.page_name, ${categoryName(language)} as category_name, t.title, ${coverOf}, a.position, a.published_at,
      a.languages, a.like_count, a.version, a.updated_at, (extract(epoch from a.updated_at) * 1000000)::bigint as mark
    from (${looked}) a left join article_category c on c.id = a.category_id
      join lateral (
        select x.* from article_text x where x.article_id = a.id order by x.language <> ${language}, x.language <> 'en-us' limit 1
      ) t on true
    ${written ? sql`where ${written}` : sql``} order by a.updated_at desc, a.id desc limit ${page_size + 1}`.execute(db)
  const { list, next } = cutPage(rows, page_size, (row) => [row.mark, row.article_id])
  return {
    list: list.map(({ mark: _mark, ...row }) => ({ ...row, state: stateOf(row.published_at, now) })),
    next: next ?? (written ? await endOf(context, looked) : null),
  }
}

const stateCondition = {
  draft: () => sql`a.published_at is null`,
  scheduled: (now: string) => sql`a.published_at > ${now}`,
  published: (now: string) => sql`a.published_at <= ${now}`,
}

/** Where a full stretch ends; null where it was the last one. */
async function endOf({ db }: Context, looked: RawBuilder<unknown>): Promise<string | null> {
  const { rows } = await sql<{ mark: bigint; id: number }>`
    select (extract(epoch from a.updated_at) * 1000000)::bigint as mark, a.id
    from (${looked}) a order by a.updated_at desc, a.id desc offset ${stretch - 1}`.execute(db)
  return rows[0] ? writeCursor([rows[0].mark, rows[0].id]) : null
}

function wordsIn(words: string | undefined): RawBuilder<unknown> | null {
  const written = (words === undefined ? [] : searchWords(words)).map(
    (word) => sql`exists (select from article_text w where w.article_id = a.id and position(${word} in w.search) > 0)`,
  )
  return written.length ? sql.join(written, sql` and `) : null
}

function conditionsOf({ kind, state, category_id, missing }: Omit<Input, 'cursor' | 'page_size' | 'words'>, now: string) {
  return [
    ...(kind === undefined ? [] : [sql`a.kind = ${kind}`]),
    ...(state === undefined ? [] : [stateCondition[state](now)]),
    ...(category_id === undefined ? [] : [sql`a.category_id = ${category_id}`]),
    ...(missing === undefined ? [] : [sql`not a.languages @> array[${missing}]`]),
  ]
}
