import type { Language } from '@longmall/contract/fields.ts'
import type { Site } from '@longmall/server/src/kernel/context.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import { sql } from 'kysely'
import { addressOf } from '../../content/network/addresses.ts'
import type { Seat } from '../../content/network/structure.ts'
import type { DemoMember } from '../../types.ts'
import { copyOrders } from './copy-orders.ts'
import { makeFirstOrder } from './first-order.ts'
import type { History } from './history.ts'
import { system } from './live-through.ts'

interface Sale {
  member_id: number
  order_id: number
  /** When it was paid. */
  at: Timestamp
}
interface Buyer {
  member_id: number
  account: string
  referrer_id: number
  language: Language
  country: DemoMember['country']
  name: string
}

/** Days from an order to the end of its after-sale. */
const settledAfter = 20

/** All Start-up orders of the history with their agreements to the terms; the first one's effects are there already, so it is not among the sales. */
export async function sellStartUps(site: Site, history: History, seats: readonly Seat[]): Promise<Sale[]> {
  const sold = new Map(seats.flatMap((seat) => (seat.bought === null ? [] : [[seat.account, { ...seat, bought: seat.bought }]])))
  const { rows } = await sql<Buyer>`
    select id as member_id, account, referrer_id, language, country, coalesce(real_name, nickname) as name
    from member where account = any (${[...sold.keys()]})`.execute(site.db)
  const buyers = rows
    .map((buyer) => ({
      ...buyer,
      at: history.at(sold.get(buyer.account)!.bought),
      isRefunded: sold.get(buyer.account)!.refunded !== undefined,
    }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
  await sql`
    insert into asset_acceptance (member_id, version, language, accepted_at)
    select b.member_id, 1, b.language, b.at - interval '6 minutes'
    from jsonb_to_recordset(${JSON.stringify(buyers)}::jsonb) b (member_id int, language text, at timestamptz)`.execute(site.db)
  const first = await makeFirstOrder(site, history, buyers[0]!)
  const others = buyers.slice(1)
  const isOver = (at: Timestamp) => plus(at, { days: settledAfter }) < site.shared.now()
  const copies = others.map((buyer, n) => ({
    ...buyer,
    address: addressOf(buyer, n + 1),
    is_settled: isOver(buyer.at) && !buyer.isRefunded,
  }))
  const ids = await history.contextAt(system, site.shared.now()).transaction(({ db }) => copyOrders(db, first, copies))
  return others.map(({ member_id, at }, n) => ({ member_id, order_id: ids[n]!, at: plus(at, { minutes: 4 }) }))
}
