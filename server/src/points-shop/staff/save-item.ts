import type { pointsShop as contract, StaffPointsShopItem } from '@longmall/contract/points-shop.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { findOffers } from '../../coupon/find-offers.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { findStaffItem } from './staff-item.ts'

type Input = InputOf<typeof contract.save>

/**
 * Sets up an item of the exchange centre, or edits one at the version that was shown; what was exchanged stays as it was
 * . Refuses `points_shop.not_found`, `points_shop.changed`, `points_shop.kind_immutable`, `points_shop.english_required`,
 * `points_shop.stock_below_reserved` {taken}, `coupon.not_found`.
 */
export async function saveItem(context: Context<StaffActor>, input: Input): Promise<StaffPointsShopItem> {
  checkFields(input)
  const { item_id, coupon_id, stock } = input
  if (coupon_id !== undefined && !(await findOffers(context, [coupon_id])).has(coupon_id)) throw new Refusal('coupon.not_found')
  const before = item_id === undefined ? null : await lockForEdit(context, item_id, input.version)
  if (before && before.kind !== input.kind) throw new Refusal('points_shop.kind_immutable')
  if (before && stock !== undefined && stock < before.reserved)
    throw new Refusal('points_shop.stock_below_reserved', { reserved: before.reserved })
  const saved = await write(context, input)
  await context.db.deleteFrom('points_item_text').where('item_id', '=', saved).execute()
  await context.db
    .insertInto('points_item_text')
    .values(input.texts.map((text) => ({ ...text, item_id: saved })))
    .execute()
  const after = (await findStaffItem(context, saved))!
  await audit(context, { subject: `points_item ${saved}`, before, after })
  return after
}

/** Starts or stops an item. Refuses `points_shop.not_found`, `points_shop.changed`. */
export async function switchItem(
  context: Context<StaffActor>,
  { item_id, version, is_on }: InputOf<typeof contract.switch>,
): Promise<StaffPointsShopItem> {
  const before = await lockForEdit(context, item_id, version)
  await sql`update points_item set is_on = ${is_on}, version = version + 1 where id = ${item_id}`.execute(context.db)
  await audit(context, { subject: `points_item ${item_id}`, before: { is_on: before.is_on }, after: { is_on } })
  return (await findStaffItem(context, item_id))!
}

async function lockForEdit(context: Context, item_id: number, version: number | undefined): Promise<StaffPointsShopItem> {
  await sql`select from points_item where id = ${item_id} for update`.execute(context.db)
  const known = await findStaffItem(context, item_id)
  if (!known) throw new Refusal('points_shop.not_found')
  if (known.version !== version) throw new Refusal('points_shop.changed')
  return known
}

/** Cross-field checks: each wrong field by its name. */
function checkFields({ kind, coupon_id, amount, first_day, last_day, texts }: Input): void {
  const requireField = (name: keyof Input, isNeeded: boolean, value: unknown) => {
    if (isNeeded === (value === undefined)) throw wrongField(name, isNeeded ? 'field.required' : 'field.unknown')
  }
  requireField('coupon_id', kind === 'coupon', coupon_id)
  requireField('amount', kind === 'red_packet', amount)
  if (amount !== undefined && toSmallest(amount, 'MONEY') === 0n) throw wrongField('amount', 'field.too_small', { minimum: '0.01' })
  if (last_day < first_day) throw wrongField('last_day', 'field.choice')
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('points_shop.english_required')
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
}

async function write({ db, now, setting }: Context, input: Input): Promise<number> {
  const { item_id, kind, longcoin, is_on, position, coupon_id, amount, stock, per_member } = input
  const row = {
    kind,
    longcoin,
    is_on,
    position,
    coupon_id: coupon_id ?? null,
    amount: amount === undefined ? null : toSmallest(amount, 'MONEY'),
    stock: stock ?? null,
    per_member: per_member ?? null,
    ...windowOfDays(setting(zoneSettings.time_zone), input.first_day, input.last_day),
  }
  if (item_id === undefined) {
    const made = await db
      .insertInto('points_item')
      .values({ ...row, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  }
  await db
    .updateTable('points_item')
    .set((is) => ({ ...row, version: is('version', '+', 1) }))
    .where('id', '=', item_id)
    .execute()
  return item_id
}
