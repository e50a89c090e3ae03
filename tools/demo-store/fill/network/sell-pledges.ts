import type { Site } from '@longmall/server/src/kernel/context.ts'
import { agree } from '@longmall/server/src/asset-area/agree.ts'
import { viewArea } from '@longmall/server/src/asset-area/views.ts'
import { pledgeSkus, setPledgePrice } from '@longmall/server/src/catalogue/pledge-skus.ts'
import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { settleOrder } from '@longmall/server/src/order/progress/settle-order.ts'
import { priceOfShare } from '@longmall/server/src/pledge/terms.ts'
import { sql } from 'kysely'
import { pledgePurchases } from '../../content/network/decisions.ts'
import { actorOf } from '../demo-actor.ts'
import { payAtSandbox } from '../fill-orders.ts'
import { system, type History } from './history.ts'
import type { Happening } from './live-through.ts'

/** Pledges that demo accounts bought, at the price of their day; and the settlement of their orders when after-sale was over. */
export function sellPledges(site: Site, history: History): Happening[] {
  const orders = new Map<number, number>()
  return pledgePurchases.flatMap((purchase, index) => [
    {
      at: history.at(purchase.day),
      happenAlone: async () => void orders.set(index, await buyPledge(site, history, purchase)),
    },
    {
      at: history.at(purchase.day + 15.1),
      happen: async (context) => {
        const order_id = String(orders.get(index))
        await settleOrder(context, order_id)
        await sql`delete from timer where kind = 'order.settle' and subject = ${order_id}`.execute(context.db)
      },
    },
  ])
}

async function buyPledge(site: Site, { at, contextAt }: History, purchase: (typeof pledgePurchases)[number]): Promise<number> {
  const { account, day, months, shares } = purchase
  const actor = await actorOf(site, account)
  const context = contextAt(actor, at(day))
  const made = await context.transaction(async (inner) => {
    await setPledgePrice(inner, await priceOfShare(inner))
    const { version, is_agreed } = await viewArea(inner)
    if (!is_agreed) await agree(inner, { version })
    const { sku_id } = (await pledgeSkus(inner)).find((one) => one.months === months)!
    const { quote } = await viewQuote(inner, { sku_id, quantity: shares })
    return createOrder(inner, { sku_id, quantity: shares, quote })
  })
  await payAtSandbox({ site: context.site, actor, language: 'en-us', at: (hours) => plus(at(day), { hours }) }, made.payment_id)
  return made.order_ids[0]!
}

/** Lists pledges at the price of the day on which the store is filled. */
export const listPledgePrices = ({ contextAt }: History, now: string): Promise<void> =>
  contextAt(system, now).transaction(async (context) => setPledgePrice(context, await priceOfShare(context)))
