/** States of an order, for the shopper and for operators. */
export const orderStates = {
  state_completed: 'Completed',
  state_cancelled: 'Cancelled',
  state_reserved: 'Reserved',
  state_deposit_paid: 'Deposit paid',
} as const
