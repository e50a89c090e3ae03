export const listRedemption = {
  'list.redemption_id': '记录编号',
  'list.subject_no': '单号',
  'list.redeemed_at': '交付时间',
  'list.coins': '币',
  'list.undone_at': '撤销时间',
  'list.undo_reason': '撤销原因',
  'list.clerk_id': '店员编号',
  'list.clerk_account': '店员',
  'list.member_name': '会员',
  'list.ready_at': '可取货时间',
  'list.ready_by_name': '标记为可取货（姓名）',
}
