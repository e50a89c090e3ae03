import type { search } from '@longmall/contract/search.ts'
import type { Handlers } from '../kernel/context.ts'
import { clearHistory, rememberSearch, viewHistory } from './history.ts'
import { searchGoods } from './search-goods.ts'
import { readWords } from './staff/lock-words.ts'
import { placeWord } from './staff/place-word.ts'
import { removeWord } from './staff/remove-word.ts'
import { saveWord } from './staff/save-word.ts'
import { suggest } from './suggest.ts'
import { viewHot } from './view-hot.ts'

export const searchHandlers: Handlers<typeof search> = {
  goods: searchGoods,
  suggest,
  hot: viewHot,
  history: viewHistory,
  remember: rememberSearch,
  clear_history: clearHistory,
  words: async ({ db }) => ({ list: await readWords(db) }),
  save_word: saveWord,
  place_word: placeWord,
  remove_word: removeWord,
}
