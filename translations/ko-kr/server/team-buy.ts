export const teamBuy = {
  'team_buy.not_found': '존재하지 않는 팀입니다',
  'team_buy.full': '이 팀은 자리가 모두 찼습니다. 직접 팀을 만들어 보세요',
  'team_buy.ended': '이 팀은 종료되었습니다. 직접 팀을 만들어 보세요',
  'team_buy.own_team': '이미 참여한 팀입니다. 친구를 초대해 보세요',
  'team_buy.not_in_team': '이 팀에서 살 수 없는 상품입니다',
  'team_buy.changed': '그사이 팀 정보가 바뀌었습니다. 다시 확인해 주세요',
  'team_buy.decided': '더 이상 모집 중인 팀이 아닙니다',
  'team_buy.not_a_member': '이 팀에 없는 회원입니다',
  'message.team_buy_completed.subject': '팀 구매가 성사되었습니다',
  'message.team_buy_completed.text': '{goods} 팀 구매가 {at}에 성사되었습니다. {store}에서 상품을 준비하고 있습니다.',
  'message.team_buy_failed.subject': '팀 구매가 성사되지 않았습니다',
  'message.team_buy_failed.text':
    '{goods} 팀 구매가 인원 부족으로 {at}에 종료되었습니다. 결제하신 금액은 모두 원래 결제 수단으로 환불되며, 은행이나 카드에 반영되기까지 며칠이 걸릴 수 있습니다.',
  'message.team_buy_removed.subject': '팀에서 제외되었습니다',
  'message.team_buy_removed.text':
    '{store}에서 {at}에 {goods} 팀의 자리를 취소했습니다. 결제하신 금액은 모두 원래 결제 수단으로 환불되며, 은행이나 카드에 반영되기까지 며칠이 걸릴 수 있습니다.',
  'message.team_buy_price.subject': '결제 금액 일부가 환불됩니다',
  'message.team_buy_price.text':
    '새 팀의 팀장이 되어 참여하려던 팀보다 낮은 가격이 적용됩니다. 주문 {number}의 차액 {amount}을(를) 결제하신 수단으로 환불합니다. 은행이나 카드에 표시되기까지 며칠 걸릴 수 있습니다.',
  'message.team_buy_new_team.subject': '새 팀이 만들어졌습니다',
  'message.team_buy_new_team.text':
    '참여하려던 {goods} 팀은 결제가 완료되었을 때 남은 자리가 없어 {at}에 새 팀이 만들어졌습니다. {until}까지 친구를 초대해 주세요: {address}',
  'message.team_buy_too_late.subject': '결제 전에 팀이 마감되었습니다',
  'message.team_buy_too_late.text':
    '{at}에 결제가 완료되었을 때 {goods} 팀에 남은 자리가 없었습니다. 결제하신 금액은 모두 원래 결제 수단으로 환불되며, 은행이나 카드에 반영되기까지 며칠이 걸릴 수 있습니다.',
}
