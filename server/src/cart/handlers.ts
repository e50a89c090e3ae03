import type { cart } from '@longmall/contract/cart.ts'
import type { Handlers } from '../kernel/context.ts'
import { addLine } from './add-line.ts'
import { changeQuantity } from './change-quantity.ts'
import { changeSku } from './change-sku.ts'
import { mergeCarts } from './merge-carts.ts'
import { clearInvalid, removeLines } from './remove-lines.ts'
import { selectLines } from './select-lines.ts'
import { countLines, viewCart } from './views.ts'

export const cartHandlers: Handlers<typeof cart> = {
  view: viewCart,
  count: countLines,
  add: addLine,
  change_quantity: changeQuantity,
  change_sku: changeSku,
  select: selectLines,
  remove: removeLines,
  clear_invalid: clearInvalid,
  merge: mergeCarts,
}
