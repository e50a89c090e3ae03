import type { order } from '@longmall/contract/order.ts'
import { pledgeSku } from '../catalogue/pledge-sku.ts'
import type { Handlers } from '../kernel/context.ts'
import { withLane } from '../kernel/lane.ts'
import { cancelOrder } from './cancel-order.ts'
import { changePrice, previewPrice } from './desk/change-price.ts'
import { changeAddress, remarkOrder, staffCancel } from './desk/edit-order.ts'
import { startOrderExport } from './desk/order-export.ts'
import { searchOrders } from './desk/search-orders.ts'
import { staffViewOrder } from './desk/staff-view.ts'
import { countOrders, listOrders } from './list-orders.ts'
import { createOrder } from './making/create-order.ts'
import { viewQuote } from './making/view-quote.ts'
import { buyAgain } from './progress/buy-again.ts'
import { confirmReceipt, extendReceipt, remindShop, removeOrder } from './progress/change-own.ts'
import { listPresales } from './reservation/list-presales.ts'
import { queryOrders, sendQueryCode } from './query/query-orders.ts'
import { viewOrder } from './views.ts'

export const orderHandlers: Handlers<typeof order> = {
  quote: viewQuote,
  // An order of the cart knows its SKUs only when it has read them: only buying straight away has a lane.
  create: withLane(createOrder, ({ sku_id }) => (sku_id === undefined ? [] : [sku_id])),
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
