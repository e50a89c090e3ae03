import { languages, type Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/** Names that product files use most, in the other languages; a category of another name falls back to English. */
const names: Record<string, Record<Exclude<Language, 'en-us'>, string>> = {
  Apparel: { 'zh-cn': '服饰', 'ko-kr': '의류', 'ja-jp': 'アパレル', 'ms-my': 'Pakaian' },
  Men: { 'zh-cn': '男装', 'ko-kr': '남성', 'ja-jp': 'メンズ', 'ms-my': 'Lelaki' },
  Women: { 'zh-cn': '女装', 'ko-kr': '여성', 'ja-jp': 'レディース', 'ms-my': 'Wanita' },
  Kids: { 'zh-cn': '童装', 'ko-kr': '아동', 'ja-jp': 'キッズ', 'ms-my': 'Kanak-kanak' },
  Shoes: { 'zh-cn': '鞋履', 'ko-kr': '신발', 'ja-jp': 'シューズ', 'ms-my': 'Kasut' },
  Accessories: { 'zh-cn': '配饰', 'ko-kr': '액세서리', 'ja-jp': 'アクセサリー', 'ms-my': 'Aksesori' },
}

/** The category at the end of `path` (English names, the root first), each made below the one before when it is missing. */
export async function findCategory(db: Database, path: string[]): Promise<number> {
  let parent_id: number | null = null
  for (const [depth, name] of path.entries()) {
    const handle = path
      .slice(0, depth + 1)
      .map(slugOf)
      .join('/')
    parent_id = (await findChild(db, parent_id, name)) ?? (await addChild(db, parent_id, depth + 1, name, handle))
  }
  return parent_id!
}

async function findChild(db: Database, parent_id: number | null, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select c.id from category c join category_text t on t.category_id = c.id and t.language = 'en-us'
    where c.parent_id is not distinct from ${parent_id}::int and lower(t.name) = lower(${name}) order by c.id limit 1`.execute(db)
  return rows[0]?.id
}

async function addChild(db: Database, parent_id: number | null, level: number, name: string, handle: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into category (parent_id, level, handle, position)
    select ${parent_id}::int, ${level}, ${handle}, coalesce(max(position) + 1, 0) from category where parent_id is not distinct from ${parent_id}::int
    on conflict (handle) do update set handle = excluded.handle returning id`.execute(db)
  const category_id = rows[0]!.id
  const texts = languages
    .map((language) => ({ category_id, language, name: language === 'en-us' ? name : names[name]?.[language] }))
    .filter((one): one is { category_id: number; language: Language; name: string } => one.name !== undefined)
  await db
    .insertInto('category_text')
    .values(texts)
    .onConflict((on) => on.doNothing())
    .execute()
  return category_id
}

/** The brand of a name, made when it is missing; null for no name. */
export async function findBrand(db: Database, name: string): Promise<number | null> {
  if (name === '') return null
  const { rows } = await sql<{ brand_id: number }>`
    select brand_id from brand_text where language = 'en-us' and lower(name) = lower(${name}) order by brand_id limit 1`.execute(db)
  if (rows[0]) return rows[0].brand_id
  const { id } = await db
    .insertInto('brand')
    .values({ handle: slugOf(name) })
    .onConflict((on) => on.column('handle').doUpdateSet({ handle: slugOf(name) }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('brand_text')
    .values({ brand_id: id, language: 'en-us', name })
    .onConflict((on) => on.doNothing())
    .execute()
  return id
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'other'
