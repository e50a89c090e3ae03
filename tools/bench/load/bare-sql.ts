import { openDatabase, type Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql, type RawBuilder } from 'kysely'
import { percentiles } from './percentiles.ts'

/** What the database gives at most: the fewest statements that do the same, through the same driver, by `users` at a time. */
export interface SqlJob {
  url: string
  users: number
  seconds: number
  work: 'read' | 'add' | 'order' | 'pay' | 'take'
  member_ids: number[]
  sku_ids: number[]
}

type Work = (db: Database, member_id: number, sku_id: number, n: number) => Promise<unknown>

const run = (statement: RawBuilder<unknown>, db: Database) => statement.execute(db)
const random = () => `${process.pid}${Math.random()}`

const works: Record<SqlJob['work'], Work> = {
  read: (db, _, sku_id) => run(sql`select id, goods_id, price from sku where id = ${sku_id}`, db),
  add: (db, member_id, sku_id) =>
    run(
      sql`insert into cart_line (member_id, goods_id, sku_id, quantity, changed_at)
        select ${member_id}, goods_id, id, 1, clock_timestamp() from sku where id = ${sku_id}
        on conflict (member_id, sku_id) where member_id is not null do update set quantity = cart_line.quantity % 9000 + 1`,
      db,
    ),
  take: (db, _, sku_id) => run(sql`update stock set reserved = reserved + 1 where sku_id = ${sku_id} and reserved < on_hand`, db),
  order: (db, member_id, sku_id) =>
    db.transaction().execute(async (tx) => {
      await run(insertOrder(member_id, sku_id), tx)
      await works.take(tx, member_id, sku_id, 0)
    }),
  pay: (db, member_id, sku_id) =>
    db.transaction().execute(async (tx) => {
      await run(
        sql`select post_transfer('bench', ${random()}, 20, 'system', 'bench', null, clock_timestamp(), array[${member_id}::int, null],
          array['MONEY', 'MONEY'], array['withdrawable', 'escrow'], array[-100, 100]::bigint[], null, 'shopping')`,
        tx,
      )
      await run(sql`update payment set state = 'paid', paid_at = clock_timestamp() where id = ${sku_id}`, tx)
      await run(sql`update shop_order set state = 'paid', paid_at = clock_timestamp() where payment_id = ${sku_id}`, tx)
    }),
}

const insertOrder = (member_id: number, sku_id: number) => sql`
  with paid as (
    insert into payment (payment_no, member_id, amount, state, created_at) values (${random()}, ${member_id}, 1000, 'open', clock_timestamp()) returning id
  ), made as (
    insert into shop_order (order_no, member_id, order_type, state, warehouse, payment_id, list_total, goods_total, reduction_total, freight_total, total,
      delivery_plan, address, trace, created_at)
    select ${random()}, ${member_id}, 'standard', 'unpaid', 'domestic', id, 1000, 1000, 0, 0, 1000, 'mail', '{}', '[]', clock_timestamp() from paid returning id
  ), lines as (
    insert into order_line (order_id, line_id, goods_id, sku_id, goods_name, sku_name, quantity, list_price, unit_price, goods_total, reductions, total)
    select made.id, 1, s.goods_id, s.id, 'goods', 'sku', 1, s.price, s.price, s.price, '[]', s.price from made, sku s where s.id = ${sku_id}
  )
  insert into order_event (order_id, event, actor, actor_id, created_at) select id, 'created', 'member', ${member_id}, clock_timestamp() from made`

async function measure({ url, users, seconds, work, member_ids, sku_ids }: SqlJob) {
  const { db, close } = openDatabase(url, 12)
  const times: number[] = []
  let isOver = false
  let n = 0
  const loop = async (user: number) => {
    while (!isOver) {
      const start = performance.now()
      await works[work](db, member_ids[user % member_ids.length]!, sku_ids[n++ % sku_ids.length]!, n)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  const running = Promise.all(Array.from({ length: users }, (_, user) => loop(user)))
  await new Promise((go) => setTimeout(go, seconds * 1000))
  isOver = true
  const [count, took] = [times.length, (performance.now() - start) / 1000]
  await running
  await close()
  return { rate: count / took, latency: percentiles(times) }
}

process.once('message', (job: SqlJob) => {
  void measure(job).then((result) => process.send!(result, () => process.exit(0)))
})
