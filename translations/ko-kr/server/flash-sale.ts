export const flashSale = {
  'flash_sale.pass_required': '타임 세일 페이지에서 먼저 구매 버튼을 눌러 주세요',
  'flash_sale.pass_invalid': '이 구매 차례는 회원님의 것이 아니거나 다른 상품의 것입니다',
  'flash_sale.pass_expired': '구매 차례가 지났습니다. 타임 세일 페이지에서 다시 시도해 주세요',
  'flash_sale.pass_used': '이 구매 차례는 이미 주문에 사용되었습니다',
}
