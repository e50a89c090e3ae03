import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { createContext, type Context, type MemberActor, type Site } from '@longmall/server/src/kernel/context.ts'
import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { pay } from '@longmall/server/src/payment/paying/pay.ts'
import { applyOutcome } from '@longmall/server/src/payment/provider/apply-outcome.ts'
import { findAttemptByReference } from '@longmall/server/src/payment/queries.ts'
import { sql } from 'kysely'
import { listMembers } from '../content/members/members.ts'
import { demoReservations, type DemoReservation } from '../content/members/reservations.ts'
import { actorOf } from './demo-actor.ts'
import { payAtSandbox, type ActorAndTime } from './fill-orders.ts'

/**
 * Reservations of the demo accounts and an order whose payment failed, by the shop's own verbs at times gone by: a deposit to
 * pay, a deposit paid, a balance due, a booking without a deposit (PRM-09, ORD-05).
 */
export async function fillPresales(site: Site): Promise<void> {
  const opened = site.shared.now()
  for (const one of demoReservations.toSorted((a, b) => b.hours - a.hours)) {
    const actor = await actorOf(site, one.account)
    const language = listMembers().find(({ account }) => account === one.account)!.language
    const way: ActorAndTime = { site, actor, language, at: (hours) => plus(opened, { hours: hours - one.hours }) }
    const payment_id = await (one.isFree ? reserveFree(way, one) : reserve(way, one))
    if (one.stage === 'deposit_paid') await payAtSandbox(way, payment_id)
    if (one.stage === 'payment_failed') await failAtSandbox(way, payment_id)
  }
}

const asMember = <Done>(
  { site, actor, language, at }: ActorAndTime,
  hours: number,
  work: (context: Context<MemberActor>) => Promise<Done>,
) => createContext(site, actor, { now: at(hours), language }).transaction(work)

/** Its goods require no deposit while it is made. */
async function reserveFree(way: ActorAndTime, one: DemoReservation): Promise<number> {
  const { db } = way.site
  const { requirement } = await db.selectFrom('goods').select('requirement').where('handle', '=', one.goods).executeTakeFirstOrThrow()
  const set = (value: unknown) =>
    sql`update goods set requirement = ${JSON.stringify(value)}::jsonb where handle = ${one.goods}`.execute(db)
  const stored = requirement as { deposit: object }
  await set({ ...stored, deposit: { ...stored.deposit, amount: 0, after_days: 14 } })
  try {
    return await reserve(way, one)
  } finally {
    await set(stored)
  }
}

async function reserve(way: ActorAndTime, one: DemoReservation): Promise<number> {
  const { site, actor } = way
  const { rows } = await sql<{
    id: number
  }>`select id from address where member_id = ${actor.member_id} order by is_default desc, id limit 1`.execute(site.db)
  const wanted = { ...(await findGoods(site, one)), quantity: 1, no_coupon: true, address_id: rows[0]!.id }
  return asMember(way, 0, async (context) => {
    const { quote, requirement } = await viewQuote(context, wanted)
    const answers = {
      ...(requirement.service_modes[0] && { service_mode: requirement.service_modes[0].key }),
      ...(requirement.car_models[0] && { car_model: requirement.car_models[0].key }),
    }
    return (await createOrder(context, { ...wanted, ...answers, quote })).payment_id
  })
}

/** A SKU of the goods, and the presale that it is in. */
async function findGoods({ db }: Site, { goods, presale }: DemoReservation): Promise<{ sku_id: number; promotion_id?: number }> {
  if (!presale) {
    const { rows } = await sql<{ sku_id: number }>`
      select min(s.id) as sku_id from goods g join sku s on s.goods_id = g.id where g.handle = ${goods}`.execute(db)
    return rows[0]!
  }
  const { rows } = await sql<{ sku_id: number; promotion_id: number }>`
    select i.sku_id, i.promotion_id from promotion_item i join promotion p on p.id = i.promotion_id join goods g on g.id = i.goods_id
      join stock t on t.sku_id = i.sku_id
    where p.kind = 'presale' and g.handle = ${goods} and t.on_hand > t.reserved and coalesce(i.reserved < i.stock, true) order by i.position limit 1`.execute(
    db,
  )
  return rows[0]!
}

/** As the bank's page does it when the card is refused. */
async function failAtSandbox(way: ActorAndTime, payment_id: number): Promise<void> {
  const { redirect_url } = await asMember(way, 0.05, (context) => pay(context, { payment_id, method: 'sandbox' }))
  const reference = /sandbox-bank\/([^?]+)/.exec(redirect_url ?? '')![1]!
  const provider = createContext(way.site, { kind: 'visitor', visitor: null }, { now: way.at(0.06) })
  await provider.transaction(async (context) => {
    await sql`update sandbox_payment set state = 'fail' where reference = ${reference}`.execute(context.db)
    const attempt = (await findAttemptByReference(context.db, reference))!
    await applyOutcome(context, attempt, { outcome: 'fail', amount: attempt.amount })
  })
}
