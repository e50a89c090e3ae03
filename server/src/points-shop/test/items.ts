import type { PointsOrder } from '@longmall/contract/points-shop.ts'
import type { pointsShop as contract } from '@longmall/contract/points-shop.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Client, TestShop } from '../../../test/harness.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { windowOfDays } from '../../kernel/time/store-zone.ts'

type Form = InputOf<typeof contract.save>

/** An item as an operator fills it in: a red packet of 1.00 for 100 coins. */
export const pointsShopItemForm = (fields: Partial<Form> = {}): Form => ({
  kind: 'red_packet',
  amount: '1.00',
  longcoin: 100,
  first_day: '2026-01-01',
  last_day: '2036-12-31',
  is_on: true,
  position: 0,
  texts: [{ language: 'en-us', name: 'A red packet', note: '' }],
  ...fields,
})

/** The same, written without an operator; its window may be given to the second. */
export async function makeItem(
  shop: TestShop,
  fields: Partial<Form> & { starts_at?: Timestamp; ends_at?: Timestamp } = {},
): Promise<number> {
  const { first_day, last_day, texts, amount, coupon_id, starts_at, ends_at, ...form } = { ...pointsShopItemForm(), ...fields }
  const window = windowOfDays('Asia/Shanghai', first_day, last_day)
  const { id } = await shop.db
    .insertInto('points_item')
    .values({
      ...form,
      coupon_id: coupon_id ?? null,
      amount: form.kind === 'red_packet' ? toSmallest(amount ?? '1.00', 'MONEY') : null,
      stock: form.stock ?? null,
      per_member: form.per_member ?? null,
      starts_at: starts_at ?? window.starts_at,
      ends_at: ends_at ?? window.ends_at,
      created_at: shop.site.shared.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('points_item_text')
    .values(texts.map((text) => ({ ...text, item_id: id })))
    .execute()
  return id
}

/** As if the payment password had just been entered for so many coins. */
export async function grantCoins(shop: TestShop, { member_id, token }: Client, amount: number): Promise<string> {
  const grant = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(grant)}, ${member_id}, ${hashOfToken(token!)}, 'longcoin', '', ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
    shop.db,
  )
  return grant
}

/** Exchanges coins for an item as a member does who has just entered the payment password. */
export async function buyItemAs(
  shop: TestShop,
  member: Client,
  input: { item_id: number; quantity: number; longcoin: number },
): Promise<PointsOrder> {
  return member.call('points_shop/buy', { ...input, longcoin_grant: await grantCoins(shop, member, input.longcoin) })
}
