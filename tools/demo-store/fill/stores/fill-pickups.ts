import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { packedOrder } from '@longmall/server/src/fulfilment/packing/packed-order.ts'
import { createContext, type Context, type MemberActor, type Site } from '@longmall/server/src/kernel/context.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import { signCheck } from '@longmall/server/src/redemption/code/check-token.ts'
import { expirePickup } from '@longmall/server/src/redemption/pickup/timers.ts'
import { redeem } from '@longmall/server/src/redemption/redeem/redeem.ts'
import { fingerprintOf } from '@longmall/server/src/redemption/rules.ts'
import { sql } from 'kysely'
import { type DemoPickup, demoPickups } from '../../content/members/pickups.ts'
import { actorOf } from '../demo-actor.ts'
import { findSku, payAtSandbox } from '../fill-orders.ts'

const clerk = 'store_clerk'
const stepMs = 30_000

/** Orders to pick up in each state, made and handed over by the shop's own verbs at times gone by. */
export async function fillPickups(site: Site): Promise<void> {
  const opened = site.shared.now()
  const { id: branch_id } = await site.db.selectFrom('store').select('id').orderBy('position').limit(1).executeTakeFirstOrThrow()
  for (const one of demoPickups.toSorted((a, b) => b.hours - a.hours)) await makePickup(site, one, { opened, branch_id })
}

async function makePickup(site: Site, one: DemoPickup, { opened, branch_id }: { opened: Timestamp; branch_id: number }): Promise<void> {
  const at = (hours: number) => plus(opened, { hours: hours - one.hours })
  const actor = await actorOf(site, one.account)
  const order = await as(site, actor, at(0), async (context) => {
    const input = { sku_id: await findSku(site, one), quantity: one.quantity, delivery_plan: 'pickup' as const, no_coupon: true }
    const { quote } = await viewQuote(context, input)
    const contact = { consignee: one.account, mobile: '13800000000', country: 'CN' as const }
    const { order_ids, payment_id } = await createOrder(context, { ...input, quote, pickup_store: branch_id, contact })
    return { order_id: order_ids[0]!, payment_id }
  })
  await payAtSandbox({ site, actor, language: 'en-us', at }, order.payment_id)
  const { order_id } = order
  if (one.state === 'preparing')
    await sql`update pickup set state = 'preparing', ready_at = null, expires_at = null where order_id = ${order_id}`.execute(site.db)
  if (one.redeemed) await handOver(site, order_id, { ...one.redeemed, branch_id, now: at(one.redeemed.after_hours) })
  if (one.state === 'expired')
    await createContext(site, { kind: 'system' }, { now: at(14 * 24 + 1) }).transaction((context) =>
      expirePickup(context, String(order_id)),
    )
}

/** As a clerk does who has checked the order's code. */
async function handOver(
  site: Site,
  order_id: number,
  { quantity, branch_id, now }: { quantity: number; branch_id: number; now: Timestamp },
): Promise<void> {
  const actor = await actorOf(site, clerk)
  await as(site, actor, now, async (context) => {
    const { lines } = await packedOrder(context, order_id)
    const step = Math.floor(Date.parse(now) / stepMs)
    const check_token = signCheck(site.keys.sign, actor.member_id, {
      kind: 'order',
      subject_id: order_id,
      step,
      fingerprint: fingerprintOf(lines),
    })
    await redeem(context, { check_token, branch_id, lines: [{ order_goods_id: lines[0]!.order_goods_id, quantity }] })
  })
}

const as = <T>(site: Site, actor: MemberActor, now: Timestamp, work: (context: Context<MemberActor>) => Promise<T>): Promise<T> =>
  createContext(site, actor, { now }).transaction(work)
