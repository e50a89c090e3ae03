import type { GiftReason } from '@longmall/contract/gift.ts'

/** When the shop gives what: goods by key, cents, days to claim. */
export const giftRules: {
  trigger: 'level' | 'birthday' | 'purchase'
  grade: number
  goods: string
  quantity: number
  days: number
  min_amount?: number
  total?: number
}[] = [
  { trigger: 'level', grade: 4, goods: 'bamboo-toothbrushes', quantity: 1, days: 60 },
  { trigger: 'level', grade: 5, goods: 'commuter-tumbler', quantity: 1, days: 60 },
  { trigger: 'level', grade: 6, goods: 'lambswool-throw', quantity: 1, days: 90 },
  { trigger: 'birthday', grade: 0, goods: 'roasted-almonds', quantity: 2, days: 30 },
  { trigger: 'birthday', grade: 5, goods: 'rice-toner', quantity: 1, days: 30 },
  { trigger: 'purchase', grade: 0, goods: 'smart-bulb', quantity: 1, days: 30, min_amount: 20000, total: 300 },
]

/** What demo accounts were given, so many days before the store opened for the demo; one of them in each state. */
export const gifts: { account: string; goods: string; quantity: number; reason: GiftReason; given: number; days: number; claims?: true }[] =
  [
    { account: 'alice_rm', goods: 'commuter-tumbler', quantity: 1, reason: 'level', given: 3, days: 60 },
    { account: 'alice_rm', goods: 'roasted-almonds', quantity: 2, reason: 'signin', given: 1, days: 14 },
    { account: 'alice_rm', goods: 'rice-toner', quantity: 1, reason: 'purchase', given: 6, days: 30, claims: true },
    { account: 'alice_rm', goods: 'rice-toner', quantity: 1, reason: 'birthday', given: 40, days: 30 },
    { account: 'bob_am', goods: 'laksa-paste', quantity: 1, reason: 'level', given: 9, days: 60 },
    { account: 'carol_user', goods: 'smart-bulb', quantity: 1, reason: 'register', given: 2, days: 30 },
    { account: 'new_member', goods: 'smart-bulb', quantity: 1, reason: 'register', given: 0, days: 30 },
    { account: 'dana_rm2', goods: 'lambswool-throw', quantity: 1, reason: 'operator', given: 5, days: 45 },
  ]
