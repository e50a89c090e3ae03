export const listInvitation = {
  'list.reward_id': 'ID ganjaran',
  'list.inviter_id': 'ID penjemput',
  'list.inviter_account': 'Penjemput',
  'list.invitee_id': 'ID ahli dijemput',
  'list.invitee_account': 'Ahli dijemput',
  'list.rewarded_at': 'Diterima',
}
