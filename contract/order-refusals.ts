/** Why goods cannot be ordered. */
export const purchaseRefusals = [
  'cart.unlisted',
  'cart.sold_out',
  'cart.purchase_limit',
  'order.nothing_selected',
  'order.not_purchasable_here',
  'asset_area.closed',
  'asset_area.closed_in_country',
] as const
export const orderOptionRefusals = [
  'order.first_device_hosting',
  'order.type_unavailable',
  'order.delivery_plan_unavailable',
  'order.no_carrier',
  'order.no_top_up_provider',
  'coupon.not_usable',
  'member.address_not_found',
] as const
/** Why a promotion, a bargain or a gift refuses an order. */
export const promotionPurchaseRefusals = [
  'call.feature_off',
  'promotion.not_found',
  'promotion.not_started',
  'promotion.ended',
  'promotion.sold_out',
  'promotion.limit_reached',
  'team_buy.not_found',
  'team_buy.full',
  'team_buy.ended',
  'team_buy.own_team',
  'team_buy.not_in_team',
  'bargain.not_found',
  'bargain.ended',
  'bargain.ordered',
  'bargain.not_at_floor',
  'gift.not_found',
  'gift.already_claimed',
  'gift.expired',
] as const
