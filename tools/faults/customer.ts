import { sql } from 'kysely'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { createContext } from '@longmall/server/src/kernel/context.ts'
import { grantMoney } from '@longmall/server/src/wallet/grant-money.ts'
import { postTransfer } from '@longmall/server/src/wallet/post-transfer.ts'
import { agreeToTerms } from '@longmall/server/src/asset-area/test/agree-to-terms.ts'
import { insertAddress } from '@longmall/server/src/coin-withdrawal/test/coins.ts'
import { addAccount } from '@longmall/server/src/withdrawal/test/withdrawals.ts'
import type { Client, TestShop } from '@longmall/server/test/harness.ts'
import { makeAddress } from '@longmall/server/src/order/test/shopping.ts'
import { makeCoupon } from '@longmall/server/src/coupon/test/coupons.ts'
import { makeFreightTemplate, makeGoods } from '@longmall/server/test/fixtures.ts'
import { call, makeMember, retryQuery } from './call.ts'
import type { Stage } from './stage.ts'

export type Customer = Awaited<ReturnType<typeof makeCustomer>>

/** Goods of both warehouses and a coupon, of this customer only, so that their outcome can be checked. */
export async function makeCustomer(stage: Stage) {
  const { db, site } = stage
  const shop = { db, site, refresh: stage.refresh } as TestShop
  const freight_template_id = await makeFreightTemplate(shop)
  const one = await makeGoods(shop, { price: 1999, stock: 9, freight_template_id })
  const other = await makeGoods(shop, { price: 755, stock: 9, warehouse: 'overseas' })
  const coupon_id = await makeCoupon(shop, { amount: 300 })
  const { member_id, token } = await makeMember(stage)
  const client = { member_id, call: (path: never, input: never) => call(stage, token, path, input) } as unknown as Client
  const address_id = await makeAddress(client)
  await agreeToTerms(client)
  const coin_address_id = await insertAddress(shop, member_id, 'exchange')
  const { withdrawal_account_id } = await addAccount(client, 'savings_card')
  await createContext(site, { kind: 'system' }).transaction(async (inner) => {
    for (const [bucket, amount] of [
      ['non_withdrawable', 1200n],
      ['withdrawable', 2500n],
    ] as const)
      await grantMoney(inner, member_id, amount, { key: `${bucket} ${member_id}`, reason: 'test', bucket })
    await postTransfer(inner, {
      kind: 'grant',
      topic: 'various',
      key: `coins ${member_id}`,
      reason: 'test',
      entries: [
        { account: { house: 'treasury', unit: 'LONGCOIN' }, amount: -500n },
        { account: { member: member_id, unit: 'LONGCOIN', purpose: 'available' }, amount: 500n },
        { account: { house: 'treasury', unit: 'ACC' }, amount: -100_000n },
        { account: { member: member_id, unit: 'ACC', purpose: 'available' }, amount: 100_000n },
      ],
    })
  })
  /** A grant as `payment/grant` gives it, without the password's hash. */
  async function grantFor(
    purpose: 'payment' | 'longcoin' | 'withdrawal' | 'coin_withdrawal',
    subject: string,
    amount: bigint,
  ): Promise<string> {
    const grant = newToken()
    await retryQuery(() =>
      sql`
      insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
      values (${hashOfToken(grant)}, ${member_id}, ${hashOfToken(token)}, ${purpose}, ${subject}, ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
        stage.db,
      ),
    )
    return grant
  }
  return {
    stage,
    token,
    member_id,
    address_id,
    withdrawal_account_id,
    coin_address_id,
    sku_ids: [one.sku_id, other.sku_id],
    coupon_id,
    grantFor,
  }
}
