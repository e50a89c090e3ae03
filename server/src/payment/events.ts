/** The domain that opened the payment, and its name for what is paid: consumers filter by these. */
interface PaymentReference {
  payment_id: number
  purpose: string
  subject: string
}

export interface PaymentEvents {
  /** The whole amount is there. `after_close`: it came when the payment was already closed. */
  'payment.paid': PaymentReference & { after_close: boolean }
  /** A try came to nothing; the payment can be tried again. */
  'payment.failed': PaymentReference & { outcome: 'fail' | 'cancel' }
  /** A provider's money had nothing left to pay and goes back by itself; `amount` as a decimal string. */
  'payment.returned': PaymentReference & { amount: string }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends PaymentEvents {}
}
