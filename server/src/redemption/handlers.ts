import type { redemption } from '@longmall/contract/redemption.ts'
import type { Handlers } from '../kernel/context.ts'
import { checkCode } from './code/check-code.ts'
import { listPickupOrders, listWaitingOrders } from './pickup/list-pickup-orders.ts'
import { markReady, setReady } from './pickup/mark-ready.ts'
import { listAll, listOfDesk, listOwn, viewRedemption } from './records/list-redemptions.ts'
import { viewDesk } from './records/view-desk.ts'
import { redeem } from './redeem/redeem.ts'
import { undoRedemption } from './redeem/undo.ts'
import { viewOwnPickup } from './pickup/view-own-pickup.ts'

export const redemptionHandlers: Handlers<typeof redemption> = {
  desk: viewDesk,
  pickup_orders: listWaitingOrders,
  mark_ready: markReady,
  list: listOfDesk,
  check: checkCode,
  redeem,
  undo: undoRedemption,
  view: viewRedemption,
  pickup: viewOwnPickup,
  mine: listOwn,
  list_redemptions: listAll,
  list_pickup_orders: listPickupOrders,
  set_ready: setReady,
}
