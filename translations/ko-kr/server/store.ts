export const store = {
  'store.not_found': '존재하지 않는 매장입니다',
  'store.changed': '그 사이 매장 정보가 변경되었습니다. 다시 확인해 주세요',
  'store.english_required': '매장의 영어 이름과 주소가 필요합니다',
  'store.hours_overlap': '영업시간이 서로 겹칩니다',
  'store.in_use': '이 매장에서 찾는 주문이 있습니다. 대신 영업을 중지하세요',
  'store.not_a_clerk': '이 회원은 이 매장의 교환 담당이 아닙니다',
  'store.every_day': '매일 {hours}',
}
