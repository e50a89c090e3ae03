import type { OutputOf } from '@longmall/contract/operation.ts'
import type { flashSale } from '@longmall/contract/flash-sale.ts'
import { makeGoods } from '../../../test/fixtures.ts'
import type { Client, TestShop } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import type { Buyer } from '../../order/test/shopping.ts'

export type Turn = OutputOf<typeof flashSale.enter>

export interface SaleOptions {
  /** Units set apart; 10 when not given. */
  stock?: number | null
  per_member?: number | null
  /** Units on hand of the SKU; 100 when not given. */
  on_hand?: number
  starts_at?: string
  ends_at?: string
}

export interface Sale {
  promotion_id: number
  sku_id: number
}

/** Goods at 10.00 in a flash sale at 6.00, running unless specified otherwise. */
export async function makeSale(shop: TestShop, { stock = 10, on_hand = 100, ...options }: SaleOptions = {}): Promise<Sale> {
  const { sku_id, goods_id } = await makeGoods(shop, { stock: on_hand, price: 1000 })
  const promotion_id = await makePromotion(shop, { kind: 'flash_sale', items: [{ sku_id, goods_id, price: 600, stock }], ...options })
  return { promotion_id, sku_id }
}

export const enter = ({ call }: Client, sale: Sale, quantity = 1): Promise<Turn> => call('flash_sale/enter', { ...sale, quantity })

/** Orders units of a sale with a pass; without one it asks for a turn itself. */
export async function buyInFlashSale(buyer: Buyer, sale: Sale, { pass, quantity = 1 }: { pass?: string; quantity?: number } = {}) {
  const { call, address_id } = buyer
  const flash_sale_pass = pass ?? (await enter(buyer, sale, quantity)).flash_sale_pass ?? undefined
  const order = { ...sale, quantity, address_id }
  const { quote } = await call('order/quote', order)
  return call('order/create', { ...order, quote, ...(flash_sale_pass !== undefined && { flash_sale_pass }) })
}
