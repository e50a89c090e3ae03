export const listRedemption = {
  'list.redemption_id': '기록 번호',
  'list.subject_no': '번호',
  'list.redeemed_at': '전달 시각',
  'list.coins': '코인',
  'list.undone_at': '취소 시각',
  'list.undo_reason': '취소 사유',
  'list.clerk_id': '직원 번호',
  'list.clerk_account': '직원',
  'list.member_name': '회원',
  'list.ready_at': '수령 가능 시각',
  'list.ready_by_name': '준비 완료 처리자(이름)',
}
