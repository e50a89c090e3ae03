export const reward = {
  'reward.already_signed_in': '오늘은 이미 출석했습니다',
  'reward.task_not_found': '존재하지 않는 미션입니다',
  'reward.task_not_done': '아직 완료되지 않은 미션입니다: {done}/{goal}',
  'reward.task_already_claimed': '이미 받은 보상입니다',
  'reward.rule_not_found': '존재하지 않는 규칙입니다',
  'reward.changed': '그사이 변경되었습니다. 다시 확인해 주세요',
  'reward.english_required': '영어 문구가 필요합니다',
  'reward.empty_reward': '보상 내용이 있어야 합니다',
  'reward.item_unknown': '존재하지 않는 쿠폰, 상품 또는 게임입니다',
  'reward.total_below_granted': '이미 {granted}건이 지급되어 총수량을 더 줄일 수 없습니다',
}
