import type { redemption } from '@longmall/contract/redemption.ts'
import type { Handlers } from '../kernel/context.ts'

const unbuilt = (): never => {
  throw new Error('not built')
}

export const redemptionHandlers: Handlers<typeof redemption> = {
  desk: unbuilt,
  pickup_orders: unbuilt,
  mark_ready: unbuilt,
  list: unbuilt,
  check: unbuilt,
  redeem: unbuilt,
  undo: unbuilt,
  view: unbuilt,
  mine: unbuilt,
  list_redemptions: unbuilt,
  list_pickup_orders: unbuilt,
  set_ready: unbuilt,
}
