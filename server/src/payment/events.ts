export interface PaymentEvents {
  /** The whole amount is there. `after_close`: it came when the payment was already closed. */
  'payment.paid': { payment_id: number; after_close: boolean }
  /** A try came to nothing; the payment can be tried again. */
  'payment.failed': { payment_id: number; outcome: 'fail' | 'cancel' }
  /** A provider's money had nothing left to pay and goes back by itself; `amount` as a decimal string. */
  'payment.returned': { payment_id: number; amount: string }
}

declare module '../kernel/outbox.ts' {
  interface Events extends PaymentEvents {}
}
