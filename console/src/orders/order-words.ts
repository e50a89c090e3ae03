import type { OrderState } from '@longmall/contract/order.ts'
import type { ParcelState } from '@longmall/contract/shipping.ts'
import type { Tone } from '../shell/display/state-tag.tsx'

// The contract’s own lists, which are not to be loaded with all its schemas.
export const orderStates = ['unpaid', 'paid', 'shipping', 'completed', 'cancelled', 'reserved', 'deposit_paid', 'payment_failed'] as const
export const orderTypes = ['standard', 'entity', 'start_up', 'pledge', 'deposit', 'virtual'] as const
export const promotionKinds = ['seckill', 'groupbuy', 'pintuan', 'bargain', 'presale', 'point', 'combo', 'gift'] as const
export const warehouses = ['domestic', 'overseas'] as const
export const trackSteps = ['collected', 'sorting', 'departed', 'arrived', 'customs', 'out_for_delivery', 'delivered', 'note'] as const

export const stateTones: Record<OrderState, Tone> = {
  unpaid: 'wait',
  paid: 'busy',
  shipping: 'busy',
  completed: 'good',
  cancelled: 'plain',
  reserved: 'wait',
  deposit_paid: 'busy',
  payment_failed: 'bad',
}

export const parcelTones: Record<ParcelState, Tone> = {
  shipped: 'busy',
  collected: 'busy',
  in_transit: 'busy',
  customs: 'wait',
  out_for_delivery: 'busy',
  delivered: 'good',
}
