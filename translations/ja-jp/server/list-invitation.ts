export const listInvitation = {
  'list.reward_id': '特典番号',
  'list.inviter_id': '招待した会員の番号',
  'list.inviter_account': '招待した会員',
  'list.invitee_id': '招待された会員の番号',
  'list.invitee_account': '招待された会員',
  'list.rewarded_at': '付与日時',
}
