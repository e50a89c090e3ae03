export interface DemoReservation {
  account: string
  /** Goods by key. */
  goods: string
  /** Reserved on the page of a presale; else the goods themselves require a deposit, or nothing does. */
  presale?: true
  /** Booked when its goods required no deposit yet: the former requirement applies. */
  isFree?: true
  /** Hours before the store opened for the demo. */
  hours: number
  stage: 'unpaid' | 'reserved' | 'deposit_paid' | 'payment_failed'
}

/** A reservation at each stop of its way, and an order whose card was refused a moment ago. */
export const demoReservations: DemoReservation[] = [
  { account: 'alice_rm', goods: 'light-down-jacket', presale: true, hours: 110, stage: 'deposit_paid' },
  { account: 'alice_rm', goods: 'two-person-tent', presale: true, hours: 20, stage: 'deposit_paid' },
  { account: 'alice_rm', goods: 'trench-coat', presale: true, hours: 0.1, stage: 'unpaid' },
  { account: 'alice_rm', goods: 'tailored-seat-covers', isFree: true, hours: 60, stage: 'reserved' },
  { account: 'alice_rm', goods: 'tailored-seat-covers', hours: 50, stage: 'deposit_paid' },
  { account: 'alice_rm', goods: 'soy-candle', hours: 0.2, stage: 'payment_failed' },
]
