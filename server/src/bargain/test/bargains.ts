import { makeGoods, stockOf } from '../../../test/fixtures.ts'
import type { Client, TestShop } from '../../../test/harness.ts'
import { makePromotion, readReserved } from '../../../test/make-promotion.ts'

export interface BargainOptions {
  helpers?: number
  hours?: number
  floor_only?: boolean
  /** Cents. */
  price?: number
  floor?: number
  stock?: number | null
  per_member?: number | null
  starts_at?: string
  ends_at?: string
  /** A second SKU of the goods in it. */
  other?: { price: number; floor: number }
}

/** Goods with a bargain of them: 100.00 down to 40.00 by three friends within 24 hours, 10 units of 20, unless specified otherwise. */
export async function makeBargain(shop: TestShop, options: BargainOptions = {}) {
  const { helpers = 3, hours = 24, floor_only = false, price = 10_000, floor = 4_000, stock = 10, other, ...rest } = options
  const goods = await makeGoods(
    shop,
    other ? { price: [price, other.price], stock: 20, attributes: { Size: ['S', 'L'] } } : { price, stock: 20 },
  )
  const { sku_id, goods_id } = goods
  const other_id = other && goods.sku_ids[1]
  const promotion_id = await makePromotion(shop, {
    kind: 'bargain',
    rules: { helpers, hours, floor_only },
    items: [
      { sku_id, goods_id, price, stock, rules: { floor } },
      ...(other && other_id !== undefined
        ? [{ sku_id: other_id, goods_id, price: other.price, stock, rules: { floor: other.floor } }]
        : []),
    ],
    ...rest,
  })
  const open = async (client: Client) => (await client.call('bargain/open', { promotion_id, sku_id })).bargain_id
  const help = async (bargain_id: number, friends: number) => {
    for (let n = 0; n < friends; n++) await (await shop.member()).call('bargain/help', { bargain_id })
  }
  /** Units taken of the SKU and of the promotion, and of the limit by a member. */
  const reserved = async ({ member_id }: Client) => ({
    stock: (await stockOf(shop, sku_id)).reserved,
    ...(await readReserved(shop, promotion_id, sku_id, member_id)),
  })
  return { ...goods, other_id, promotion_id, open, help, held: reserved }
}
