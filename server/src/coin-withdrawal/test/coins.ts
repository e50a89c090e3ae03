import { randomUUID } from 'node:crypto'
import type { CoinWay, CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Client, TestShop } from '../../../test/harness.ts'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { balanceOf } from '../../wallet/balances.ts'
import type { MemberPurpose } from '../../wallet/accounts.ts'
import { creditCoins } from '../../wallet/credit-coins.ts'

/** Real addresses with their checksums: EIP-55's own example, TRON's USDT contract, BIP-173's example. */
export const wallets = {
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const

/** A grant as `payment/grant` gives it for coins, without the password's hash. */
export async function grantCoins({ db }: TestShop, client: Client, amount: bigint, unit: PricedUnit = 'ACC'): Promise<string> {
  const token = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(token)}, ${client.member_id}, ${hashOfToken(client.token!)}, 'coin_withdrawal', ${unit}, ${amount},
      clock_timestamp() + interval '5 minutes')`.execute(db)
  return token
}

/** An address or an exchange account of a member that can be used now, without the password. */
export async function insertAddress({ db }: TestShop, member_id: number, kind: 'wallet' | 'exchange' = 'wallet'): Promise<number> {
  const long_ago = '2020-01-01T00:00:00.000Z'
  const { rows } = await sql<{ id: number }>`
    insert into coin_address (member_id, kind, label, network, address, exchange, account, usable_from, created_at)
    values (${member_id}, ${kind}, 'Mine', ${kind === 'wallet' ? 'ethereum' : null}, ${kind === 'wallet' ? wallets.ethereum : null},
      ${kind === 'wallet' ? null : 'Big Exchange'}, ${kind === 'wallet' ? null : 'UID 1234'}, ${long_ago}, ${long_ago}) returning id`.execute(
    db,
  )
  return rows[0]!.id
}

export const giveCoins = (shop: TestShop, member_id: number, amount: bigint, unit: PricedUnit = 'ACC') =>
  shop.systemContext().transaction((inner) =>
    creditCoins(inner, member_id, unit, amount, {
      kind: 'test.coins',
      topic: 'various',
      key: randomUUID(),
      reason: 'test',
      from: 'treasury',
    }),
  )

/** A member who may withdraw coins: an RM who agreed to the terms, with the given amount in thousandths of ACC and both kinds of addresses. */
export async function makeCoinMember(shop: TestShop, amount = 1_000_000n, grade = 5) {
  const client = await shop.member({ grade })
  await agreeToTerms(client)
  if (amount > 0n) await giveCoins(shop, client.member_id, amount)
  const addresses = {
    address: await insertAddress(shop, client.member_id),
    transfer_out: await insertAddress(shop, client.member_id, 'exchange'),
    scan_code: undefined,
  }
  /** Requests an amount in thousandths of ACC. */
  const request = async (requested: bigint, way: CoinWay = 'address'): Promise<CoinWithdrawal> =>
    client.call('coin_withdrawal/request', {
      way,
      unit: 'ACC',
      amount: toDecimal(requested, 'ACC'),
      coin_address_id: addresses[way],
      grant: await grantCoins(shop, client, requested),
    })
  return Object.assign(client, { addresses, request })
}

/** What a member has of ACC by what it is for: available, frozen for sending, frozen for a code, in flight. */
export async function coinsOf(shop: TestShop, member: number): Promise<Record<'available' | 'frozen' | 'code' | 'in_flight', bigint>> {
  const read = (purpose: MemberPurpose) => balanceOf(shop.systemContext(), { member, unit: 'ACC', purpose })
  return {
    available: await read('available'),
    frozen: await read('frozen:transfer_out'),
    code: await read('frozen:scan_code'),
    in_flight: await read('in_flight'),
  }
}

/** Fields of a refusal of wrong fields. */
export const fieldsOf = (call: Promise<unknown>): Promise<Record<string, string> | string> =>
  call.then(
    () => 'done',
    (error: { data: { reason: string; fields?: Record<string, string> } }) => error.data.fields ?? error.data.reason,
  )

/** A request as an operator saw it first. */
export const shown = (made: readonly CoinWithdrawal[], version = 1) => ({
  list: made.map(({ coin_withdrawal_id: request_id }) => ({ request_id, version })),
})
