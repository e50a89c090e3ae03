import { basketLine } from '../../cart/price-facts.ts'
import { listGoods } from '../../catalogue/list-goods.ts'
import { skusForSale, type SkuForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context } from '../../kernel/context.ts'
import { pastBaskets } from '../../order/staff/past-baskets.ts'
import type { SampleBasket } from './dry-run-basket.ts'

/** Baskets of past orders at the prices they had, what is no longer sold left out. */
export async function basketsOfOrders(context: Context, days: number, count: number): Promise<SampleBasket[]> {
  const past = await pastBaskets(context, { days, limit: count })
  const skus = await skusById(
    context,
    past.flatMap(({ lines }) => lines.map((line) => line.sku_id)),
  )
  return past.flatMap(({ order_id, grade, discount_permille, lines }) => {
    const known = lines.flatMap(({ sku_id, quantity, list_price }, position) => {
      const sku = skus.get(sku_id)
      return sku ? [basketLine(position + 1, quantity, { ...sku, list_price: BigInt(list_price) })] : []
    })
    return known.length ? [{ order_id, grade, discount_permille, lines: known }] : []
  })
}

/** Made-up baskets of one to five of the draft's SKUs and of what sells best; the same seed, the same baskets. */
export async function generatedBaskets(context: Context, sku_ids: readonly number[], seed: number, count: number): Promise<SampleBasket[]> {
  const popular = (await listGoods(context, { sort: 'sales', page_size: 50 })).list.map((card) => card.sku_id)
  const skus = [...(await skusById(context, [...sku_ids, ...popular])).values()].sort((a, b) => a.sku_id - b.sku_id)
  if (skus.length === 0) return []
  const own = skus.filter(({ sku_id }) => sku_ids.includes(sku_id))
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => generatedBasket(own, skus, random))
}

function generatedBasket(own: readonly SkuForSale[], all: readonly SkuForSale[], random: () => number): SampleBasket {
  const pickFrom = (from: readonly SkuForSale[]) => from[Math.floor(random() * from.length)]!
  const chosen = new Map<number, SkuForSale>()
  for (let count = 1 + Math.floor(random() * 5); count > 0; count--) {
    const sku = pickFrom(own.length && random() < 0.5 ? own : all)
    chosen.set(sku.sku_id, sku)
  }
  const lines = [...chosen.values()].map((sku, position) => basketLine(position + 1, 1 + Math.floor(random() * 3), sku))
  return { order_id: null, grade: 0, discount_permille: 1000, lines }
}

async function skusById(context: Context, sku_ids: readonly number[]): Promise<Map<number, SkuForSale>> {
  return new Map((await skusForSale(context, [...new Set(sku_ids)])).map((sku) => [sku.sku_id, sku]))
}

/** Numbers from 0 to below 1 that look random and follow from the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
