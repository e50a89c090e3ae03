import { makeGoods, stockOf } from '../../../test/fixtures.ts'
import type { TestShop } from '../../../test/harness.ts'
import { makePromotion, readReserved } from '../../../test/make-promotion.ts'
import { buyFromSource } from '../../checkout/test/buy-from-source.ts'
import { makeBuyer, payAtBank, type Buyer } from '../../order/test/shopping.ts'

export interface TeamBuyOptions {
  size?: number
  hours?: number
  virtual_completion?: boolean
  stock?: number | null
  per_member?: number | null
  ends_at?: string
  /** In cents. */
  leader_price?: number
}

/** Goods of 20.00 in a team buy: 12.00 for members, 10.00 for leaders, teams of two within 24 hours, unless specified otherwise. */
export async function makeTeamBuy(shop: TestShop, options: TeamBuyOptions = {}) {
  const { size = 2, hours = 24, virtual_completion = false, stock = 200, leader_price = 1000, ...rest } = options
  const { sku_id, goods_id } = await makeGoods(shop, { price: 2000, stock: 500 })
  const items = [{ sku_id, goods_id, price: 1200, stock, rules: { leader_price } }]
  const promotion_id = await makePromotion(shop, { kind: 'team_buy', rules: { size, hours, virtual_completion }, items, ...rest })

  /** Orders a place, in a team where one is named; nothing is paid. */
  async function order(group_id?: number, buyer?: Buyer) {
    const member = buyer ?? (await makeBuyer(shop))
    const purchase = await buyFromSource(member, { promotion_id, sku_id, quantity: 1, ...(group_id === undefined ? {} : { group_id }) })
    const { made, order_id } = purchase
    const pay = () => payAtBank(shop, member, made.payment_id)
    const group = async () => (await member.call('team_buy/of_order', { order_id })).group_id
    const state = async () => {
      const { state, on_hold_by, cancel_reason } = await purchase.view()
      return { state, on_hold_by, cancel_reason }
    }
    return { ...purchase, buyer: member, pay, group, state }
  }
  /** The same, paid. */
  async function join(group_id?: number, buyer?: Buyer) {
    const ordered = await order(group_id, buyer)
    await ordered.pay()
    return ordered
  }
  const view = (group_id: number) => shop.visitor().call('team_buy/group', { group_id })
  /** Units taken of the promotion and of the SKU. */
  const taken = async () => [(await readReserved(shop, promotion_id, sku_id)).reserved, (await stockOf(shop, sku_id)).reserved]
  return { promotion_id, sku_id, goods_id, order, join, view, taken }
}

/** The templates of the mails that a member was sent. */
export async function mailsTo({ db }: TestShop, { member_id }: { member_id: number }): Promise<string[]> {
  const { email } = await db.selectFrom('member').select('email').where('id', '=', member_id).executeTakeFirstOrThrow()
  const rows = await db.selectFrom('message').select('template').where('recipient', '=', email).orderBy('id').execute()
  return rows.map(({ template }) => template)
}
