import type { PrincipalArrangement } from '@longmall/contract/deposit.ts'

/** Term deposits by the day of the history on which they were opened; `left` stays available. In thousandths. */
export const demoDeposits: {
  account: string
  day: number
  plan: number
  principal: bigint
  left: bigint
  on_expiry: PrincipalArrangement
}[] = [
  { account: 'erik_rm4', day: 0.4, plan: 1, principal: 500_000n, left: 120_000n, on_expiry: 'roll_over' },
  { account: 'dana_rm2', day: 0.5, plan: 1, principal: 300_000n, left: 0n, on_expiry: 'available' },
  { account: 'alice_rm', day: 0.6, plan: 1, principal: 200_000n, left: 0n, on_expiry: 'available' },
  { account: 'alice_rm', day: 20.5, plan: 2, principal: 250_000n, left: 60_000n, on_expiry: 'roll_over' },
  { account: 'erik_rm4', day: 41.3, plan: 4, principal: 1_000_000n, left: 0n, on_expiry: 'available' },
  { account: 'alice_rm', day: 77.4, plan: 3, principal: 120_500n, left: 0n, on_expiry: 'available' },
]
