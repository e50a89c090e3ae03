import type { order } from '@longmall/contract/order.ts'
import { pledgeSku } from '../catalogue/pledge-skus.ts'
import type { Handlers } from '../kernel/context.ts'
import { cancelOrder } from './cancel-order.ts'
import { changePrice, previewPrice } from './staff/change-price.ts'
import { changeAddress, remarkOrder, staffCancel } from './staff/edit-order.ts'
import { startOrderExport } from './staff/order-export.ts'
import { searchOrders } from './staff/search-orders.ts'
import { staffViewOrder } from './staff/staff-view.ts'
import { countOrders, listOrders } from './list-orders.ts'
import { buyAgain } from './progress/buy-again.ts'
import { confirmReceipt, extendReceipt, remindShop, removeOrder } from './progress/change-own.ts'
import { listPresales } from './reservation/list-presales.ts'
import { queryOrders, sendQueryCode } from './query/query-orders.ts'
import { viewOrder } from './views.ts'

/** `quote` and `create` are checkout's. */
export const orderHandlers: Handlers<Omit<typeof order, 'quote' | 'create'>> = {
  presales: listPresales,
  pledge_sku: pledgeSku,
  list: listOrders,
  counts: countOrders,
  view: viewOrder,
  cancel: cancelOrder,
  remind: remindShop,
  extend: extendReceipt,
  confirm_receipt: confirmReceipt,
  buy_again: buyAgain,
  remove: removeOrder,
  send_query_code: sendQueryCode,
  query: queryOrders,
  search: searchOrders,
  staff_view: staffViewOrder,
  preview_price: previewPrice,
  change_price: changePrice,
  change_address: changeAddress,
  staff_cancel: staffCancel,
  remark: remarkOrder,
  export_all: startOrderExport,
}
