import type { article as contract } from '@longmall/contract/article.ts'
import type { StaffArticle } from '@longmall/contract/article-shapes.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { categoryName, coverOf } from '../queries.ts'
import { searchKeywords, stateOf } from '../rules.ts'

type Input = InputOf<typeof contract.staff_list>

const order: ListOrder<'updated_at' | 'published_at' | 'position' | 'like_count'> = {
  id: sql`a.id`,
  defaultSort: '-updated_at',
  sorts: {
    updated_at: { instant: sql`a.updated_at` },
    published_at: { instant: sql`a.published_at`, isNullable: true },
    position: { number: sql`a.position` },
    like_count: { number: sql`a.like_count` },
  },
}

/**
 * Articles for the operator, those changed last first by default, 20 a page by default; a title in the
 * caller's language, else English, else any.
 */
export async function listStaffArticles(
  { db, now, language }: Context<StaffActor>,
  { sort, cursor, page_size, ...filter }: Input,
): Promise<OutputOf<typeof contract.staff_list>> {
  const keywords = filter.keyword === undefined ? [] : searchKeywords(filter.keyword)
  const conditions = sql.join([...conditionsOf(filter, now), ...textConditions(keywords)], sql` and `)
  const { list, next } = await readPage(
    db,
    order,
    { sort, cursor, page_size, isSelective: keywords.length > 0 },
    ({ after, by, cursorColumn, limit }) => sql<Omit<StaffArticle, 'state'>>`
    select a.id as article_id, a.kind, a.page_name, ${categoryName(language)} as category_name, t.title, ${coverOf}, a.position, a.published_at,
      a.languages, a.like_count, a.version, a.updated_at${cursorColumn}
    from (select * from article a where ${after} and ${conditions} order by ${by} limit ${limit}) a
      left join article_category c on c.id = a.category_id join lateral (
        select x.* from article_text x where x.article_id = a.id order by x.language <> ${language}, x.language <> 'en-us' limit 1
      ) t on true
    order by ${by}`,
  )
  return { list: list.map((row) => ({ ...row, state: stateOf(row.published_at, now) })), next }
}

const stateCondition = {
  draft: () => sql`a.published_at is null`,
  scheduled: (now: string) => sql`a.published_at > ${now}`,
  published: (now: string) => sql`a.published_at <= ${now}`,
}

/** All texts are looked through for the longest word, which fewest have, and what has it for the others. */
function textConditions(keywords: readonly string[]): RawBuilder<unknown>[] {
  const [longest, ...others] = keywords.toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return []
  return [
    sql`a.id = any (array(select w.article_id from article_text w where position(${longest} in w.search) > 0))`,
    ...others.map((word) => sql`exists (select from article_text w where w.article_id = a.id and position(${word} in w.search) > 0)`),
  ]
}

function conditionsOf(
  { kind, state, category_id, missing_language }: Omit<Input, 'sort' | 'cursor' | 'page_size' | 'text'>,
  now: string,
): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(kind === undefined ? [] : [sql`a.kind = ${kind}`]),
    ...(state === undefined ? [] : [stateCondition[state](now)]),
    ...(category_id === undefined ? [] : [sql`a.category_id = ${category_id}`]),
    ...(missing_language === undefined ? [] : [sql`not a.languages @> array[${missing_language}]`]),
  ]
}
