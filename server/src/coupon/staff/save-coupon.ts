import type { coupon as contract, StaffCoupon } from '@longmall/contract/coupon.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { normalizeCode } from '../rules.ts'
import { findStaffCoupon } from './staff-coupon.ts'

type Input = InputOf<typeof contract.save>

/**
 * Sets up a coupon, or edits one at the version that was shown; what was claimed keeps the rules it was claimed with (R-05,
 * Fields that a kind or a way of getting it does not know are refused by name. Refuses `coupon.not_found`,
 * `coupon.changed`, `coupon.english_required`, `coupon.code_exists`, `coupon.total_below_claimed`.
 */
export async function saveCoupon(context: Context<StaffActor>, input: Input): Promise<StaffCoupon> {
  checkFields(input)
  const before = input.coupon_id === undefined ? null : await lockForEdit(context, input.coupon_id, input.version)
  if (before && input.total !== undefined && input.total < before.claimed)
    throw new Refusal('coupon.total_below_claimed', { claimed: before.claimed })
  const row = rowOf(context, input)
  const coupon_id = await write(context, row, input.coupon_id)
  await context.db.deleteFrom('coupon_text').where('coupon_id', '=', coupon_id).execute()
  await context.db
    .insertInto('coupon_text')
    .values(input.texts.map((text) => ({ ...text, coupon_id })))
    .execute()
  const after = (await findStaffCoupon(context, coupon_id))!
  await audit(context, { subject: `coupon ${coupon_id}`, before, after })
  return after
}

/** Ends a coupon: it cannot be claimed any more, claimed ones remain valid. Refuses `coupon.not_found`, `coupon.changed`. */
export async function endCoupon(context: Context<StaffActor>, { coupon_id, version }: InputOf<typeof contract.end>): Promise<StaffCoupon> {
  const before = await lockForEdit(context, coupon_id, version)
  await sql`update coupon set is_on = false, version = version + 1 where id = ${coupon_id}`.execute(context.db)
  await audit(context, { subject: `coupon ${coupon_id}`, before: { is_on: before.is_on }, after: { is_on: false } })
  return (await findStaffCoupon(context, coupon_id))!
}

async function lockForEdit(context: Context, coupon_id: number, version: number | undefined): Promise<StaffCoupon> {
  await sql`select from coupon where id = ${coupon_id} for update`.execute(context.db)
  const known = await findStaffCoupon(context, coupon_id)
  if (!known) throw new Refusal('coupon.not_found')
  if (known.version !== version) throw new Refusal('coupon.changed')
  return known
}

/** Cross-field checks: each wrong field by its name. */
function checkFields({ kind, claim_method, texts, ...input }: Input): void {
  const requireField = (name: keyof Input, isNeeded: boolean, value: unknown) => {
    if (isNeeded === (value === undefined)) throw wrongField(name, isNeeded ? 'field.required' : 'field.unknown')
  }
  requireField('money_off', kind === 'money', input.money_off)
  requireField('permille_off', kind === 'percentage', input.permille_off)
  if (kind !== 'percentage') requireField('max_off', false, input.max_off)
  requireField('longcoin_price', claim_method === 'longcoin', input.longcoin_price)
  if (claim_method !== 'code') requireField('code', false, input.code)
  requireField('use_first_day', input.valid_days === undefined, input.use_first_day)
  requireField('use_last_day', input.valid_days === undefined, input.use_last_day)
  for (const name of ['money_off', 'max_off'] as const)
    if (input[name] !== undefined && toSmallest(input[name], 'MONEY') === 0n) throw wrongField(name, 'field.too_small', { minimum: '0.01' })
  const threshold = toSmallest(input.threshold, 'MONEY')
  // Without a threshold it takes off what it can.
  if (input.money_off !== undefined && threshold > 0n && toSmallest(input.money_off, 'MONEY') > threshold)
    throw wrongField('money_off', 'promotion.above_threshold', { amount: input.threshold })
  if (input.last_day < input.first_day) throw wrongField('last_day', 'field.choice')
  if (input.use_last_day !== undefined && input.use_last_day < (input.use_first_day ?? '')) throw wrongField('use_last_day', 'field.choice')
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('coupon.english_required')
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
}

function rowOf({ setting }: Context, input: Input) {
  const zone = setting(zoneSettings.time_zone)
  const { money_off, max_off, threshold, first_day, last_day, use_first_day, use_last_day, code } = input
  const use = use_first_day === undefined || use_last_day === undefined ? null : windowOfDays(zone, use_first_day, use_last_day)
  const centsOrNull = (amount: string | undefined) => (amount === undefined ? null : toSmallest(amount, 'MONEY'))
  const { kind, goods_ids, category_ids, claim_method, per_member, is_on, position } = input
  return {
    kind,
    goods_ids,
    category_ids,
    claim_method,
    per_member,
    is_on,
    position,
    ...windowOfDays(zone, first_day, last_day),
    amount: centsOrNull(money_off),
    permille_off: input.permille_off ?? null,
    max_off: centsOrNull(max_off),
    threshold: toSmallest(threshold, 'MONEY'),
    longcoin_price: input.longcoin_price ?? null,
    code: code === undefined ? null : normalizeCode(code),
    total: input.total ?? null,
    use_from: use?.starts_at ?? null,
    use_until: use?.ends_at ?? null,
    valid_days: input.valid_days ?? null,
  }
}

async function write({ db, now }: Context, row: ReturnType<typeof rowOf>, coupon_id: number | undefined): Promise<number> {
  const { code } = row
  const taken =
    code === null
      ? []
      : (
          await sql<{ id: number }>`
    select id from coupon where code = ${code} union all select 0 from coupon_code where code = ${code}`.execute(db)
        ).rows
  if (taken.some(({ id }) => id !== coupon_id)) throw new Refusal('coupon.code_exists')
  if (coupon_id === undefined) {
    const made = await db
      .insertInto('coupon')
      .values({ ...row, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  }
  await db
    .updateTable('coupon')
    .set((is) => ({ ...row, version: is('version', '+', 1) }))
    .where('id', '=', coupon_id)
    .execute()
  return coupon_id
}
