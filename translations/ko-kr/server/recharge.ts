export const recharge = {
  'recharge.frozen': '동결된 계정은 충전할 수 없습니다',
  'recharge.window_frozen': '동결된 계정은 RM이 될 때까지 충전할 수 없습니다',
  'recharge.offer_or_amount_required': '충전 상품을 선택하거나 금액을 입력해 주세요',
  'recharge.offer_changed': '충전 상품이 변경되었습니다. 다시 선택해 주세요',
  'recharge.amount_not_positive': '금액은 0보다 커야 합니다',
  'recharge.below_minimum': '1회 최소 {minimum}입니다',
  'recharge.above_maximum': '1회 최대 {maximum}입니다',
  'recharge.not_found': '존재하지 않는 충전 내역입니다',
  'recharge.offer_not_found': '존재하지 않는 충전 상품입니다',
  'recharge.offer_stale': '다른 운영자가 이 상품을 변경했습니다. 다시 확인해 주세요',
  'recharge.offer_exists': '같은 금액의 충전 상품이 이미 있습니다',
} as const
