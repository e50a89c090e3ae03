import { sql } from 'kysely'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Client, type TestShop } from '../../../test/harness.ts'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import { buyNow, makeAddress, payAtBank, type Buyer } from '../../order/test/shopping.ts'

/** A shop that sells the Start-up product. */
export const openStartUpShop = () => openTestShop()

/** A member with an address who may buy the Start-up product, recommended by another, as a registration would have it. */
export async function makeReferral(shop: TestShop, referrer: Client | null, grade = 0): Promise<Buyer> {
  const member = await shop.member({ grade })
  if (referrer) await shop.db.updateTable('member').set({ referrer_id: referrer.member_id }).where('id', '=', member.member_id).execute()
  await sql`select bind_sponsor(${member.member_id}, ${referrer?.member_id ?? null}, store_now())`.execute(shop.db)
  await agreeToTerms(member)
  return { ...member, address_id: await makeAddress(member) }
}

/** Goods of the type Start-up, at $300. */
export const makeStartUp = async (shop: TestShop): Promise<number> =>
  (await makeGoods(shop, { goods_type: 'start_up', price: 30_000, stock: 1000 })).sku_id

/** Buys and pays the Start-up product; the order. */
export async function buyStartUp(shop: TestShop, buyer: Buyer, sku_id: number): Promise<number> {
  const { order_ids, payment_id } = await buyNow(buyer, sku_id)
  await payAtBank(shop, buyer, payment_id)
  return order_ids[0]!
}

export const gradeOfMember = async (shop: TestShop, { member_id }: Client): Promise<number> =>
  (await shop.db.selectFrom('member').select('grade').where('id', '=', member_id).executeTakeFirstOrThrow()).grade
