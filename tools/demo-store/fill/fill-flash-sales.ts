import { languages } from '@longmall/contract/fields.ts'
import { dayIn, plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import type { Context } from '@longmall/server/src/kernel/context.ts'
import { startOfDay, zoneSettings } from '@longmall/server/src/kernel/time/store-zone.ts'
import { sql } from 'kysely'
import {
  dailyCount,
  dailyDays,
  dailyGoods,
  dailyHours,
  dailyNote,
  dailySessions,
  firstDaySessions,
  type FlashItem,
} from '../content/promotions/flash-sales.ts'
import type { LocalizedText } from '../types.ts'

interface Session {
  name: LocalizedText
  note: LocalizedText
  starts_at: Timestamp
  ends_at: Timestamp
  per_member: number
  items: readonly FlashItem[]
}

const fiveMinutes = 300_000

/** Sessions of the flash sale (PRM-03): each state on the first day whatever the hour, and three a day for a month. */
export async function fillFlashSales(context: Context, goodsOf: (key: string) => number): Promise<void> {
  const { now, setting } = context
  const zone = setting(zoneSettings.time_zone)
  // Sessions begin at a time that a clock shows.
  const whole = new Date(Math.floor(Date.parse(now) / fiveMinutes) * fiveMinutes).toISOString()
  for (const { minutes, ...session } of firstDaySessions) {
    const [from, until] = minutes
    const window = { starts_at: plus(whole, { minutes: from }), ends_at: plus(whole, { minutes: until }) }
    await insertSession(context, { ...session, ...window }, goodsOf)
  }
  for (let day = 0; day < dailyDays; day++) {
    const midnight = startOfDay(zone, dayIn(zone, plus(now, { days: day })))
    for (const [nth, { hour, name }] of dailySessions.entries()) {
      const starts_at = plus(midnight, { hours: hour })
      const items = sessionOf(day * dailySessions.length + nth)
      // The first day's own sessions show what has ended when the store is filled.
      if (starts_at > now)
        await insertSession(
          context,
          { name, note: dailyNote, starts_at, ends_at: plus(starts_at, { hours: dailyHours }), per_member: 1, items },
          goodsOf,
        )
    }
  }
}

/** The goods of the nth session: so many from the list, going round. */
const sessionOf = (nth: number): FlashItem[] =>
  Array.from({ length: dailyCount }, (_, at) => dailyGoods[(nth * dailyCount + at) % dailyGoods.length]!)

async function insertSession({ db, now }: Context, session: Session, goodsOf: (key: string) => number): Promise<void> {
  const { starts_at, ends_at, per_member } = session
  const { id } = await db
    .insertInto('promotion')
    .values({ kind: 'flash_sale', starts_at, ends_at, per_member, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('promotion_text')
    .values(languages.map((language) => ({ promotion_id: id, language, name: session.name[language], note: session.note[language] })))
    .execute()
  for (const [position, { goods, off, stock, sold = 0 }] of session.items.entries())
    // Never more than the SKU has, to the ten cents below; a SKU of another exclusive promotion at that time stays there.
    await sql`
      insert into promotion_item (promotion_id, sku_id, goods_id, price, stock, reserved, position)
      select ${id}, s.id, s.goods_id, s.price * ${1000 - off}::int / 10000 * 10, n.quantity, n.quantity * ${sold}::int / 100, ${position}
      from (select * from sku where goods_id = ${goodsOf(goods)} order by position limit 2) s join stock t on t.sku_id = s.id
        cross join lateral (select least(${stock}::int, t.on_hand - t.reserved) as quantity) n
      where n.quantity > 0 and not exists (
        select from promotion_item i where i.sku_id = s.id and i.is_exclusive and i.during && tstzrange(${starts_at}, ${ends_at}))`.execute(
      db,
    )
}
