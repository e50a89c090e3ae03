export const withdrawal = {
  'withdrawal.rm_only': 'Upgrade to RM to withdraw',
  'withdrawal.window_frozen': 'A frozen account cannot withdraw earnings until you become RM',
  'withdrawal.frozen': 'A frozen account cannot withdraw earnings',
  'withdrawal.contact_cooldown':
    'Your mobile or email address was changed recently. For your security, withdrawals are possible again from {until}',
  'withdrawal.no_savings_card': 'No co-branded savings card yet. Add one first',
  'withdrawal.account_not_found': 'Withdrawal account not found',
  'withdrawal.too_many_accounts': 'You can save up to {maximum} withdrawal accounts',
  'withdrawal.invalid_account_number': 'This account number is not valid for this type',
  'withdrawal.below_minimum': 'At least {minimum} at a time',
  'withdrawal.above_maximum': 'At most {maximum} at a time',
  'withdrawal.exceeds_withdrawable': 'The amount exceeds your withdrawable balance of {withdrawable}',
  'withdrawal.not_found': 'Withdrawal not found',
  'withdrawal.decided': 'Withdrawal {withdrawal_no} has changed. Review it and try again',
  'withdrawal.same_operator': 'Another operator has to approve withdrawal {withdrawal_no}',
  'withdrawal.outside_working_hours': 'Payouts are sent on working days between {opens}:00 and {closes}:00',
  'withdrawal.nothing_due': 'No approved withdrawals are due',
  'withdrawal.batch_not_found': 'Batch not found',
  'withdrawal.not_sent': 'Withdrawal {withdrawal_no} has not been sent to the bank yet',
  'withdrawal.member_frozen': 'The member of withdrawal {withdrawal_no} is frozen. Payouts are on hold until the freeze is lifted',
  'withdrawal.member_in_cooldown':
    'The member of withdrawal {withdrawal_no} recently changed their contact details. Payouts are on hold until {until}',
} as const
