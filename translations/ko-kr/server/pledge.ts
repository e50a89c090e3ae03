export const pledge = {
  'pledge.closure': '진행 중인 스테이킹이 있습니다',
  'pledge.not_found': '스테이킹을 찾을 수 없습니다',
  'pledge.closed': '이미 종료되었거나 환불된 스테이킹입니다',
  'pledge.income_paid': '첫 수익이 지급되어 더 이상 환불할 수 없습니다',
  'pledge.plan_unavailable': '판매하지 않는 기간입니다',
  'pledge.price_changed': '1좌 가격은 당일 시세를 따르며 현재 {price}입니다. 상품 가격을 갱신하고 있으니 1분 후 다시 시도해 주세요',
}
