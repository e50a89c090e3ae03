/** Prices of the coins that the operator set, by the day of the history from which they hold. */
export const coinPrices: { unit: 'ACC' | 'AAA'; day: number; price: string }[] = [
  ...['1.02', '1.05', '1.04', '1.08', '1.11', '1.15', '1.13', '1.17', '1.22', '1.26', '1.24', '1.29'].map((price, week) => ({
    unit: 'ACC' as const,
    day: 4 + week * 7,
    price,
  })),
  ...['0.98', '0.95', '0.97', '1.01', '1.03', '1.06'].map((price, n) => ({ unit: 'AAA' as const, day: 6 + n * 14, price })),
]

/** The version of the award plan that is approved and has yet to start: what it pays otherwise than the first, in millionths. */
export const nextPlan = {
  approved: 84.4,
  starts: 104,
  reason: 'More for education and direct recommendations, less for matching',
  rates: { referral: { 1: 110_000 }, matching: { 0: 20_000 }, education: { 0: 15_000 } } as Record<string, Record<number, number>>,
}

/** Goods that members bought during the history, by the day of the order; who recommended them has a part of the profit and of the price. */
export const goodsOrders: { account: string; day: number; pick: number; quantity: number }[] = [
  { account: 'dana_rm2', day: 3.5, pick: 21, quantity: 2 },
  { account: 'alice_rm', day: 31.5, pick: 23, quantity: 1 },
  { account: 'alice_rm', day: 45.5, pick: 25, quantity: 2 },
  { account: 'carol_user', day: 66.5, pick: 27, quantity: 1 },
  { account: 'bob_am', day: 69.5, pick: 29, quantity: 3 },
]

/** Pledges that demo accounts bought during the history, by the day of the purchase. */
export const pledgePurchases: { account: string; day: number; months: 12 | 48; shares: number }[] = [
  { account: 'dana_rm2', day: 8.4, months: 12, shares: 2 },
  { account: 'alice_rm', day: 20.6, months: 48, shares: 1 },
  { account: 'dana_rm2', day: 61.5, months: 48, shares: 1 },
]

/** Who spent the coins of an award before its sale was refunded, and so owes them. */
export const spender = { account: 'bob_am', day: 85.6 }
