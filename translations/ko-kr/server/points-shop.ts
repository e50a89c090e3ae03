export const pointsShop = {
  'exchange.not_found': '포인트샵에 더 이상 없는 상품입니다',
  'exchange.not_started': '아직 교환이 시작되지 않았습니다',
  'exchange.ended': '교환이 종료된 상품입니다',
  'exchange.price_changed': '현재 가격은 롱코인 {longcoin}개입니다',
  'exchange.limit': '1인당 최대 {limit}개까지 교환할 수 있습니다',
  'exchange.sold_out': '수량이 부족합니다. 남은 수량: {left}',
  'exchange.coupon_over': '해당 쿠폰은 더 이상 발급되지 않습니다',
  'exchange.record_not_found': '존재하지 않는 교환 내역입니다',
  'exchange.changed': '그사이 변경되었습니다. 다시 확인해 주세요',
  'exchange.english_needed': '영어 이름이 필요합니다',
  'exchange.stock_below_taken': '이미 {taken}개가 교환되었습니다. 재고는 그보다 적을 수 없습니다',
  'exchange.kind_fixed': '교환 상품의 종류는 바꿀 수 없습니다',
}
