export const gift = {
  'gift.not_found': '존재하지 않는 선물입니다',
  'gift.already_claimed': '이미 수령한 선물입니다',
  'gift.expired': '선물 수령 기간이 지났습니다',
  'gift.not_claimable': '더 이상 수령할 수 없는 선물입니다',
  'gift.rule_not_found': '해당 선물 규칙이 없습니다',
  'gift.changed': '그사이 규칙이 변경되었습니다. 다시 확인해 주세요',
  'gift.total_below_granted': '이미 {granted}개를 지급했습니다. 총수량은 그보다 적을 수 없습니다',
}
