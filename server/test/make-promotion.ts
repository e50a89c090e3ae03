import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { catalogueChanged } from '../src/kernel/shared.ts'
import type { TestShop } from './harness.ts'

export interface PromotionInput {
  kind: PromotionKind
  rules?: object
  /** Prices and floors in cents; without a stock as many as the SKU has. */
  items: { sku_id: number; goods_id: number; price: number; quantity?: number; stock?: number | null; rules?: object }[]
  starts_at?: string
  ends_at?: string
  per_member?: number | null
  allows_coupon?: boolean
  name?: string
}

/** A promotion of any kind, running from an hour ago for a week unless specified otherwise. */
export async function makePromotion(shop: TestShop, input: PromotionInput): Promise<number> {
  const now = Date.parse(shop.site.shared.now())
  const { id } = await shop.db
    .insertInto('promotion')
    .values({
      kind: input.kind,
      starts_at: input.starts_at ?? new Date(now - 3_600_000).toISOString(),
      ends_at: input.ends_at ?? new Date(now + 7 * 86_400_000).toISOString(),
      per_member: input.per_member ?? null,
      allows_coupon: input.allows_coupon ?? false,
      rules: JSON.stringify(input.rules ?? {}),
      created_at: shop.site.shared.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('promotion_text')
    .values({ promotion_id: id, language: 'en-us', name: input.name ?? `Promotion ${id}` })
    .execute()
  await shop.db
    .insertInto('promotion_item')
    .values(
      input.items.map(({ sku_id, goods_id, price, quantity = 1, stock = null, rules = {} }, position) => ({
        promotion_id: id,
        sku_id,
        goods_id,
        price: BigInt(price),
        quantity,
        stock,
        rules: JSON.stringify(rules),
        position,
      })),
    )
    .execute()
  await catalogueChanged(shop.db)
  await shop.refresh()
  return id
}

/** Units of a promotion's stock that are taken, and of its limit that a member has used. */
export async function readReserved({ db }: TestShop, promotion_id: number, sku_id: number, member_id = 0) {
  const item = await db
    .selectFrom('promotion_item')
    .select('reserved')
    .where('promotion_id', '=', promotion_id)
    .where('sku_id', '=', sku_id)
    .executeTakeFirstOrThrow()
  const limit = await db
    .selectFrom('promotion_member')
    .select('used')
    .where('promotion_id', '=', promotion_id)
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return { reserved: item.reserved, used: limit?.used ?? 0 }
}
