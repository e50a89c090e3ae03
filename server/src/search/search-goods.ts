import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { findGoods } from '../catalogue/find-goods.ts'
import type { GoodsFilterInput, PageInput } from '../catalogue/lists/goods-filter.ts'
import { correctKeywords } from '../catalogue/keywords/correct-keywords.ts'
import { splitRuns, splitWords } from '../catalogue/keywords/split-words.ts'
import type { Context } from '../kernel/context.ts'
import { searchSettings } from './settings.ts'

export interface SearchAnswer {
  list: GoodsCard[]
  next: string | null
  total: number
  corrected: string | null
}

/**
 * Goods by words (CAT-06): all words as typed; when those find fewer than a few goods, slips are repaired on the
 * dictionary, and the repaired words hold if they find more.
 */
export async function searchGoods(
  context: Context,
  { keyword, ...filter }: { keyword: string } & GoodsFilterInput & PageInput,
): Promise<SearchAnswer> {
  const exact = await findGoods(context, splitWords(keyword, context.language), filter)
  const asTyped = { ...exact, corrected: null }
  if (exact.total >= context.setting(searchSettings.repair_below)) return asTyped
  const repaired = await correctKeywords(context, splitRuns(keyword))
  if (!repaired) return asTyped
  const corrected = repaired.join(' ').slice(0, 60).trim()
  const found = await findGoods(context, splitWords(corrected, context.language), filter)
  return found.total > exact.total ? { ...found, corrected } : asTyped
}
