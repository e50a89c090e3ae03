/** The page of the sandbox bank. */
export const sandbox = {
  'sandbox.title': 'Sandbox bank',
  'sandbox.note': 'A make-believe bank for trying payments out. No real money moves here.',
  'sandbox.amount': 'Amount to pay',
  'sandbox.reference': 'Reference',
  'sandbox.succeed': 'Pay',
  'sandbox.fail': 'Let the payment fail',
  'sandbox.cancel': 'Cancel',
  'sandbox.slow': 'Pay, but answer after 5 seconds',
  'sandbox.twice': 'Pay, and send the notice twice',
  'sandbox.late': 'Pay, but answer when the shop waits no more',
  'sandbox.wrong': 'Pay another amount',
  'sandbox.forged': 'Send a notice that is not signed by the bank',
  'sandbox.silent': 'Pay, but lose the notice',
  'sandbox.decided': 'This payment has already been decided.',
  'sandbox.back': 'Back to the shop',
  'sandbox.unknown': 'The bank knows no such payment.',
} as const
