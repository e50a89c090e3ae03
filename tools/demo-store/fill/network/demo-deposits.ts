import { insertDeposit } from '@longmall/server/src/deposit/insert-deposit.ts'
import { plansOnOffer } from '@longmall/server/src/deposit/settings.ts'
import { creditCoins } from '@longmall/server/src/wallet/credit-coins.ts'
import { demoDeposits } from '../../content/network/deposits.ts'
import type { History } from './history.ts'
import type { Happening } from './live-through.ts'

/** Term deposits of the history: some expired on the day on which the store is filled, and one was rolled over then. In AAA, which awards do not count. */
export const demoDepositsOf = ({ at }: History, memberIds: ReadonlyMap<string, number>): Happening[] =>
  demoDeposits.map(({ account, day, plan, principal, left, on_expiry }) => ({
    at: at(day),
    happen: async (context) => {
      const member_id = memberIds.get(account)!
      await creditCoins(context, member_id, 'AAA', principal + left, {
        kind: 'recharge.demo',
        topic: 'recharge',
        key: `${account} AAA ${day}`,
        income_code: 14,
        reason: 'demo store',
        from: 'treasury',
      })
      const terms = plansOnOffer(context).find((one) => one.plan === plan)!
      await insertDeposit(context, member_id, { unit: 'AAA', plan, terms, principal, on_expiry })
    },
  }))
