import type { catalogue } from '@longmall/contract/catalogue.ts'
import type { Handlers } from '../kernel/context.ts'
import { addFavourite, isFavourite, listFavourites, removeFavourites } from './kept/favourites.ts'
import { listFootprints, removeFootprints } from './kept/footprints.ts'
import { recordVisit } from './kept/record-visit.ts'
import { listGoods } from './list-goods.ts'
import { viewBrands } from './views/view-brands.ts'
import { viewCategories } from './views/view-categories.ts'
import { viewFreight } from './views/view-freight.ts'
import { viewGoods } from './views/view-goods.ts'
import { viewTopList } from './views/view-top-list.ts'

export const catalogueHandlers: Handlers<typeof catalogue> = {
  categories: viewCategories,
  list: listGoods,
  detail: viewGoods,
  brands: viewBrands,
  top_list: viewTopList,
  freight: viewFreight,
  record_visit: recordVisit,
  favourites: listFavourites,
  is_favourite: isFavourite,
  add_favourite: addFavourite,
  remove_favourites: removeFavourites,
  footprints: listFootprints,
  remove_footprints: removeFootprints,
}
