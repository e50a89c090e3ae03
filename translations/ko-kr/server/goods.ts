export const goods = {
  'catalogue.english_required': '상품에는 영어 내용이 필요합니다',
  'catalogue.english_attribute_required': '옵션과 옵션 값에는 영어 이름이 필요합니다',
  'catalogue.sku_required': '진열 중인 상품에는 판매 중인 옵션이 하나 이상 필요합니다',
  'catalogue.sku_values': '각 옵션 조합에는 옵션마다 값이 하나씩 있어야 합니다',
  'catalogue.duplicate_sku': '같은 옵션 조합이 두 개 있습니다',
  'catalogue.duplicate_sku_no': '코드 {sku_no}이(가) 두 옵션에 쓰였습니다',
  'catalogue.sku_no_exists': '코드 {sku_no}은(는) 이미 “{goods}”(#{goods_id})에서 사용 중입니다',
  'catalogue.market_price_low': '참고 가격은 판매가({price})보다 낮을 수 없습니다',
  'catalogue.price_below_promotion':
    '{sku_no}: 프로모션 “{promotion}”의 판매가 {price}이(가) 새 가격보다 높습니다. 프로모션을 먼저 변경해 주세요',
  'catalogue.stock_below_reserved': '{sku_no}: 주문에 {reserved}개가 배정되어 있어 재고가 그보다 적을 수 없습니다',
  'catalogue.stock_too_many': '{sku_no}: 재고는 {maximum}개를 넘을 수 없습니다',
  'catalogue.type_fixed': '판매된 상품의 유형은 변경할 수 없습니다',
  'catalogue.goods_sold': '이미 판매된 상품입니다. 대신 진열을 중지해 주세요',
  'catalogue.goods_in_use': '프로모션, 사은품, 경품 또는 후기에서 사용 중인 상품입니다. 대신 진열을 중지해 주세요',
}
