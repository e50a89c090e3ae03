export const listRedemption = {
  'list.redemption_id': 'ID rekod',
  'list.subject_no': 'Nombor',
  'list.redeemed_at': 'Diserahkan',
  'list.coins': 'Syiling',
  'list.undone_at': 'Dibatalkan',
  'list.undo_reason': 'Sebab pembatalan',
  'list.clerk_id': 'ID kerani',
  'list.clerk_account': 'Kerani',
  'list.member_name': 'Ahli',
  'list.ready_at': 'Sedia sejak',
  'list.ready_by_name': 'Ditandakan sedia oleh (nama)',
}
