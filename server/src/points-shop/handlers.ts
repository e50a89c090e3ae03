import type { pointsShop } from '@longmall/contract/points-shop.ts'
import type { Handlers } from '../kernel/context.ts'
import { buyItem } from './buy-item.ts'
import { listPointsOrders, viewPointsOrder } from './orders/list-points-orders.ts'
import { saveItem, switchItem } from './staff/save-item.ts'
import { searchPointsOrders } from './staff/search-points-orders.ts'
import { searchItems, viewForStaff } from './staff/staff-item.ts'
import { listItems, viewItem } from './views.ts'

export const pointsShopHandlers: Handlers<typeof pointsShop> = {
  list: listItems,
  view: viewItem,
  buy: buyItem,
  orders: listPointsOrders,
  result: viewPointsOrder,
  search: searchItems,
  staff_view: viewForStaff,
  staff_orders: searchPointsOrders,
  save: saveItem,
  switch: switchItem,
}
