import type { catalogue } from '@longmall/contract/catalogue.ts'
import type { Handlers } from '../kernel/context.ts'
import { copyGoods } from './edit/copy-goods.ts'
import { deleteGoods } from './edit/delete-goods.ts'
import { viewStaffGoods } from './edit/find-staff-goods.ts'
import { listStaffGoods } from './edit/list-staff-goods.ts'
import { saveGoods } from './edit/save-goods.ts'
import { switchGoods } from './edit/switch-goods.ts'
import { viewChoices } from './edit/view-choices.ts'
import { bulkEdit } from './bulk/bulk-edit.ts'
import { exportGoods } from './export/export-goods.ts'
import { startImport } from './import-work/start-import.ts'
import { addFavourite, isFavourite, listFavourites, removeFavourites } from './browsing/favourites.ts'
import { listBrowsingHistory, removeBrowsingHistory } from './browsing/browsing-history.ts'
import { recordVisit } from './browsing/record-visit.ts'
import { listGoods } from './list-goods.ts'
import { placeCategory } from './tree/place-category.ts'
import { removeCategory } from './tree/remove-category.ts'
import { placeBrand, removeBrand, saveBrand } from './tree/save-brand.ts'
import { saveCategory } from './tree/save-category.ts'
import { removeFreight, saveFreight } from './tree/save-freight.ts'
import { viewBrandList, viewCategoryTree, viewFreightList } from './tree/views.ts'
import { pickGoods } from './views/pick-goods.ts'
import { listLowStock } from './stock/list-low-stock.ts'
import { listMoves } from './stock/list-moves.ts'
import { receiveStock } from './stock/receive-stock.ts'
import { viewBrands } from './views/view-brands.ts'
import { viewCategories } from './views/view-categories.ts'
import { viewFreight } from './views/view-freight.ts'
import { viewGoods } from './views/view-goods.ts'
import { viewTopList } from './views/view-top-list.ts'

export const catalogueHandlers: Handlers<typeof catalogue> = {
  categories: viewCategories,
  list: listGoods,
  detail: viewGoods,
  pick: pickGoods,
  staff_goods: listStaffGoods,
  staff_view: viewStaffGoods,
  staff_choices: viewChoices,
  save_goods: saveGoods,
  switch_goods: switchGoods,
  copy_goods: copyGoods,
  delete_goods: deleteGoods,
  stock_moves: listMoves,
  move_stock: receiveStock,
  low_stock: listLowStock,
  brands: viewBrands,
  top_list: viewTopList,
  freight: viewFreight,
  record_visit: recordVisit,
  favourites: listFavourites,
  is_favourite: isFavourite,
  add_favourite: addFavourite,
  remove_favourites: removeFavourites,
  browsing_history: listBrowsingHistory,
  remove_browsing_history: removeBrowsingHistory,
  category_tree: viewCategoryTree,
  save_category: saveCategory,
  move_category: placeCategory,
  remove_category: removeCategory,
  brand_list: viewBrandList,
  save_brand: saveBrand,
  move_brand: placeBrand,
  remove_brand: removeBrand,
  freight_list: viewFreightList,
  save_freight: saveFreight,
  remove_freight: removeFreight,
  bulk_edit: bulkEdit,
  import_goods: startImport,
  export_goods: exportGoods,
}
