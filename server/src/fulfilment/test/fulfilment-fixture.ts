import { makeGoods } from '../../../test/fixtures.ts'
import type { TestShop } from '../../../test/harness.ts'
import { buyNow, makeBuyer, payAtBank, type Buyer } from '../../order/test/shopping.ts'
import { demoCarriers } from '../../kernel/delivery.ts'
import { sendParcel } from '../ship-parcel.ts'

/** Fixtures of shipping tests: paid orders and their parcels. */
export async function openFulfilmentFixture(shop: TestShop) {
  const { goods_id, sku_id } = await makeGoods(shop, { stock: 9999 })

  /** An order of so many units that is paid and waits to be sent. */
  async function paid(quantity = 1, existingBuyer?: Buyer, sku = sku_id) {
    const buyer = existingBuyer ?? (await makeBuyer(shop))
    const { order_ids, payment_id } = await buyNow(buyer, sku, quantity)
    await payAtBank(shop, buyer, payment_id)
    const order_id = order_ids[0]!
    const { lines } = await buyer.call('order/view', { order_id })
    return { buyer, order_id, payment_id, lines: lines.map((line) => line.order_goods_id) }
  }

  let sent = 0
  /** A parcel with all of an order of one unit; answers its id. */
  async function parcel(carrier = 'harbour'): Promise<number> {
    const { order_id } = await paid()
    const row = demoCarriers.find((one) => one.carrier === carrier)!
    const context = shop.systemContext()
    return context.transaction((inner) => sendParcel(inner, { order_id, tracking_no: `T-${1000 + ++sent}`, carrier: row }))
  }
  return { goods_id, sku_id, paid, parcel }
}
