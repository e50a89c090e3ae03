import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { cardsByIds } from '../catalogue/cards.ts'
import { plus } from '../kernel/clock.ts'
import { signPass } from '../seckill/gate/sign-pass.ts'
import { buyBy } from './bought/test/promoted.ts'
import { makeBuyer } from './test/shopping.ts'

const shop = await openTestShop()

interface Row {
  kind: PromotionKind
  /** Bought in the cart too; others are named by the cart as cheaper elsewhere. */
  inCart: boolean
  rules?: object
  itemRules?: object
  quantity?: number
}
const rows: Row[] = [
  { kind: 'discount', inCart: true },
  { kind: 'topic', inCart: true },
  { kind: 'seckill', inCart: false },
  { kind: 'groupbuy', inCart: false, rules: { min_pieces: 2 }, quantity: 2 },
  { kind: 'pintuan', inCart: false, rules: { size: 2, hours: 24, virtual_completion: false }, itemRules: { leader_price: 800 } },
]

test.each(rows)('ORD-03 CAT-04 a $kind has one price on card, page, cart, confirm and receipt', async (row) => {
  const { kind, inCart, rules = {}, itemRules = {}, quantity = 1 } = row
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop, { price: 1000 })
  const promotion_id = await makePromotion(shop, { kind, rules, items: [{ sku_id, goods_id, price: 800, rules: itemRules }] })
  const [card] = await cardsByIds(shop.systemContext(), [goods_id])
  const { promotions } = await buyer.call('campaign/of_goods', { sku_id })
  await buyer.call('cart/add', { sku_id, quantity })
  const cart = await buyer.call('cart/view', {})
  const source = inCart ? { sku_id, quantity } : { promotion_id, sku_id, quantity }
  const { groups } = await buyer.call('order/quote', { ...source, address_id: buyer.address_id })
  expect({
    card: card!.promotion?.price,
    page: promotions[0]!.skus[0]!.price,
    cart: inCart ? cart.groups[0]!.lines[0]!.unit_price : cart.elsewhere[0]!.price,
    confirm: groups[0]!.lines[0]!.unit_price,
  }).toEqual({ card: '8.00', page: '8.00', cart: '8.00', confirm: '8.00' })
  const place = { pass: randomUUID(), promotion_id, sku_id, quantity, expires_at: plus(shop.site.shared.now(), { minutes: 2 }) }
  const pass = kind === 'seckill' ? { seckill_pass: signPass(shop.site.keys.sign, buyer.member_id, place) } : {}
  const { view } = await buyBy(buyer, source, pass)
  expect((await view()).lines[0]!.unit_price).toBe('8.00')
})
