export const promotion = {
  'promotion.not_found': 'Promotion not found',
  'promotion.not_started': 'This promotion has not started yet',
  'promotion.ended': 'This promotion has ended',
  'promotion.sold_out': 'Sold out in this promotion: {left} left',
  'promotion.limit': 'You have reached the limit of this promotion: at most {limit} per member',
  'promotion.changed': 'This promotion was changed in the meantime. Please review it and try again',
  'promotion.english_needed': 'A promotion needs its English words',
  'promotion.above_threshold': 'Takes off more than the {amount} from which it applies',
  'promotion.sku_taken': 'SKU {sku_id} is already in “{name}” (#{promotion_id}) at that time',
  'promotion.stock_above': 'SKU {sku_id} has only {available} items: no more can be set apart',
  'promotion.stock_apart':
    'Other promotions have set {apart} items of SKU {sku_id} apart in this time: at most {available} can be set apart here',
  'promotion.stock_below_taken': '{taken} items of SKU {sku_id} are taken already: its number cannot be less',
  'promotion.running': 'It has begun: {field} can no longer be changed that way',
  'promotion.not_draft': 'Only a promotion that has not begun and was never used can be deleted',
  'promotion.not_reversible': 'A promotion that is over cannot be turned on again: make a new one',
} as const
