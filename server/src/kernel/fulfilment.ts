import type { DeliveryPlan, OrderType } from '@longmall/contract/order.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'

/** How orders of a type are completed. */
export interface Fulfilment {
  /** After payment: shipping or pickup is due; codes or credit are issued; or the order is complete at once. */
  payment: 'awaits_parcel' | 'awaits_pickup' | 'issues' | 'completes'
  /** What completes it. */
  completed_by: 'receipt' | 'pickup' | 'issue' | 'payment'
}

/** By order type and delivery plan. What is not declared is not sold: not by quote, page or console. */
export type Fulfilments = Readonly<Record<OrderType, Partial<Record<DeliveryPlan, Fulfilment>>>>

type Declared = { site: { fulfilments: Fulfilments } }

/** How orders of this type and plan come to their end; undefined where nothing is behind them. */
export const fulfilmentOf = ({ site }: Declared, type: OrderType, plan: DeliveryPlan): Fulfilment | undefined =>
  site.fulfilments[type][plan]

/** Is such an order complete as soon as it is paid? */
export const isCompletedByPayment = (context: Declared, type: OrderType, plan: DeliveryPlan): boolean =>
  fulfilmentOf(context, type, plan)?.completed_by === 'payment'

/** Can anything of this type be ordered? */
export const isTypeOffered = ({ site }: Declared, type: OrderType): boolean => Object.keys(site.fulfilments[type]).length > 0

/** How goods are sold or given beside their own page; `reduction_gift`: what a full reduction adds to another order. */
export type SoldAs = PromotionKind | 'gift' | 'reduction_gift'

/** The order is not of the goods' own type there, so that nothing but a parcel would come of it. */
const typesOf: Partial<Record<SoldAs, readonly OrderType[]>> = {
  presale: ['standard', 'deposit'],
  combo: ['standard'],
  reduction_gift: ['standard', 'deposit'],
}

/** Does what was bought come of an order like this? A pledge costs its ACC at the price of the day, and is sold by no promotion (decisions/0069). */
export const isSoldAs = (goods_type: OrderType, as: SoldAs): boolean =>
  goods_type !== 'pledge' && (typesOf[as]?.includes(goods_type) ?? true)
