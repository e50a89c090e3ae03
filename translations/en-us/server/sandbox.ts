/** The page of the sandbox bank. */
export const sandbox = {
  'sandbox.title': 'Sandbox bank',
  'sandbox.note': 'A simulated bank for testing payments. No real money is moved.',
  'sandbox.amount': 'Amount to pay',
  'sandbox.reference': 'Reference',
  'sandbox.succeed': 'Pay',
  'sandbox.fail': 'Decline payment',
  'sandbox.cancel': 'Cancel',
  'sandbox.slow': 'Pay, respond after 5 seconds',
  'sandbox.twice': 'Pay, notify twice',
  'sandbox.late': 'Pay, respond after the shop’s timeout',
  'sandbox.wrong': 'Pay a different amount',
  'sandbox.forged': 'Send a notification with an invalid signature',
  'sandbox.silent': 'Pay without notifying',
  'sandbox.decided': 'This payment has already been decided.',
  'sandbox.back': 'Back to the shop',
  'sandbox.unknown': 'Payment not found.',
} as const
