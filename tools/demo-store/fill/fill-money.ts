import type { Context } from '@longmall/server/src/kernel/context.ts'
import { creditCoins } from '@longmall/server/src/wallet/credit-coins.ts'
import { sealNumber } from '@longmall/server/src/withdrawal/account/queries.ts'
import { maskNumber } from '@longmall/server/src/withdrawal/rules.ts'
import { rechargeOffers, withdrawalAccounts } from '../content/members/money.ts'
import type { DemoMember } from '../types.ts'

const rmGrade = 5
// In thousandths: shopping credit, and credit for devices and pledges.
const shoppingCoins = [
  ['USDS', 250_000n],
  ['USDP', 600_000n],
] as const

/** Recharge offers, and the accounts to which members with commissions withdraw. */
export async function fillMoney(context: Context, members: readonly DemoMember[], idOf: (account: string) => number): Promise<void> {
  const { db, now, site } = context
  const cents = ({ amount, gift_money, gift_longcoin }: (typeof rechargeOffers)[number]) => ({
    amount: BigInt(amount),
    gift_money: BigInt(gift_money),
    gift_longcoin: BigInt(gift_longcoin),
    created_at: now,
  })
  await db.insertInto('recharge_offer').values(rechargeOffers.map(cents)).execute()
  const known = new Set<string>()
  for (const { account, number, ...fields } of withdrawalAccounts) {
    const member_id = idOf(account)
    const name = members.find((one) => one.account === account)!.real_name!
    const stored = { number: sealNumber(site.keys, member_id, number), masked_number: maskNumber(number), is_default: !known.has(account) }
    known.add(account)
    await db
      .insertInto('withdrawal_account')
      .values({ ...fields, ...stored, member_id, name, created_at: now })
      .execute()
  }
}

/** Coins for those who may pay in them, after everything of the history: the entries of an account are in order of time. */
export async function fillCoins(context: Context, members: readonly DemoMember[]): Promise<void> {
  for (const { account, grade, purpose } of members) {
    if (purpose === null || grade < rmGrade) continue
    const { id } = await context.db.selectFrom('member').select('id').where('account', '=', account).executeTakeFirstOrThrow()
    for (const [unit, amount] of shoppingCoins)
      await creditCoins(context, id, unit, amount, {
        kind: 'gift.demo',
        topic: 'reward',
        key: `demo ${account} ${unit}`,
        reason: 'demo store',
        from: 'treasury',
      })
  }
}
