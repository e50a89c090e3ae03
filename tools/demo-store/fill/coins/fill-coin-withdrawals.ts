import { toSmallest } from '@longmall/contract/units.ts'
import { insertAddress } from '@longmall/server/src/coin-withdrawal/address/add-address.ts'
import { cancelWithdrawal } from '@longmall/server/src/coin-withdrawal/request/cancel-withdrawal.ts'
import { requestWithdrawal } from '@longmall/server/src/coin-withdrawal/request/request-withdrawal.ts'
import { createContext, type Context, type MemberActor, type Site } from '@longmall/server/src/kernel/context.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { coinSubject } from '@longmall/server/src/payment/consume-grant.ts'
import { coinAddresses, coinWithdrawals } from '../../content/members/coin-withdrawals.ts'
import { actorOf } from '../demo-actor.ts'
import { grantFor } from './fill-coin-moves.ts'

/** Address books of some accounts that have coins, and withdrawals that wait for an operator, at the desk, or were cancelled. */
export async function fillCoinWithdrawals(site: Site): Promise<void> {
  for (const { owner, destination } of coinAddresses) {
    // Saved so long ago that they can be used.
    const now = plus(site.shared.now(), { days: -30 })
    await as(site, owner, (context) => insertAddress(context, destination), now)
  }
  for (const { owner, way, amount, isCancelled } of coinWithdrawals)
    await as(site, owner, async (context) => {
      const [saved] = await context.db
        .selectFrom('coin_address')
        .select('id')
        .where('member_id', '=', context.actor.member_id)
        .where('kind', '=', way === 'address' ? 'wallet' : 'exchange')
        .execute()
      const grant = await grantFor(context, { purpose: 'coin_withdrawal', subject: coinSubject('ACC'), amount: toSmallest(amount, 'ACC') })
      const input = { way, unit: 'ACC' as const, amount, grant, ...(way !== 'scan_code' && saved && { coin_address_id: saved.id }) }
      const { coin_withdrawal_id } = await requestWithdrawal(context, input)
      if (isCancelled) await cancelWithdrawal(context, { coin_withdrawal_id })
    })
}

const as = async <Result>(
  site: Site,
  account: string,
  work: (context: Context<MemberActor>) => Promise<Result>,
  now = site.shared.now(),
): Promise<Result> => createContext(site, await actorOf(site, account), { now }).transaction(work)
