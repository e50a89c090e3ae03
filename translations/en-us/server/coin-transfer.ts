export const coinTransfer = {
  'coin_transfer.rm_only': 'Only RM and above can transfer. Upgrade to RM',
  'coin_transfer.frozen': 'A frozen account cannot transfer coins',
  'coin_transfer.contact_cooldown':
    'Your mobile or email address was changed recently. For your security, transfers are possible again from {until}',
  'coin_transfer.payee_not_found': 'Wrong ID. Check it and try again',
  'coin_transfer.payee_is_payer': 'This is your own ID. Enter the ID of another member',
  'coin_transfer.payee_unavailable': 'This member cannot receive transfers at present',
  'coin_transfer.amount_not_positive': 'The amount must be greater than 0',
  'coin_transfer.exceeds_available': 'The amount is greater than your total balance',
  'coin_transfer.unit_not_transferable': '{unit} cannot be transferred',
  'coin_transfer.not_found': 'Transfer not found',
  'list.coin_transfer_id': 'Transfer ID',
  'list.coin_transfer_no': 'Transfer number',
  'list.payer_id': 'Payer ID',
  'list.payer_account': 'Payer account',
  'list.payee_id': 'Payee ID',
  'list.payee_account': 'Payee account',
} as const
