export const network = {
  'network.not_in_team': '회원님의 팀에 속하지 않은 회원입니다',
  'network.not_placed': '배치 트리에 아직 위치가 없습니다',
  'network.request_not_found': '존재하지 않는 요청입니다',
  'network.request_decided': '이 요청은 이미 처리되었습니다. 다시 확인해 주세요',
  'network.own_request': '자신의 요청은 다른 운영자가 처리해야 합니다',
  'network.request_pending': '이 회원의 추천인 변경이 이미 승인을 기다리고 있습니다',
  'network.sponsor_unknown': '새 추천인이 존재하지 않거나 탈퇴했습니다',
  'network.sponsor_frozen': '새 추천인의 계정이 동결되었거나 잠겨 있습니다',
  'network.own_sponsor': '회원은 자신의 추천인이 될 수 없습니다',
  'network.sponsor_cycle': '새 추천인이 이 회원의 팀에 속해 있습니다',
  'network.same_sponsor': '이미 이 회원의 추천인입니다',
  'network.sponsor_changed': '요청 이후 회원의 추천인이 변경되었습니다',
} as const
