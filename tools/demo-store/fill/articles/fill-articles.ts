import { languages } from '@longmall/contract/fields.ts'
import { searchTextOf } from '@longmall/server/src/article/rules.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { articles } from '../../content/articles/articles.ts'
import { htmlOf, type DemoArticle } from '../../content/articles/article.ts'
import { helpCategories } from '../../content/articles/help-categories.ts'
import { banners } from '../../pictures/scenes/banner-recipes.ts'

type IdOf = (key: string) => number

/** What the shop writes, in five languages; answers the ids by key. */
export async function fillArticles(db: Database, { goods }: { goods: IdOf }, now: Timestamp): Promise<Map<string, number>> {
  const categories = await fillHelpCategories(db)
  const ids = new Map<string, number>()
  for (const [position, one] of articles.entries()) {
    const published_at = plus(now, { days: -(one.days ?? 30) })
    const { id } = await db
      .insertInto('article')
      .values({
        kind: one.kind,
        page_name: one.landing ?? (one.kind === 'about' || one.kind === 'overseas_notice' ? one.kind : null),
        category_id: one.category === undefined ? null : categories.get(one.category)!,
        cover: coverOf(one, goods),
        goods_ids: (one.goods ?? []).map(goods),
        position,
        published_at,
        languages: [...languages],
        created_at: published_at,
        updated_at: published_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(one.key, id)
    await db.insertInto('article_text').values(textsOf(one, id)).execute()
  }
  return ids
}

async function fillHelpCategories(db: Database): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, { key, icon, name }] of helpCategories.entries()) {
    const { id } = await db.insertInto('article_category').values({ icon, position }).returning('id').executeTakeFirstOrThrow()
    ids.set(key, id)
    await db
      .insertInto('article_category_text')
      .values(languages.map((language) => ({ category_id: id, language, name: name[language] })))
      .execute()
  }
  return ids
}

function coverOf({ cover }: DemoArticle, goods: IdOf): string | null {
  if (cover === undefined) return null
  return JSON.stringify(
    'banner' in cover
      ? { src: `/media/banner/${cover.banner}`, widths: banners[cover.banner].widths, avif: false }
      : { src: `/media/goods/${goods(cover.goods)}-2`, widths: [400, 800], avif: false },
  )
}

const textsOf = (one: DemoArticle, article_id: number) =>
  languages.map((language) => {
    const text = {
      title: one.title[language],
      summary: one.summary?.[language] ?? '',
      body: htmlOf(one.body.map((part) => part[language])),
      points: (one.points ?? []).map(({ icon, heading, text }) => ({ icon, heading: heading[language], text: text[language] })),
    }
    return { ...text, article_id, language, points: JSON.stringify(text.points), search: searchTextOf(text) }
  })
