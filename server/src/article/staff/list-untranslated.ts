import type { article as contract } from '@longmall/contract/article.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { untranslatedBrands, untranslatedCategories, untranslatedGoods } from '../../catalogue/keywords/untranslated.ts'
import { untranslatedPages } from '../../content/composer/untranslated.ts'
import { untranslatedCoupons } from '../../coupon/staff/untranslated.ts'
import { untranslatedItems } from '../../points-shop/staff/untranslated.ts'
import { untranslatedGames } from '../../game/staff/untranslated.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, readCursor, writeCursor } from '../../kernel/database/cursor.ts'
import { untranslatedIn, type UntranslatedFinder } from '../../kernel/untranslated.ts'
import { untranslatedPromotions, untranslatedReductions } from '../../promotion/staff/untranslated.ts'
import { untranslatedRules, untranslatedTasks } from '../../reward/staff/untranslated.ts'
import { untranslatedAdverts } from '../../site/staff/untranslated.ts'
import { untranslatedStores } from '../../store/untranslated.ts'

type Area = InputOf<typeof contract.translations>['area']

const finders: Record<Area, UntranslatedFinder> = {
  article: untranslatedIn({
    table: 'article',
    texts: 'article_text',
    of: 'article_id',
    title: 'title',
    isShown: (now) => sql`t.published_at <= ${now}`,
    kind: sql`t.kind`,
  }),
  help_category: untranslatedIn({ table: 'article_category', texts: 'article_category_text', of: 'category_id' }),
  page: untranslatedPages,
  advert: untranslatedAdverts,
  goods: untranslatedGoods,
  category: untranslatedCategories,
  brand: untranslatedBrands,
  promotion: untranslatedPromotions,
  reduction: untranslatedReductions,
  coupon: untranslatedCoupons,
  points_item: untranslatedItems,
  game: untranslatedGames,
  reward_rule: untranslatedRules,
  reward_task: untranslatedTasks,
  store: untranslatedStores,
}

// A cursor may hold more than an id can be.
const lastId = 2_147_483_647

/**
 * Items without a text in a language, by id, 20 a page by default. Large tables are scanned a range at a time: a page may be short
 * although the list continues. (CAT-11, CON-04)
 */
export async function listUntranslated(
  context: Context<StaffActor>,
  { area, missing_language, only_shown = false, cursor, page_size = 20 }: InputOf<typeof contract.translations>,
): Promise<OutputOf<typeof contract.translations>> {
  const [after] = cursor === undefined ? ['0'] : readCursor(cursor, [cursorForm.id])
  const { rows, looked_until } = await finders[area](context, {
    missing: missing_language,
    only_shown,
    after: Math.min(Number(after), lastId),
    limit: page_size + 1,
  })
  const list = rows.slice(0, page_size).map((row) => ({ area, ...row }))
  const last = rows.length > page_size ? list.at(-1)!.subject_id : looked_until
  return { list, next: last === null ? null : writeCursor([last]) }
}
