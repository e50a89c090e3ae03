export const pointsShop = {
  'points_shop.not_found': '포인트샵에 더 이상 없는 상품입니다',
  'points_shop.not_started': '아직 교환이 시작되지 않았습니다',
  'points_shop.ended': '교환이 종료된 상품입니다',
  'points_shop.price_changed': '현재 가격은 롱코인 {longcoin}개입니다',
  'points_shop.limit_reached': '1인당 최대 {limit}개까지 교환할 수 있습니다',
  'points_shop.sold_out': '수량이 부족합니다. 남은 수량: {remaining}',
  'points_shop.coupon_ended': '해당 쿠폰은 더 이상 발급되지 않습니다',
  'points_shop.order_not_found': '존재하지 않는 교환 내역입니다',
  'points_shop.changed': '그사이 변경되었습니다. 다시 확인해 주세요',
  'points_shop.english_required': '영어 이름이 필요합니다',
  'points_shop.stock_below_reserved': '이미 {reserved}개가 교환되었습니다. 재고는 그보다 적을 수 없습니다',
  'points_shop.kind_immutable': '교환 상품의 종류는 바꿀 수 없습니다',
}
