import type { coupon as contract } from '@longmall/contract/coupon.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { postTransfer } from '../../wallet/post-transfer.ts'
import type { TestShop } from '../../../test/harness.ts'

export interface CouponOptions {
  kind?: 'money' | 'percentage' | 'free_freight'
  /** Cents; 5.00 when not given. */
  amount?: number
  permille_off?: number
  max_off?: number | null
  /** Cents. */
  threshold?: number
  goods_ids?: number[]
  category_ids?: number[]
  claim_method?: 'claim' | 'code' | 'granted' | 'longcoin'
  longcoin_price?: number
  code?: string | null
  total?: number | null
  per_member?: number
  starts_at?: string
  ends_at?: string
  /** 30 when neither this nor a window is given. */
  valid_days?: number
  use?: { from: string; until: string }
  names?: Partial<Record<Language, string>>
}

/** A coupon of 5.00 off everything, there to be claimed from an hour ago for a week, unless specified otherwise. */
export async function makeCoupon(shop: TestShop, options: CouponOptions = {}): Promise<number> {
  const { kind = 'money', claim_method = 'claim', names = { 'en-us': 'A coupon' }, use } = options
  const now = Date.parse(shop.site.shared.now())
  const { id } = await shop.db
    .insertInto('coupon')
    .values({
      kind,
      claim_method,
      amount: kind === 'money' ? BigInt(options.amount ?? 500) : null,
      permille_off: kind === 'percentage' ? (options.permille_off ?? 100) : null,
      max_off: options.max_off ? BigInt(options.max_off) : null,
      threshold: BigInt(options.threshold ?? 0),
      goods_ids: options.goods_ids ?? [],
      category_ids: options.category_ids ?? [],
      longcoin_price: claim_method === 'longcoin' ? (options.longcoin_price ?? 100) : null,
      code: options.code ?? null,
      total: options.total ?? null,
      per_member: options.per_member ?? 1,
      starts_at: options.starts_at ?? new Date(now - 3_600_000).toISOString(),
      ends_at: options.ends_at ?? new Date(now + 7 * 86_400_000).toISOString(),
      use_from: use?.from ?? null,
      use_until: use?.until ?? null,
      valid_days: use ? null : (options.valid_days ?? 30),
      created_at: shop.site.shared.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = Object.entries(names).map(([language, name]) => ({ coupon_id: id, language, name }))
  await shop.db.insertInto('coupon_text').values(texts).execute()
  await shop.refresh()
  return id
}

/** A coupon as an operator fills it in. */
export const couponForm = (fields: Partial<InputOf<typeof contract.save>> = {}): InputOf<typeof contract.save> => ({
  kind: 'money',
  money_off: '5.00',
  threshold: '20.00',
  goods_ids: [],
  category_ids: [],
  claim_method: 'claim',
  total: 10,
  per_member: 1,
  first_day: '2026-01-01',
  last_day: '2036-12-31',
  valid_days: 7,
  is_on: true,
  position: 0,
  texts: [{ language: 'en-us', name: 'Five off', note: '' }],
  ...fields,
})

/** Gives a member longcoin. */
export const giveLongcoin = (shop: TestShop, member_id: number, amount: number): Promise<string> =>
  shop.systemContext().transaction((context) =>
    postTransfer(context, {
      kind: 'grant',
      topic: 'various',
      key: `longcoin ${member_id} ${crypto.randomUUID()}`,
      reason: 'test',
      entries: [
        { account: { house: 'treasury', unit: 'LONGCOIN' }, amount: BigInt(-amount) },
        { account: { member: member_id, unit: 'LONGCOIN', purpose: 'available' }, amount: BigInt(amount) },
      ],
    }),
  )

/** Coupons of a kind in the database: how many were claimed, and how many are in each state. */
export async function countsOf(shop: TestShop, coupon_id: number): Promise<{ claimed: number; rows: number; used: number }> {
  const { rows } = await sql<{ claimed: number; rows: number; used: number }>`
    select c.claimed, count(m.id)::int as rows, count(m.id) filter (where m.state = 'used')::int as used
    from coupon c left join member_coupon m on m.coupon_id = c.id where c.id = ${coupon_id} group by c.id`.execute(shop.db)
  return rows[0]!
}
