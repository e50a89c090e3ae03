import type { OrderState } from '@longmall/contract/order.ts'
import type { ParcelState } from '@longmall/contract/fulfilment.ts'
import type { Tone } from '../shell/display/state-tag.tsx'

// The contract’s own lists, which are not to be loaded with all its schemas.
export const orderStates = ['unpaid', 'paid', 'shipping', 'completed', 'cancelled', 'reserved', 'deposit_paid', 'payment_failed'] as const
export const orderTypes = ['standard', 'entity', 'start_up', 'pledge', 'deposit', 'virtual'] as const
export const promotionKinds = ['flash_sale', 'group_buy', 'team_buy', 'bargain', 'presale', 'point', 'combo', 'gift'] as const
export const warehouses = ['domestic', 'overseas'] as const
export const trackSteps = ['collected', 'sorting', 'departed', 'arrived', 'customs', 'out_for_delivery', 'delivered', 'note'] as const

export const stateTones: Record<OrderState, Tone> = {
  unpaid: 'warning',
  paid: 'processing',
  shipping: 'processing',
  completed: 'success',
  cancelled: 'default',
  reserved: 'warning',
  deposit_paid: 'processing',
  payment_failed: 'error',
}

export const parcelTones: Record<ParcelState, Tone> = {
  shipped: 'processing',
  collected: 'processing',
  in_transit: 'processing',
  customs: 'warning',
  out_for_delivery: 'processing',
  delivered: 'success',
}
