import type { search } from '@longmall/contract/search.ts'
import type { Handlers } from '../kernel/context.ts'
import { clearHistory, rememberSearch, viewHistory } from './history.ts'
import { searchGoods } from './search-goods.ts'
import { readKeywords } from './staff/lock-keywords.ts'
import { moveKeyword } from './staff/move-keyword.ts'
import { removeKeyword } from './staff/remove-keyword.ts'
import { saveKeyword } from './staff/save-keyword.ts'
import { suggest } from './suggest.ts'
import { viewHot } from './view-hot.ts'

export const searchHandlers: Handlers<typeof search> = {
  goods: searchGoods,
  suggest,
  hot: viewHot,
  history: viewHistory,
  record: rememberSearch,
  clear_history: clearHistory,
  keywords: async ({ db }) => ({ list: await readKeywords(db) }),
  save_keyword: saveKeyword,
  move_keyword: moveKeyword,
  remove_keyword: removeKeyword,
}
