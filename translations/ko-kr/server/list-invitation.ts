export const listInvitation = {
  'list.reward_id': '보상 번호',
  'list.inviter_id': '초대한 회원 번호',
  'list.inviter_account': '초대한 회원',
  'list.invitee_id': '초대받은 회원 번호',
  'list.invitee_account': '초대받은 회원',
  'list.rewarded_at': '지급 일시',
}
