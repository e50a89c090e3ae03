export const listInvitation = {
  'list.reward_id': '奖励编号',
  'list.inviter_id': '邀请人编号',
  'list.inviter_account': '邀请人',
  'list.invitee_id': '被邀请人编号',
  'list.invitee_account': '被邀请人',
  'list.rewarded_at': '发放时间',
}
