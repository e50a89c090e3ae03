/** Orders that are fetched at the demo's first store. */
export interface DemoPickup {
  account: string
  /** Of the goods that can be had, which one, from 0. */
  pick: number
  quantity: number
  /** Hours before the store opened for the demo. */
  hours: number
  /** What becomes of it: units handed over after so many hours; nothing while it is prepared or waits. */
  state: 'preparing' | 'ready' | 'partly_redeemed' | 'redeemed' | 'expired'
  redeemed?: { quantity: number; after_hours: number }
}

/** One in each state, and some more that wait. */
export const demoPickups: readonly DemoPickup[] = [
  { account: 'alice_rm', pick: 1, quantity: 1, hours: 2, state: 'preparing' },
  { account: 'alice_rm', pick: 8, quantity: 2, hours: 26, state: 'ready' },
  { account: 'bob_am', pick: 3, quantity: 1, hours: 30, state: 'ready' },
  { account: 'carol_user', pick: 6, quantity: 1, hours: 5, state: 'ready' },
  {
    account: 'carol_user',
    pick: 2,
    quantity: 3,
    hours: 44,
    state: 'partly_redeemed',
    redeemed: { quantity: 1, after_hours: 20 },
  },
  { account: 'dana_rm2', pick: 5, quantity: 2, hours: 70, state: 'redeemed', redeemed: { quantity: 2, after_hours: 28 } },
  { account: 'bob_am', pick: 9, quantity: 1, hours: 400, state: 'expired' },
]
