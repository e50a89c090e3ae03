import type { Language } from '@longmall/contract/fields.ts'
import type { Site } from '@longmall/server/src/kernel/context.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import { sql } from 'kysely'
import { addressOf } from '../../content/network/addresses.ts'
import { founder, type Seat } from '../../content/network/structure.ts'
import type { DemoMember } from '../../types.ts'
import { copyOrders } from './copy-orders.ts'
import { system, type History } from './history.ts'
import { rise, takeSale, type Happening } from './live-through.ts'
import { orderByVerbs } from './order-by-verbs.ts'

/** A sale as it happens; an order that is made only then has no id before. */
export type Sale = Happening & { member_id: number; order_id: number | null }

/** Days from an order to the end of its after-sale, and to its receipt. */
const [settledAfter, receivedAfter] = [20, 4.3]
/** From the order to the payment. */
const paying = { minutes: 4 }

/** The sales of Start-ups, the oldest first, with the buyers' agreements to the terms. The first one has happened already. */
export async function sellStartUps(site: Site, history: History, seats: readonly Seat[]): Promise<Sale[]> {
  const buyers = await findBuyers(site, history, seats)
  await sql`
    insert into asset_acceptance (member_id, version, language, accepted_at)
    select b.member_id, 1, b.language, b.at - interval '6 minutes'
    from jsonb_to_recordset(${JSON.stringify(buyers)}::jsonb) b (member_id int, language text, at timestamptz)
    union all select id, 1, language, ${history.at(0)} from member where account = ${founder}`.execute(site.db)
  const isOver = (at: Timestamp, days: number) => plus(at, { days }) < site.shared.now()
  const byVerbs = async (buyer: (typeof buyers)[number]) => {
    const order_id = await orderByVerbs(site, history, buyer)
    await history.contextAt(system, plus(buyer.at, paying)).transaction((context) => rise(context, buyer.member_id))
    return order_id
  }
  const [first, ...others] = buyers
  const copied = others.filter(({ at }) => isOver(at, receivedAfter))
  const pattern = await byVerbs(first!)
  const ids = await history.contextAt(system, site.shared.now()).transaction(({ db }) =>
    copyOrders(
      db,
      pattern,
      copied.map((buyer) => ({ ...buyer, is_settled: isOver(buyer.at, settledAfter) && !buyer.is_refunded })),
    ),
  )
  return others.map((buyer) => {
    const { member_id, at } = buyer
    const order_id = ids[copied.indexOf(buyer)]
    return order_id === undefined
      ? { member_id, order_id: null, at, happenAlone: () => byVerbs(buyer) }
      : { member_id, order_id, at: plus(at, paying), happen: (context) => takeSale(context, { member_id, order_id }) }
  })
}

async function findBuyers({ db }: Site, { at }: History, seats: readonly Seat[]) {
  const { rows } = await sql<{
    member_id: number
    account: string
    referrer_id: number
    language: Language
    country: DemoMember['country']
    name: string
  }>`
    select id as member_id, account, referrer_id, language, country, coalesce(real_name, nickname) as name
    from member where account = any (${seats.map(({ account }) => account)})`.execute(db)
  const found = new Map(rows.map((one) => [one.account, one]))
  return seats
    .flatMap(({ account, purchased, refunded }, n) => {
      const buyer = found.get(account)!
      return purchased === null ? [] : [{ ...buyer, at: at(purchased), address: addressOf(buyer, n), is_refunded: refunded !== undefined }]
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
}
