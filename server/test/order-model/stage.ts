import { randomUUID } from 'node:crypto'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { giveLongcoin, makeCoupon } from '../../src/coupon/test/coupons.ts'
import { hashOfToken, newToken } from '../../src/kernel/security/session.ts'
import { makeBuyer } from '../../src/order/test/shopping.ts'
import { grantMoney } from '../../src/wallet/grant-money.ts'
import { addAccount } from '../../src/withdrawal/test/withdrawals.ts'
import { makeFreightTemplate, makeGoods } from '../fixtures.ts'
import { Refused, type Client, type TestShop } from '../harness.ts'
import { makePromotion } from '../make-promotion.ts'
import { staffClient } from '../staff-client.ts'
import { readHoldings } from './read-shop.ts'
import { World, type Sku } from './world.ts'

type Call = { who: Client; path: keyof Api; input: object; request_key: string; answer: unknown }

/** What all sequences of a file share: operators, a coupon for everybody, freight. */
export async function openModelShop(shop: TestShop) {
  const operator = await staffClient(shop)
  const coupon_id = await makeCoupon(shop, {
    amount: 300,
    threshold: 1000,
    per_member: 1000,
    valid_days: 3650,
    ends_at: '2126-01-01T00:00:00.000Z',
  })
  const freight = await makeFreightTemplate(shop)
  return { shop, operator, coupon_id, freight }
}

/**
 * A buyer with money in both buckets, coins and a savings card, goods of two warehouses and a reservation; and the world as it
 * should be. What earlier sequences left to fall due is forgotten: theirs is over.
 */
export async function openStage({ shop, operator, coupon_id, freight }: Awaited<ReturnType<typeof openModelShop>>) {
  await sql`delete from timer`.execute(shop.db)
  const buyer = await makeBuyer(shop, { grade: 5 })
  const { member_id } = buyer
  for (const [bucket, amount] of [
    ['non_withdrawable', 2100n],
    ['withdrawable', 3500n],
  ] as const)
    await shop
      .systemContext()
      .transaction((inner) => grantMoney(inner, member_id, amount, { key: `${bucket} ${member_id}`, reason: 'test', bucket }))
  await giveLongcoin(shop, member_id, 700)
  const { withdrawal_account_id } = await addAccount(buyer, 'savings_card')
  const goods = [
    await makeGoods(shop, { price: 1999, stock: 6, freight_template_id: freight }),
    await makeGoods(shop, { price: 755, stock: 4, freight_template_id: freight, warehouse: 'overseas' }),
    await makeGoods(shop, { price: 333, stock: 5 }),
    ...(await Promise.all(
      (['keep', 'return'] as const).map((missed) =>
        makeGoods(shop, {
          goods_type: 'deposit',
          requirement: { deposit: { amount: 450, after_days: 0, window_days: 7, missed } },
          price: 1501,
          stock: 3,
        }),
      ),
    )),
  ]
  const skus = goods.map(({ sku_id }, n): Sku => ({
    id: sku_id,
    kind: n < 3 ? 'standard' : 'deposit',
    on_hand: [6, 4, 5, 3, 3][n]!,
    reserved: 0,
  }))
  const [sku, { sku_id, goods_id }] = [skus[2]!, goods[2]!]
  const promotionLimits = { stock: 4, limit: 5 }
  const id = await makePromotion(shop, {
    kind: 'group_buy',
    rules: { min_quantity: 2 },
    per_member: promotionLimits.limit,
    ends_at: '2126-01-01T00:00:00.000Z',
    items: [{ sku_id, goods_id, price: 251, stock: promotionLimits.stock }],
  })
  const world = new World(skus, { id, sku, reserved: 0, ...promotionLimits }, await readHoldings(shop, member_id))
  let last: Call | null = null

  /** Calls, and keeps the call, so that it can be said again. */
  async function call<Path extends keyof Api>(path: Path, input: InputOf<Api[Path]>, who: Client = buyer): Promise<OutputOf<Api[Path]>> {
    const request_key = randomUUID()
    const answer = await who.call(path, input, { request_key })
    last = { who, path, input, request_key, answer }
    return answer
  }
  /** The last call once more, with the key it had: its first and its second answer; null before there was one. */
  async function repeatCall(): Promise<[unknown, unknown] | null> {
    if (!last) return null
    const { who, path, input, request_key, answer } = last
    return [answer, await who.call(path, input as never, { request_key })]
  }
  /** A grant as `payment/grant` gives it, without the password's hash. */
  async function grantFor(purpose: 'payment' | 'longcoin' | 'withdrawal', subject: string, amount: number): Promise<string> {
    const grant = newToken()
    await sql`
      insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
      values (${hashOfToken(grant)}, ${member_id}, ${hashOfToken(buyer.token!)}, ${purpose}, ${subject}, ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
      shop.db,
    )
    return grant
  }
  const refusalOf = (request: Promise<unknown>): Promise<string | null> =>
    request.then(
      () => null,
      (error: unknown) => {
        if (error instanceof Refused) return error.reason
        throw error
      },
    )
  let parcels = 0
  return {
    shop,
    operator,
    buyer,
    coupon_id,
    withdrawal_account_id,
    world,
    call,
    repeatCall,
    grantFor,
    refusalOf,
    nextParcel: () => `M-${member_id}-${1000 + ++parcels}`,
    /** Lets time pass in both. */
    async pass(minutes: number) {
      await shop.advance({ minutes })
      world.pass(minutes)
    },
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
