import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Names of coupons in the caller's language, by id; of ids that name none, nothing. */
export async function couponNames({ db, language }: Context, coupon_ids: readonly number[]): Promise<Map<number, string>> {
  if (coupon_ids.length === 0) return new Map()
  const { rows } = await sql<{ coupon_id: number; name: string }>`
    select en.coupon_id, coalesce(own.name, en.name) as name from coupon_text en
      left join coupon_text own on own.coupon_id = en.coupon_id and own.language = ${language}
    where en.language = 'en-us' and en.coupon_id = any (${coupon_ids}::int[])`.execute(db)
  return new Map(rows.map(({ coupon_id, name }) => [coupon_id, name]))
}
