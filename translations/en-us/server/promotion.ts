export const promotion = {
  'promotion.not_found': 'Promotion not found',
  'promotion.not_started': 'This promotion has not started yet',
  'promotion.ended': 'This promotion has ended',
  'promotion.sold_out': 'Sold out in this promotion: {remaining} left',
  'promotion.limit_reached': 'You have reached the limit for this promotion: at most {limit} per member',
  'promotion.changed': 'Someone else has changed this promotion. Review it and try again',
  'promotion.english_required': 'English text is required',
  'promotion.above_threshold': 'The discount exceeds the minimum spend of {amount}',
  'promotion.sku_conflict': 'SKU {sku_id} is already in “{name}” (#{promotion_id}) during this period',
  'promotion.insufficient_stock': 'SKU {sku_id} has only {available} in stock. You cannot reserve more',
  'promotion.stock_allocated':
    'Other promotions have reserved {allocated} of SKU {sku_id} for this period. You can reserve up to {available}',
  'promotion.stock_below_reserved': '{reserved} of SKU {sku_id} have already been claimed. The quantity cannot be lower',
  'promotion.field_locked': 'The promotion has started: {field} can no longer be changed this way',
  'promotion.not_draft': 'Only a promotion that has not started and was never used can be deleted',
  'promotion.not_reversible': 'A promotion that has ended cannot be turned on again. Create a new one',
  'promotion.goods_unsuitable': '“{goods_name}” cannot be sold or given this way: its orders would deliver nothing',
} as const
