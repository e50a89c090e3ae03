import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Client, TestShop } from '../../../test/harness.ts'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { availableOf } from '../../wallet/balances.ts'
import { creditCoins } from '../../wallet/credit-coins.ts'

/** A member who agreed to the terms of the digital-asset area and has coins, as decimals; an RM when no grade is given. */
export async function makeCoinMember(shop: TestShop, coins: Partial<Record<PricedUnit, string>> = {}, grade = 5): Promise<Client> {
  const client = await shop.member({ grade })
  await agreeToTerms(client)
  for (const [unit, amount] of Object.entries(coins) as [PricedUnit, string][]) await giveCoins(shop, client, unit, amount)
  return client
}

/** Gives a member coins out of the house's treasury. */
export const giveCoins = (shop: TestShop, { member_id }: Client, unit: PricedUnit, amount: string) =>
  shop.systemContext().transaction((inner) =>
    creditCoins(inner, member_id, unit, toSmallest(amount, unit), {
      kind: 'test.coins',
      topic: 'various',
      key: newToken(),
      reason: 'test',
      from: 'treasury',
    }),
  )

/** What a member has available of ACC and AAA, in thousandths. */
export async function coinsOf(shop: TestShop, { member_id }: Client): Promise<{ ACC: bigint; AAA: bigint }> {
  const available = await availableOf(shop.systemContext(), member_id)
  return { ACC: available.get('ACC') ?? 0n, AAA: available.get('AAA') ?? 0n }
}

export interface CoinGrant {
  purpose: 'conversion' | 'coin_transfer'
  /** As `coinSubject` makes it. */
  subject: string
  amount: string
}

/** A grant as `payment/grant` gives it, without the password's hash. */
export async function grantCoins({ db }: TestShop, client: Client, { purpose, subject, amount }: CoinGrant): Promise<string> {
  const token = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(token)}, ${client.member_id}, ${hashOfToken(client.token!)}, ${purpose}, ${subject}, ${toSmallest(amount, 'ACC')},
      clock_timestamp() + interval '5 minutes')`.execute(db)
  return token
}

/** The sum of all entries of each unit: 0 where nothing is made or lost. */
export async function sumOfEntries({ db }: TestShop, kind: string): Promise<Record<string, bigint>> {
  const { rows } = await sql<{ unit: string; sum: bigint }>`
    select a.unit, sum(e.amount)::bigint as sum from transfer t join entry e on e.transfer_id = t.id join account a on a.id = e.account_id
    where t.kind = ${kind} group by a.unit`.execute(db)
  return Object.fromEntries(rows.map(({ unit, sum }) => [unit, sum]))
}
