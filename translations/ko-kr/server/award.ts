export const award = {
  'award.plan_not_found': '플랜 버전을 찾을 수 없습니다',
  'award.plan_changed': '이 플랜 버전이 변경되었습니다. 확인 후 다시 시도해 주세요',
  'award.plan_decided': '이 플랜 버전은 이미 결정되었습니다',
  'award.plan_in_past': '플랜 버전은 오늘({day}) 이후에 시작해야 합니다',
  'award.plan_day_taken': '승인된 다른 버전이 {day}에 시작합니다',
  'award.rates_exceed_cap': '한 건의 판매가 지급하는 비율의 합이 {sum}%로 한도 {cap}%를 넘습니다',
  'award.split_exceeds_whole': '보너스 배분 비율의 합이 전체를 넘습니다',
  'award.rate_unknown': '플랜에 {generation}세대 “{kind}” 비율이 없거나 중복되어 있습니다',
  'award.own_plan': '본인이 작성한 플랜 버전은 다른 운영자가 승인해야 합니다',
  'award.plan_started': '이 플랜 버전은 시행 중이므로 철회할 수 없습니다',
}
