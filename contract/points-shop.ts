import * as z from 'zod/mini'
import { PointsShopItem, PointsShopKind, PointsOrder } from './points-shop-shapes.ts'
import { pointsShopStaff } from './points-shop-staff.ts'
import { Count, Id, Integer, PageInput, PageOf, Token } from './fields.ts'
import { operation } from './operation.ts'

export * from './points-shop-shapes.ts'

const One = z.object({ item_id: Id })

export const pointsShop = {
  list: operation({
    path: 'points_shop/list',
    kind: 'query',
    access: { who: 'optional' },
    summary: 'Coupons or red packets that longcoin buys, now or within a week, in the operator’s order',
    refusals: ['call.feature_off'],
    input: z.object({ kind: PointsShopKind, ...PageInput }),
    output: PageOf(PointsShopItem),
  }),
  view: operation({
    path: 'points_shop/view',
    kind: 'query',
    access: { who: 'optional' },
    summary: 'A coupon or red packet that longcoin buys',
    refusals: ['points_shop.not_found', 'call.feature_off'],
    input: One,
    output: PointsShopItem,
  }),
  buy: operation({
    path: 'points_shop/buy',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Buys coupons or a red packet for coins, at the price that was shown; money needs a payment grant',
    refusals: [
      'points_shop.not_found',
      'points_shop.not_started',
      'points_shop.ended',
      'points_shop.price_changed',
      'points_shop.limit_reached',
      'points_shop.sold_out',
      'points_shop.coupon_ended',
      'wallet.insufficient_coins',
      'payment.grant_required',
      'payment.grant_invalid',
      'call.feature_off',
    ],
    input: z.object({
      item_id: Id,
      quantity: Integer(1, 99),
      /** Coins in all, as shown. */
      longcoin: Count,
      /** Of a red packet: the payment password’s grant for so many coins. */
      longcoin_grant: z.optional(Token),
    }),
    output: PointsOrder,
  }),
  orders: operation({
    path: 'points_shop/orders',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s points orders, goods included, the newest first',
    input: z.object({ ...PageInput }),
    output: PageOf(PointsOrder),
  }),
  result: operation({
    path: 'points_shop/result',
    kind: 'query',
    access: { who: 'member' },
    summary: 'A points order: by its own id, or by its paid order',
    refusals: ['points_shop.order_not_found'],
    input: z.object({ points_order_id: z.optional(Id), order_id: z.optional(Id) }),
    output: PointsOrder,
  }),
  ...pointsShopStaff,
}
