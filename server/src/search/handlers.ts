import type { search } from '@longmall/contract/search.ts'
import type { Handlers } from '../kernel/context.ts'
import { clearHistory, rememberSearch, viewHistory } from './history.ts'
import { searchGoods } from './search-goods.ts'
import { suggest } from './suggest.ts'
import { viewHot } from './view-hot.ts'

export const searchHandlers: Handlers<typeof search> = {
  goods: searchGoods,
  suggest,
  hot: viewHot,
  history: viewHistory,
  remember: rememberSearch,
  clear_history: clearHistory,
}
