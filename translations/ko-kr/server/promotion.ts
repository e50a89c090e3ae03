export const promotion = {
  'promotion.not_found': '존재하지 않는 프로모션입니다',
  'promotion.not_started': '아직 시작되지 않은 프로모션입니다',
  'promotion.ended': '종료된 프로모션입니다',
  'promotion.sold_out': '프로모션 수량이 부족합니다. 남은 수량: {remaining}개',
  'promotion.limit_reached': '프로모션 구매 한도에 도달했습니다. 회원당 최대 {limit}개',
  'promotion.changed': '프로모션이 방금 변경되었습니다. 다시 확인해 주세요',
  'promotion.english_required': '프로모션에는 영어 문구가 필요합니다',
  'promotion.above_threshold': '할인 금액이 적용 기준 금액 {amount}보다 큽니다',
  'promotion.sku_conflict': '해당 기간에 SKU {sku_id}은(는) 이미 “{name}”(#{promotion_id})에 참여 중입니다',
  'promotion.insufficient_stock': 'SKU {sku_id}의 재고는 {available}개뿐이라 그 이상 배정할 수 없습니다',
  'promotion.stock_allocated':
    '같은 기간의 다른 프로모션에 SKU {sku_id} {allocated}개가 배정되어 있습니다. 여기에는 최대 {available}개까지 배정할 수 있습니다',
  'promotion.stock_below_reserved': 'SKU {sku_id}은(는) 이미 {reserved}개가 판매되어 그보다 적게 정할 수 없습니다',
  'promotion.field_locked': '이미 시작된 프로모션입니다. {field}은(는) 그렇게 변경할 수 없습니다',
  'promotion.not_draft': '시작 전이고 한 번도 사용되지 않은 프로모션만 삭제할 수 있습니다',
  'promotion.not_reversible': '종료된 프로모션은 다시 켤 수 없습니다. 새로 만들어 주세요',
  'promotion.goods_unsuitable': '“{goods_name}”은(는) 이 방식으로 판매하거나 증정할 수 없습니다. 이런 주문으로는 제공할 수 없습니다',
}
