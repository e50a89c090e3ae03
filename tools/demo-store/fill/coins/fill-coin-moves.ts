import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { agree } from '@longmall/server/src/asset-area/agree.ts'
import { viewArea } from '@longmall/server/src/asset-area/views.ts'
import { makeCoinTransfer } from '@longmall/server/src/coin-transfer/make-coin-transfer.ts'
import { makeConversion } from '@longmall/server/src/conversion/make-conversion.ts'
import { quoteConversion } from '@longmall/server/src/conversion/quote-conversion.ts'
import { createContext, type Context, type MemberActor, type Site } from '@longmall/server/src/kernel/context.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { coinSubject, type Grant } from '@longmall/server/src/payment/consume-grant.ts'
import { creditCoins } from '@longmall/server/src/wallet/credit-coins.ts'
import { sql } from 'kysely'
import { coinConversions, coinOwners, coinTransfers } from '../../content/members/coins.ts'
import { actorOf } from '../demo-actor.ts'

/** Coins of some accounts, what they converted, and what they transferred to each other. */
export async function fillCoinMoves(site: Site): Promise<void> {
  const actors = new Map<string, MemberActor>()
  for (const account of coinOwners) actors.set(account, await actorOf(site, account))
  const as = <Result>(account: string, work: (context: Context<MemberActor>) => Promise<Result>) =>
    createContext(site, actors.get(account)!).transaction(work)
  for (const account of coinOwners) await as(account, prepare)
  for (const { account, unit, amount } of coinConversions)
    await as(account, async (context) => {
      const { quote } = await quoteConversion(context, { unit_from: unit, amount })
      const grant = await grantFor(context, { purpose: 'conversion', subject: coinSubject(unit), amount: toSmallest(amount, unit) })
      return makeConversion(context, { quote, grant })
    })
  for (const { from, to, amount, remark } of coinTransfers)
    await as(from, async (context) => {
      const [unit, payee_id] = ['ACC', actors.get(to)!.member_id] as const satisfies [PricedUnit, number]
      const subject = coinSubject(unit, payee_id)
      const grant = await grantFor(context, { purpose: 'coin_transfer', subject, amount: toSmallest(amount, unit) })
      return makeCoinTransfer(context, { payee_id, unit, amount, remark, grant })
    })
}

/** Whoever moves coins has some, and has agreed to the terms. */
async function prepare(context: Context<MemberActor>): Promise<void> {
  const { member_id } = context.actor
  const { version, is_agreed } = await viewArea(context)
  if (!is_agreed) await agree(context, { version })
  await creditCoins(context, member_id, 'ACC', 500_000n, {
    kind: 'recharge.demo',
    topic: 'recharge',
    key: `demo ${member_id} ACC`,
    income_code: 14,
    reason: 'demo store',
    from: 'treasury',
  })
}

/** A grant as `payment/grant` gives it to whoever acts. */
export async function grantFor({ db, actor }: Context<MemberActor>, { purpose, subject, amount }: Grant): Promise<string> {
  const token = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(token)}, ${actor.member_id}, ${actor.session_hash}, ${purpose}, ${subject}, ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
    db,
  )
  return token
}
