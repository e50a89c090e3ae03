import type { PricedUnit } from '@longmall/contract/unit-price.ts'

/** Accounts of the demo store, RM and above, that hold coins to be converted and transferred. */
export const coinOwners = ['alice_rm', 'dana_rm2', 'erik_rm4'] as const
type Owner = (typeof coinOwners)[number]

export const coinConversions: readonly { account: Owner; unit: PricedUnit; amount: string }[] = [
  { account: 'alice_rm', unit: 'ACC', amount: '40' },
  { account: 'dana_rm2', unit: 'ACC', amount: '120.5' },
  { account: 'dana_rm2', unit: 'AAA', amount: '15.25' },
  { account: 'erik_rm4', unit: 'ACC', amount: '75' },
]

export const coinTransfers: readonly { from: Owner; to: Owner; amount: string; remark: string }[] = [
  { from: 'erik_rm4', to: 'dana_rm2', amount: '100', remark: 'Welcome to the team' },
  { from: 'dana_rm2', to: 'alice_rm', amount: '25.5', remark: '' },
  { from: 'alice_rm', to: 'dana_rm2', amount: '12', remark: 'For the lamp' },
  { from: 'erik_rm4', to: 'alice_rm', amount: '60', remark: '' },
]
