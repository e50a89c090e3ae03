import type { Deposit, PrincipalArrangement } from '@longmall/contract/deposit.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Client, TestShop } from '../../../test/harness.ts'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'

/** A grant as `payment/grant` gives it for a deposit, without the password's hash. */
export async function grantDeposit({ db }: Pick<TestShop, 'db'>, client: Client, unit: PricedUnit, amount: bigint): Promise<string> {
  const token = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(token)}, ${client.member_id}, ${hashOfToken(client.token!)}, 'deposit', ${unit}, ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
    db,
  )
  return token
}

let count = 0
/** Credits coins to a member, in the smallest part of the unit. */
export const giveCoins = (shop: TestShop, member: number, unit: PricedUnit, amount: bigint): Promise<string> =>
  shop.systemContext().transaction((context) =>
    postTransfer(context, {
      kind: 'test.coins',
      key: `coins ${++count}`,
      topic: 'adjustment',
      reason: 'test',
      entries: [
        { account: { member, unit, purpose: 'available' }, amount },
        { account: { house: 'treasury', unit }, amount: -amount },
      ],
    }),
  )

export interface OpenOptions {
  unit?: PricedUnit
  plan?: number
  on_expiry?: PrincipalArrangement
  grant?: string
}

/** A member who agreed to the terms, with the given amounts of ACC and AAA in their smallest part. */
export async function makeDepositor(shop: TestShop, coins = 1_000_000n) {
  const client = await shop.member()
  await agreeToTerms(client)
  for (const unit of ['ACC', 'AAA'] as const) if (coins > 0n) await giveCoins(shop, client.member_id, unit, coins)
  /** Deposits under the terms that are shown now. */
  const open = async (amount: bigint, { unit = 'ACC', plan = 1, on_expiry = 'available', grant }: OpenOptions = {}): Promise<Deposit> => {
    const offer = (await client.call('deposit/plans', {})).plans.find((one) => one.plan === plan)!
    return client.call('deposit/open', {
      unit,
      amount: toDecimal(amount, unit),
      plan,
      interest_ppm: offer.interest_ppm,
      days: offer.days,
      on_expiry,
      grant: grant ?? (await grantDeposit(shop, client, unit, amount)),
    })
  }
  const has = async (unit: PricedUnit = 'ACC') => {
    const context = shop.systemContext()
    const of = (purpose: 'available' | 'deposited') => balanceOf(context, { member: client.member_id, unit, purpose })
    return { available: await of('available'), deposited: await of('deposited') }
  }
  return Object.assign(client, { open, has })
}

/** The first difference between open deposits and the ledger, or null. */
export async function depositDifference({ db }: TestShop): Promise<string | null> {
  const { rows } = await sql<{ difference: string | null }>`select check_deposits() as difference`.execute(db)
  return rows[0]!.difference
}
