import type { ArticleCard } from '@longmall/contract/article-shapes.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

/** An article `a` that visitors see now. */
export const isPublished = ({ now }: Pick<Context, 'now'>) => sql<boolean>`a.published_at <= ${now}::timestamptz`

/** Joins the text `t` of an article `a` in a language, in English where it lacks that one. */
export const joinText = (language: Language) => sql`
  join lateral (
    select x.* from article_text x where x.article_id = a.id and x.language in (${language}, 'en-us') order by x.language = 'en-us' limit 1
  ) t on true`

export const coverOf = sql`case when a.cover is not null then a.cover || jsonb_build_object('alt', t.title) end as cover`
export const cardColumns = sql`a.id as article_id, a.kind, a.category_id, t.title, t.summary, ${coverOf}, a.published_at`

/** A card with its place in a list: position, or the instant in microseconds. */
export interface CardRow extends ArticleCard {
  position: number
  mark: bigint
}
export const positionColumns = sql`a.position, (extract(epoch from a.published_at) * 1000000)::bigint as mark`

export const cardOf = ({ position: _position, mark: _mark, ...card }: CardRow): ArticleCard => card
export const instantOf = (mark: string) => sql`timestamptz 'epoch' + ${mark}::bigint * interval '1 microsecond'`

/** The category `c`'s name in a language, in English where it lacks that one. */
export const categoryName = (language: Language) => sql`
  (select x.name from article_category_text x where x.category_id = c.id and x.language in (${language}, 'en-us') order by x.language = 'en-us' limit 1)`
