import type { gift as contract } from '@longmall/contract/gift.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import type { TestShop } from '../../../test/harness.ts'
import { windowOfDays } from '../../kernel/time/store-zone.ts'
import { giveGift, type NewGift } from '../give-gift.ts'

type Form = InputOf<typeof contract.save_rule>

/** A rule of gifts as an operator fills it in: one unit on reaching AM. */
export const giftRuleForm = (sku_id: number, fields: Partial<Form> = {}): Form => ({
  trigger: 'level',
  grade: 4,
  goods_ids: [],
  sku_id,
  quantity: 1,
  days: 30,
  first_day: '2026-01-01',
  last_day: '2036-12-31',
  is_on: true,
  ...fields,
})

/** The same, written without an operator; its timer is not set. */
export async function makeGiftRule(shop: TestShop, sku_id: number, fields: Partial<Form> = {}): Promise<number> {
  const { first_day, last_day, min_amount, total, ...form } = giftRuleForm(sku_id, fields)
  const { id } = await shop.db
    .insertInto('gift_rule')
    .values({
      ...form,
      min_amount: min_amount === undefined ? null : toSmallest(min_amount, 'MONEY'),
      total: total ?? null,
      ...windowOfDays('Asia/Shanghai', first_day, last_day),
      created_at: shop.site.shared.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives a member one unit, to be claimed within 30 days, unless specified otherwise. */
export async function makeGift(shop: TestShop, member_id: number, sku_id: number, fields: Partial<NewGift> = {}): Promise<number> {
  const gift = { member_id, sku_id, quantity: 1, reason: 'operator', key: crypto.randomUUID(), days: 30, ...fields } as const
  return (await shop.systemContext().transaction((context) => giveGift(context, gift)))!
}
