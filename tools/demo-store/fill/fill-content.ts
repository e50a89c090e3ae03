import { languages } from '@longmall/contract/fields.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { startUpAdvert } from '../content/shop/start-up.ts'
import type { DemoBlock, DemoReduction, DemoSearchKeywords } from '../types.ts'

/** The home page's blocks in their order, with the texts of each language. */
export async function fillBlocks(db: Database, blocks: readonly DemoBlock[]): Promise<void> {
  for (const [position, { kind, addon, content, texts }] of blocks.entries()) {
    const row = { page: 'home', position, kind, addon: addon ?? null, content: JSON.stringify(content) }
    const { id } = await db.insertInto('page_block').values(row).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('page_block_text')
      .values(languages.map((language) => ({ block_id: id, language, texts: JSON.stringify(texts[language]) })))
      .execute()
  }
}

/** Full reductions that run, and that come. */
export async function fillReductions(
  db: Database,
  reductions: readonly DemoReduction[],
  { categories, goods }: Record<'categories' | 'goods', ReadonlyMap<string, number>>,
  now: Timestamp,
): Promise<void> {
  for (const one of reductions) {
    const category_ids = one.categories.map((key) => categories.get(key)!)
    const row = {
      by: one.by,
      category_ids,
      steps: JSON.stringify(await Promise.all(one.steps.map((step) => stepRow(db, step, goods)))),
      starts_at: plus(now, { days: one.starts_in ?? -1 }),
      ends_at: plus(now, { days: one.days }),
    }
    const { id } = await db.insertInto('reduction').values(row).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('reduction_text')
      .values(languages.map((language) => ({ reduction_id: id, language, name: one.name[language] })))
      .execute()
  }
}

/** A step as the table stores it: its gift by its SKU. */
async function stepRow(db: Database, { threshold, effect }: DemoReduction['steps'][number], goods: ReadonlyMap<string, number>) {
  if (effect.kind !== 'gift') return { threshold, effect }
  const { kind, place, quantity } = effect
  const { id } = await db
    .selectFrom('sku')
    .select('id')
    .where('goods_id', '=', goods.get(effect.goods)!)
    .orderBy('position')
    .offset(place)
    .limit(1)
    .executeTakeFirstOrThrow()
  return { threshold, effect: { kind, sku_id: id, quantity } }
}

/** Words to search for, by language: hot, to discover, and the one in the empty box. */
export async function fillSearchKeywords(db: Database, keywords: DemoSearchKeywords): Promise<void> {
  const rows = languages.flatMap((language) =>
    (['hot', 'discover', 'default'] as const).flatMap((kind) =>
      keywords[kind][language].map((keyword, position) => ({ language, kind, keyword, position })),
    ),
  )
  await db.insertInto('hot_keyword').values(rows).execute()
}

/** The start-up advert, switched off: the shop opens without it. */
export async function fillAdvert(db: Database, now: Timestamp): Promise<void> {
  const { title, picture, ...advert } = startUpAdvert
  const row = {
    ...advert,
    code: 'start_up',
    picture: JSON.stringify(picture),
    starts_at: plus(now, { days: -1 }),
    ends_at: plus(now, { days: 365 }),
  }
  const { id } = await db.insertInto('advert').values(row).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('advert_text')
    .values(languages.map((language) => ({ advert_id: id, language, title: title[language] })))
    .execute()
}
