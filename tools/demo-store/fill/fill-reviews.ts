import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import type { DemoGoods } from '../types.ts'
import { storedPicture } from './fill-goods.ts'

/** Reviews of one goods. Their stars are counted when all are there. */
export async function fillReviews(
  db: Database,
  goods: DemoGoods,
  skus: readonly number[],
  members: ReadonlyMap<string, number>,
  now: Timestamp,
): Promise<void> {
  if (goods.reviews.length === 0) return
  const nameOf = (place: number) =>
    goods.skus[place]!.value_positions.map((value, option) => goods.options[option]!.values[value]!['en-us']).join(' / ')
  await db
    .insertInto('review')
    .values(
      goods.reviews.map((one) => ({
        goods_id: goods.id,
        sku_id: skus[one.sku_position]!,
        member_id: members.get(one.account)!,
        stars: one.stars,
        text: one.text,
        sku_name: nameOf(one.sku_position),
        pictures: JSON.stringify(one.pictures.map(storedPicture)),
        reply: one.reply,
        is_anonymous: one.anonymous,
        created_at: plus(now, { days: -one.days_ago, minutes: -((goods.id * 37) % 720) }),
      })),
    )
    .execute()
}
