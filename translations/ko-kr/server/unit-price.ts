export const unitPrice = {
  'unit_price.format': '0보다 크고 소수점 이하 6자리까지인 가격을 입력하세요(예: 1.2345)',
  'unit_price.day_begun': '그날의 가격은 이미 확정되었습니다. 가장 이른 날은 {day}입니다',
  'unit_price.day_too_late': '{day}까지의 날짜를 선택하세요',
  'unit_price.jump': '전날 가격({before})과 {percent}% 넘게 차이 납니다. 확인한 뒤 변경에 동의해 주세요',
  'unit_price.request_not_found': '가격 신청을 찾을 수 없습니다',
  'unit_price.request_decided': '이미 처리된 가격 신청입니다',
  'unit_price.own_request': '본인의 신청은 다른 운영자가 처리해야 합니다',
  'unit_price.not_own_request': '신청한 운영자만 이 가격을 철회할 수 있습니다',
} as const
