export const bargain = {
  'bargain.not_found': '존재하지 않는 가격 깎기입니다',
  'bargain.own_bargain': '가격은 친구가 깎아 줍니다. 친구에게 공유해 보세요',
  'bargain.already_helped': '이미 도와준 가격 깎기입니다',
  'bargain.at_floor': '이미 최저가입니다',
  'bargain.ended': '종료된 가격 깎기입니다',
  'bargain.ordered': '주문 중이라 가격이 확정되었습니다',
  'bargain.not_at_floor': '최저가가 되어야 구매할 수 있습니다. 친구 {remaining}명이 더 필요합니다',
  'bargain.in_stock': '이 옵션은 아직 재고가 있습니다. 구매하거나 가격 깎기를 계속하세요',
  'bargain.already_open': '선택한 옵션의 가격 깎기가 이미 진행 중입니다',
  'bargain.changed': '방금 친구가 가격을 더 깎았습니다. 다시 확인해 주세요',
}
