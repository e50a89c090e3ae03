/** Minutes of the store's clock from the beginning of a sequence. */
export type Minutes = number
export const hour = 60
export const day = 24 * hour

/** Where money, in cents, and coins can be. `bank` and `payout` are the ledger's clearing accounts: they fall when money comes from there. */
export const accountNames = ['non', 'withdrawable', 'frozen', 'escrow', 'revenue', 'bank', 'payout', 'fees', 'coins', 'offset'] as const
export type AccountName = (typeof accountNames)[number]

export interface Sku {
  id: number
  kind: 'standard' | 'deposit'
  on_hand: number
  reserved: number
}

/** A group buy of one SKU: units set apart, those a member may have, and those that the buyer's orders hold of both. */
export interface Promotion {
  id: number
  sku: Sku
  stock: number
  limit: number
  reserved: number
}

export interface Coupon {
  id: number
  state: 'unused' | 'used'
}

/** A try at the bank; `bank` is what the bank's customer has chosen there. */
export interface PaymentAttempt {
  reference: string
  amount: number
  state: 'pending' | 'success' | 'fail' | 'cancel' | 'refunding'
  bank: string
  /** What the bank is to send back. */
  returned: number
}

export interface Payment {
  id: number
  purpose: 'order' | 'order_balance' | 'recharge'
  amount: number
  state: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'closed' | 'refunded'
  until: Minutes
  /** Of the balance, taken beside a try that is open. */
  part: { non: number; withdrawable: number }
  attempts: PaymentAttempt[]
  /** What it was paid with, in that order. */
  sources: { from: 'non' | 'withdrawable' | PaymentAttempt; amount: number; refunded: number }[]
  orders: Order[]
  coupon: Coupon | null
  coins: number
}

export interface Line {
  id: number
  sku: Sku
  quantity: number
  total: number
  coins: number
  /** Whose price it has. */
  promotion_id: number | null
  shipped: number
  on_hold_quantity: number
  refunded: number
  refunded_total: number
  is_reviewed: boolean
}

export interface Order {
  id: number
  payment: Payment
  /** The second payment of a reservation. */
  balance: Payment | null
  state: 'unpaid' | 'payment_failed' | 'paid' | 'shipping' | 'completed' | 'cancelled' | 'deposit_paid'
  reason: string | null
  total: number
  freight: number
  freight_refunded: number
  deposit: { amount: number; missed: 'keep' | 'return' } | null
  lines: Line[]
  auto_receive_at: Minutes | null
  is_extended: boolean
  received: Minutes | null
  is_settled: boolean
}

export interface Return {
  id: number
  order: Order
  line: Line
  kind: 'refund_only' | 'return_refund'
  quantity: number
  unshipped: number
  status: 1 | 2 | 3 | 4 | 5 | 6 | 7
}

export interface Withdrawal {
  id: number
  amount: number
  fee: number
  due_from: string
  state: 'applied' | 'paid' | 'refused'
}

interface Timer {
  name: string
  due: Minutes
  run: () => void
}

/** What a shop of one buyer should hold: the small model that the shop is compared with. */
export class World {
  now: Minutes = 0
  skus: Sku[]
  promotion: Promotion
  money: Record<AccountName, number>
  coupons: Coupon[] = []
  payments: Payment[] = []
  orders: Order[] = []
  returns: Return[] = []
  withdrawals: Withdrawal[] = []
  timers: Timer[] = []

  constructor(skus: Sku[], promotion: Promotion, money: Record<AccountName, number>) {
    this.skus = skus
    this.promotion = promotion
    this.money = money
  }

  move(from: AccountName, to: AccountName, amount: number): void {
    this.money[from] -= amount
    this.money[to] += amount
  }

  setTimer(name: string, due: Minutes, run: () => void): void {
    this.clearTimer(name)
    this.timers.push({ name, due, run })
  }

  clearTimer(name: string): void {
    this.timers = this.timers.filter((one) => one.name !== name)
  }

  /** What is done later is done later by a hair: two things due so long after each are never due at once. */
  tick(): void {
    this.now += 1e-6
  }

  /** Lets time pass: what falls due happens in its order, at its own instant. */
  pass(minutes: Minutes): void {
    const until = this.now + minutes
    for (;;) {
      const next = this.timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0]
      if (!next) break
      this.clearTimer(next.name)
      this.now = next.due
      next.run()
    }
    this.now = until
  }
}
