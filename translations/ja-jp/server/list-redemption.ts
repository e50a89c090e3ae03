export const listRedemption = {
  'list.redemption_id': '記録番号',
  'list.subject_no': '番号',
  'list.redeemed_at': 'お渡し日時',
  'list.coins': 'コイン',
  'list.undone_at': '取り消し日時',
  'list.undo_reason': '取り消しの理由',
  'list.clerk_id': 'スタッフ番号',
  'list.clerk_account': 'スタッフ',
  'list.member_name': '会員',
  'list.ready_at': '受け取り可能日時',
  'list.ready_by_name': '準備完了にした担当者（名前）',
}
